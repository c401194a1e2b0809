"""What only PostgreSQL needs: its connections, and how several processes share it. Its driver is an extra."""
