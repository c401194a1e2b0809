"""The decorators of `jit` with Numba: loaded inside the package of compiled code, by processes that compile.

`modes` of that package (`gugong.compiler.compile` sets it) says what to do with each part: COMPILE makes machine code,
DECLARE is for the rules in a process that compiles only the bots.
"""

import ctypes
import sys
import warnings
from collections.abc import Callable
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
from numba.core import compiler, registry, types
from numba.np.numpy_support import from_dtype

from .native_calls import ObjectCode, array_kind, shared_module, shared_symbol, wrapper_module, wrapper_symbol

Function = Callable[..., Any]

COMPILE, DECLARE = "compile", "declare"
PACKAGE = ".".join(__name__.split(".")[:2])
# Without Numba's runtime, which a process that plays does not have: compiled code can allocate nothing.
OPTIONS: Any = {"error_model": "numpy", "_nrt": False}
UNWRAPPED: Any = {**OPTIONS, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
compiled_functions: list[str] = []  # that have been decorated, for the progress of the compiler
object_code: list[ObjectCode] = []  # of the entry points and shared functions that have been compiled
_modes: dict[str, str] = getattr(sys.modules[PACKAGE], "modes", {})


def _mode(function: Function) -> str:
    part = function.__module__.removeprefix(PACKAGE + ".").split(".")[0]
    return _modes[part]


def _compilers() -> tuple[Any, Any, Any]:
    """Of rules, rare rules and entry points: quick compilers, or Numba's own where its internals have changed."""
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


def _argument(kind: Any) -> Any:
    dtype, dimensions = array_kind(kind)
    if dimensions == 0:
        return types.int64 if dtype is int else types.float64
    return numba.typeof(np.zeros((1,) * dimensions, dtype))


def _record(kind: Any) -> Any:
    return types.int64 if kind is int else from_dtype(kind)


def _compile_rule(function: Function, pipeline: Any) -> Function:
    compiled_functions.append(function.__qualname__)
    compiled: Function = _compile_once(numba.njit(function, **UNWRAPPED, pipeline_class=pipeline))
    return compiled


def rule(function: Function) -> Function:
    """A function that only other compiled functions call."""
    return _compile_rule(function, _rule_compiler)


def rare_rule(function: Function) -> Function:
    """A rule that is called seldom: its machine code stays out of the way of what is called often."""
    return _compile_rule(function, _rare_rule_compiler)


def _wrapper(name: str, symbol: str, kinds: tuple[Any, ...], returned: Any) -> ObjectCode:
    """The function by which Python calls an entry point."""
    if returned != types.none and returned not in types.signed_domain:
        raise TypeError(f"{name} returns {returned}; an entry point can return a signed whole number or nothing.")
    bits = None if returned == types.none else returned.bitwidth
    return ObjectCode(wrapper_symbol(name), _assembled(wrapper_module(name, symbol, kinds, bits)))


def _assembled(module: str) -> bytes:
    """The object code of a module in LLVM's language."""
    codegen: Any = registry.cpu_target.target_context.codegen()
    parsed = llvm.parse_assembly(module)
    manager, builder = codegen._module_pass_manager()
    manager.run(parsed, builder)
    found: bytes = codegen._tm.emit_object(parsed)
    return found


def _compile_now(function: Function, arguments: list[Any]) -> Any:
    """Compile a function for these types of arguments, keep its object code, and give what Numba says about it."""
    compiled_functions.append(function.__qualname__)
    compiled: Any = numba.njit([tuple(arguments)], **UNWRAPPED, pipeline_class=_entry_point_compiler)(function)
    (result,) = compiled.overloads.values()
    object_code.append(ObjectCode(result.fndesc.llvm_func_name, result.library._get_compiled_object()))
    return result


def entry_point(*kinds: Any) -> Callable[[Function], Function]:
    """A function that Python calls with arrays and numbers; its machine code is kept on disk."""

    def decorate(function: Function) -> Function:
        result = _compile_now(function, [_argument(kind) for kind in kinds])
        symbol, returned = result.fndesc.llvm_func_name, result.signature.return_type
        object_code.append(_wrapper(function.__name__, symbol, kinds, returned))
        return function  # nobody calls it in this process

    return decorate


def shared(*kinds: Any) -> Callable[[Function], Function]:
    """A function that other parts call by its symbol: it is compiled once, and they need not know what it does."""

    def decorate(function: Function) -> Function:
        symbol, arguments = shared_symbol(function.__name__), [_record(kind) for kind in kinds]
        if _mode(function) == COMPILE:
            result = _compile_now(function, arguments)
            module = shared_module(function.__name__, result.fndesc.llvm_func_name, kinds)
            object_code.append(ObjectCode(symbol, _assembled(module)))
        # Nothing is called while the parts are compiled, but every symbol needs an address.
        llvm.add_symbol(symbol, ctypes.cast(ctypes.pythonapi.Py_FatalError, ctypes.c_void_p).value)
        declared: Function = types.ExternalFunction(symbol, types.int64(*arguments))
        return declared

    return decorate
