"""The referee: all rules of the game as plain functions on a state, compiled or interpreted. See docs/engine.md."""
