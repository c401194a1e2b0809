"""What `gugong arena`, `simulate` and `replay --analyse` print and draw."""
