"""What the server does by itself: bots move, clocks run out, tables leave memory, waiting tables expire."""
