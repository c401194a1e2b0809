"""Scripts for developers, run as `uv run python -m tools.NAME`, and drivers of real servers and browsers."""
