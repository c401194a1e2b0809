"""Game tables: their log and state, the commands, what each viewer is sent, the registry and the scheduler.

Uses `store` and `bots`; knows nothing of HTTP or sockets (`api`) or of the service that ties all together.
"""
