"""Names for the numbers of the rules: what options, events, views and positions are written in."""
