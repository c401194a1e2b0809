"""The page for everyone: by keyboard, by ear, and with other eyes."""
