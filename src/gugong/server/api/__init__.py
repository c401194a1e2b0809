"""The server as clients see it: HTTP routes, sockets, the wire schema, middleware and static files."""
