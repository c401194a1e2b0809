"""Figures for programs: JSON without digits that mean nothing."""

from typing import Any


def rounded(data: Any, digits: int) -> Any:
    """The same data with every fraction rounded, however deep it lies; rows become lists."""
    if isinstance(data, float):
        return round(data, digits)
    if isinstance(data, dict):
        return {key: rounded(value, digits) for key, value in data.items()}
    return [rounded(value, digits) for value in data] if isinstance(data, list | tuple) else data
