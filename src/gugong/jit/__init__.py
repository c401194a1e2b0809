"""The decorators of compiled code: the rules and the bots run as plain Python, or compiled by Numba.

As `gugong.rules` and `gugong.ai` the sources are plain Python (for debugging, coverage and the first seconds after an
install), and the decorators do nothing. A process that compiles (`gugong.compiler.compile`) loads the same sources into
the package COMPILED_NAME, where they compile. The rules and the bots are each a part with machine code of its own.

The arguments of `entry_point` and `shared` tell the types of a function's arguments: `int`, `float`, a dtype for an
array of it (`shared`: a dtype for a record), `(dtype, n)` for an array of n dimensions.
"""

from collections.abc import Callable
from typing import Any

Function = Callable[..., Any]
Decorator = Callable[[Function], Function]

COMPILED_NAME = "gugong.compiled"
COMPILING = __name__.startswith(COMPILED_NAME + ".")

if COMPILING:
    from .numba_backend import compiled_functions, entry_point, object_code, rare_rule, rule, shared
else:
    compiled_functions, object_code = [], []

    def rule(function: Function) -> Function:
        """A function that only other compiled functions call."""
        return function

    def rare_rule(function: Function) -> Function:
        """A rule that is called seldom: its machine code stays out of the way of what is called often."""
        return function

    def entry_point(*kinds: Any) -> Decorator:
        """A function that Python calls with arrays and numbers; its attribute `kinds` tells which."""

        def decorate(function: Function) -> Function:
            function.kinds = kinds  # type: ignore[attr-defined]
            return function

        return decorate

    def shared(*kinds: Any) -> Decorator:
        """A function of records and whole numbers that other parts call by its symbol; it returns 1 if it raised."""
        return lambda function: function


__all__ = [
    "COMPILED_NAME",
    "COMPILING",
    "compiled_functions",
    "entry_point",
    "object_code",
    "rare_rule",
    "rule",
    "shared",
]
