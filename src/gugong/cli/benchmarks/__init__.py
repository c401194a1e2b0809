"""The parts of `gugong bench`."""
