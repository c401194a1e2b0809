"""What people program against: Game and what it is made of."""
