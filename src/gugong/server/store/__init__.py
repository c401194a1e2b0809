"""The database of the server: the append-only log of each game table, in SQLite or PostgreSQL.

Nothing in here imports the packages that use it (`tables`, `bots`, `api`).
"""
