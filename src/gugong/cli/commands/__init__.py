"""The commands of `gugong`, one module each."""
