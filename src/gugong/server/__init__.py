"""The server: game tables that people and programs play at over HTTP and WebSockets.

Imports go one way: `app` and `api` use `service`, which uses `tables`, which use `store` and `bots`.
"""
