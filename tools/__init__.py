"""Scripts for developers: record games, seal the lesson, take pictures, drive a browser and a server."""
