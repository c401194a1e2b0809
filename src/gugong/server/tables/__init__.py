"""Game tables: their log and state, the commands, what each viewer is sent, and the registry.

Uses `store`; knows nothing of HTTP or sockets (`api`) or of the service that ties all together.
"""
