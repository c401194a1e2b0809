"""Messages in six languages: Fluent files, and the only way from data to a sentence."""
