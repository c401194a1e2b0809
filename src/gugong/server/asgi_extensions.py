"""What our own protocols offer the application beyond ASGI, by its name among the `extensions` of a scope."""

SEND_NOW = "gugong.send_now"
"""Of a WebSocket: a function that sends a text message (bytes) without waiting; it returns False if one has to wait."""
