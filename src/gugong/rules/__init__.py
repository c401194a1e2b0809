"""The referee: one module a place on the board, plain functions on a state. See docs/engine.md."""
