"""The decorators of compiled code: the rules and the bots run as plain Python, or compiled by Numba.

`gugong.compiler.loader` loads these packages twice: as `gugong.rules` and `gugong.ai` (interpreted, for debugging,
coverage and the first seconds after an install) and inside the package COMPILED_NAME, where the two decorators compile.
"""

from collections.abc import Callable
from typing import Any

Function = Callable[..., Any]

COMPILED_NAME = "gugong.compiled"
COMPILING = __name__.startswith(COMPILED_NAME + ".")
compiled_functions: list[str] = []

if COMPILING:
    import numba
    from numba.core import types

    def widen(kind: Any) -> Any:
        """Every whole number, truth value and member of an IntEnum travels between rules as int64."""
        value = kind.literal_type if isinstance(kind, types.Literal) else kind
        return types.int64 if isinstance(value, types.Integer | types.Boolean | types.IntEnumMember) else kind

    def compile_once(dispatcher: Any) -> Any:
        """Without this each constant and each width of an argument would compile a function again."""
        find = dispatcher.get_call_template
        dispatcher.get_call_template = lambda args, kws: find(tuple(widen(kind) for kind in args), kws)
        return dispatcher

    def rule(function: Function) -> Function:
        """A function that only other rules call."""
        compiled_functions.append(function.__qualname__)
        options: Any = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        compiled: Function = compile_once(numba.njit(function, error_model="numpy", nogil=True, **options))
        return compiled

    def entry_point(function: Function) -> Function:
        """A function that Python calls with arrays; its machine code is kept on disk."""
        compiled_functions.append(function.__qualname__)
        return numba.njit(function, error_model="numpy", nogil=True, cache=True)

else:

    def rule(function: Function) -> Function:
        """A function that only other rules call."""
        return function

    def entry_point(function: Function) -> Function:
        """A function that Python calls with arrays."""
        return function
