"""The highest figures a box may have, well within what the record holds."""

FEW = 30  # servants, and what is paid or gained in them
MANY = 100  # victory points, and steps on a track
