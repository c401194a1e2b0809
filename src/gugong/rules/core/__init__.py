"""What every rule stands on: the state, the numbered vocabulary, the stack of frames, chance."""
