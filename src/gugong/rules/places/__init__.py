"""The places on the board and the pieces that stand there, one module each."""
