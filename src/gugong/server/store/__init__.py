"""Where tables are kept: one row an entry of a table's log, in SQLite or PostgreSQL."""
