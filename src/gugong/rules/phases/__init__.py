"""The course of a game: set-up, morning, the exchange of a turn, night, final scoring, and the clock that leads on."""
