"""What commands print and draw about many games."""
