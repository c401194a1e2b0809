"""Tables: what their log entries make of them, what may be asked of them, and what is shown to whom."""
