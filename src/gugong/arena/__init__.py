"""Many games between bots: played in several processes, rated, and counted."""
