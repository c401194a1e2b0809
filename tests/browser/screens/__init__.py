"""Small screens, and screens of other shapes."""
