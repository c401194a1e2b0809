"""Many games between bots: schedules, processes, ratings and statistics."""
