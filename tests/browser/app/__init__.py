"""The page as an app: installed, opened without a connection, brought up to date."""
