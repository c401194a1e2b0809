"""Rounding of figures in JSON output."""

from typing import Any


def rounded(data: Any, digits: int) -> Any:
    """A copy of JSON-able data with every float rounded; tuples become lists."""
    if isinstance(data, float):
        return round(data, digits)
    if isinstance(data, dict):
        return {key: rounded(value, digits) for key, value in data.items()}
    return [rounded(value, digits) for value in data] if isinstance(data, list | tuple) else data
