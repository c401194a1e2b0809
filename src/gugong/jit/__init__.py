"""The decorators of compiled code: the rules and the bots run as plain Python, or compiled by Numba.

`gugong.compiler.loader` loads `rules` and `ai` twice: as `gugong.rules` and `gugong.ai` (interpreted, for debugging,
coverage and the first seconds after an install), where the decorators do nothing, and inside the package
COMPILED_NAME, where they compile. The rules and the bots are each a part with machine code of its own.

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
    from .numba_backend import compiled_functions, entry_point, rare_rule, rule, shared
else:
    compiled_functions = []

    def rule(function: Function) -> Function:
        """A function that only other compiled functions call."""
        return function

    def rare_rule(function: Function) -> Function:
        """A rule that is called seldom: its machine code stays out of the way of what is called often."""
        return function

    def entry_point(*kinds: Any) -> Decorator:
        """A function that Python calls with arrays and numbers."""
        return lambda function: function

    def shared(*kinds: Any) -> Decorator:
        """A function of records and whole numbers, returning a whole number, that other parts call by its symbol."""
        return lambda function: function


__all__ = ["COMPILED_NAME", "COMPILING", "compiled_functions", "entry_point", "rare_rule", "rule", "shared"]
