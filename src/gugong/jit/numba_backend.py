"""The decorators of `jit` with Numba: loaded inside the package of compiled code only.

`modes` of that package (`gugong.compiler.loader` sets it) says what to do with each part: LOAD takes machine code from
the cache or raises NotCompiled, COMPILE makes it, DECLARE is for the rules in a process that compiles only the bots.
"""

import ctypes
import sys
import warnings
from collections.abc import Callable
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
from numba.core import compiler, types
from numba.np.numpy_support import from_dtype

Function = Callable[..., Any]

LOAD, COMPILE, DECLARE = "load", "compile", "declare"
PACKAGE = ".".join(__name__.split(".")[:2])
OPTIONS: Any = {"error_model": "numpy", "nogil": True}
compiled_functions: list[str] = []
_modes: dict[str, str] = getattr(sys.modules[PACKAGE], "modes", {})
_kept_alive: list[Any] = []


class NotCompiled(Exception):
    """The cache does not have the machine code of a function, or has it for another processor."""


class LoadingOnly(compiler.CompilerBase):
    """The compiler while machine code is loaded: it refuses."""

    def define_pipelines(self) -> Any:
        """Called when the cache does not have the function."""
        raise NotCompiled(self.state.func_id.func_qualname)


def _mode(function: Function) -> str:
    part = function.__module__.removeprefix(PACKAGE + ".").split(".")[0]
    return _modes[part]


def _compilers() -> tuple[Any, Any, Any]:
    """Of rules, rare rules and entry points: quick compilers, or Numba's own where its internals have changed."""
    if COMPILE not in _modes.values():
        return None, None, LoadingOnly
    try:
        from .linker import EntryPointCompiler, RareRuleCompiler, RuleCompiler, check

        check()
    except Exception as fault:
        warnings.warn(
            f"The rules cannot be compiled the quick way with Numba {numba.__version__} ({fault!r});"
            " compiling them takes minutes instead of seconds, once.",
            stacklevel=2,
        )
        return compiler.Compiler, compiler.Compiler, compiler.Compiler
    return RuleCompiler, RareRuleCompiler, EntryPointCompiler


_rule_compiler, _rare_rule_compiler, _entry_point_compiler = _compilers()


def widen(kind: Any) -> Any:
    """Every whole number, truth value and member of an IntEnum travels between rules as int64."""
    value = kind.literal_type if isinstance(kind, types.Literal) else kind
    return types.int64 if isinstance(value, types.Integer | types.Boolean | types.IntEnumMember) else kind


def _compile_once(dispatcher: Any) -> Any:
    """Without this each constant and each width of an argument would compile a function again."""
    find = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: find(tuple(widen(kind) for kind in args), kws)
    return dispatcher


def _array(kind: Any) -> Any:
    if kind in (int, float):
        return types.int64 if kind is int else types.float64
    dtype, dimensions = kind if isinstance(kind, tuple) else (kind, 1)
    return numba.typeof(np.zeros((1,) * dimensions, dtype))


def _record(kind: Any) -> Any:
    return types.int64 if kind is int else from_dtype(kind)


def _compile_rule(function: Function, pipeline: Any) -> Function:
    if _mode(function) == LOAD:
        return function  # its machine code is in the entry points that call it
    compiled_functions.append(function.__qualname__)
    options: Any = {**OPTIONS, "no_cpython_wrapper": True, "no_cfunc_wrapper": True, "pipeline_class": pipeline}
    compiled: Function = _compile_once(numba.njit(function, **options))
    return compiled


def rule(function: Function) -> Function:
    """A function that only other compiled functions call."""
    return _compile_rule(function, _rule_compiler)


def rare_rule(function: Function) -> Function:
    """A rule that is called seldom: its machine code stays out of the way of what is called often."""
    return _compile_rule(function, _rare_rule_compiler)


def entry_point(*kinds: Any) -> Callable[[Function], Function]:
    """A function that Python calls with arrays and numbers; its machine code is kept on disk."""

    def decorate(function: Function) -> Function:
        compiled_functions.append(function.__qualname__)
        options: Any = {**OPTIONS, "cache": True, "pipeline_class": _entry_point_compiler}
        compiled: Function = numba.njit([tuple(_array(kind) for kind in kinds)], **options)(function)
        return compiled

    return decorate


def shared(*kinds: Any) -> Callable[[Function], Function]:
    """A function that other parts call by its symbol: it is compiled once, and they need not know what it does."""

    def decorate(function: Function) -> Function:
        symbol = f"gugong_{function.__name__}"
        signature = types.int64(*(_record(kind) for kind in kinds))
        if _mode(function) == DECLARE:  # nothing is called while bots are compiled, but every symbol needs an address
            address = ctypes.cast(ctypes.pythonapi.Py_FatalError, ctypes.c_void_p).value
        else:
            compiled_functions.append(function.__qualname__)
            options: Any = {**OPTIONS, "cache": True, "pipeline_class": _entry_point_compiler}
            callback = numba.cfunc(signature, **options)(function)
            _kept_alive.append(callback)
            address = callback.address
        llvm.add_symbol(symbol, address)
        declared: Function = types.ExternalFunction(symbol, signature)
        return declared

    return decorate
