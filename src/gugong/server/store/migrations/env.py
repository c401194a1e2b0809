"""Alembic runs this: migrate on the connection, and inside the transaction, that the store gives."""

from alembic import context

from gugong.server.store.indexes import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
