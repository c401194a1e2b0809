"""What compiled code can ask of the processor beyond Python; only the environments use it, and are made from it."""
