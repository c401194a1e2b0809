"""How long the drivers of servers and browsers wait."""

PATIENCE = 180.0  # seconds for whatever surely comes, on a busy machine too; only a failure waits as long
GLANCE = 0.05  # seconds between two looks at something that is waited for
