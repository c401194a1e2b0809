"""The server's interface: HTTP routes, sockets, the wire schema, middleware and static files."""
