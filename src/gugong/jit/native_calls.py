"""How machine code is called by those who do not know Numba: for each function a small one in LLVM's language.

For an entry point it is a built-in function of Python (METH_FASTCALL). It checks its arguments, since machine code
would read and write any array as if it were of the declared kind, hands the arrays on as Numba's calling convention
wants them, and lets other threads run meanwhile. For a shared function it is a function of C.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

# Where the fields of an array lie (PyArrayObject of NumPy's C interface), in bytes from the beginning of the object.
DATA = object.__basicsize__
DIMENSION_COUNT = DATA + 8
SHAPE = DATA + 16
STRIDES = DATA + 24
DTYPE = DATA + 40
FLAGS = DATA + 48
WRITABLE_C_ARRAY = 0x0501  # of the flags: contiguous, aligned, writable

RETURNED = 0  # the status of a function by Numba's calling convention; anything else is an exception
NDARRAY = "gugong_ndarray"  # the symbol of NumPy's class

PYTHON_INTERFACE = f"""
@{NDARRAY} = external global i8
@PyExc_RuntimeError = external global ptr
@PyExc_TypeError = external global ptr
@_Py_NoneStruct = external global i8
declare i32 @PyObject_IsInstance(ptr, ptr)
declare i32 @PyObject_RichCompareBool(ptr, ptr, i32)
declare i64 @PyLong_AsLongLong(ptr)
declare double @PyFloat_AsDouble(ptr)
declare ptr @PyLong_FromLongLong(i64)
declare ptr @PyErr_Occurred()
declare void @PyErr_SetString(ptr, ptr)
declare ptr @PyEval_SaveThread()
declare void @PyEval_RestoreThread(ptr)
declare void @Py_IncRef(ptr)

define internal ptr @field(ptr %object, i64 %offset) {{
  %place = getelementptr i8, ptr %object, i64 %offset
  %value = load ptr, ptr %place
  ret ptr %value
}}

define internal i64 @item(ptr %object, i64 %offset, i64 %number) {{
  %items = call ptr @field(ptr %object, i64 %offset)
  %place = getelementptr i64, ptr %items, i64 %number
  %value = load i64, ptr %place
  ret i64 %value
}}

define internal i1 @fits(ptr %object, ptr %dtype, i32 %dimensions) {{
  %instance = call i32 @PyObject_IsInstance(ptr %object, ptr @{NDARRAY})
  %is_array = icmp eq i32 %instance, 1
  br i1 %is_array, label %compare, label %no
compare:
  %own_dtype = call ptr @field(ptr %object, i64 {DTYPE})
  %equal = call i32 @PyObject_RichCompareBool(ptr %own_dtype, ptr %dtype, i32 2)
  %same_dtype = icmp eq i32 %equal, 1
  %count_place = getelementptr i8, ptr %object, i64 {DIMENSION_COUNT}
  %count = load i32, ptr %count_place
  %same_count = icmp eq i32 %count, %dimensions
  %flags_place = getelementptr i8, ptr %object, i64 {FLAGS}
  %flags = load i32, ptr %flags_place
  %wanted_flags = and i32 %flags, {WRITABLE_C_ARRAY}
  %can_be_used = icmp eq i32 %wanted_flags, {WRITABLE_C_ARRAY}
  %same_form = and i1 %same_count, %can_be_used
  %fits = and i1 %same_dtype, %same_form
  ret i1 %fits
no:
  ret i1 false
}}
"""

WRAPPER = """
define ptr @{wrapper}(ptr %self, ptr %arguments, i64 %count) {{
  %result = alloca i{bits}
  %fault = alloca ptr
  %complete = icmp eq i64 %count, {count}
  br i1 %complete, label %read, label %misuse
read:
{read}
  %thread = call ptr @PyEval_SaveThread()
  %status = call i32 @"{symbol}"(ptr %result, ptr %fault, {passed})
  call void @PyEval_RestoreThread(ptr %thread)
  %is_well = icmp eq i32 %status, {RETURNED}
  br i1 %is_well, label %well, label %failure
well:
{give_back}
failure:
  %runtime_error = load ptr, ptr @PyExc_RuntimeError
  call void @PyErr_SetString(ptr %runtime_error, ptr @failed)
  ret ptr null
misuse:
  %type_error = load ptr, ptr @PyExc_TypeError
  call void @PyErr_SetString(ptr %type_error, ptr @misused)
  ret ptr null
}}
"""

SHARED = """
declare i32 @"{symbol}"(ptr, ptr, {types})
define i64 @{shared}({arguments}) {{
  %result = alloca i64
  %fault = alloca ptr
  %status = call i32 @"{symbol}"(ptr %result, ptr %fault, {arguments})
  %failed = icmp ne i32 %status, {RETURNED}
  %answer = zext i1 %failed to i64
  ret i64 %answer
}}
"""


@dataclass(frozen=True, slots=True)
class ObjectCode:
    """A compiled function with all that it calls, as it is kept."""

    symbol: str
    code: bytes


def array_kind(kind: Any) -> tuple[Any, int]:
    """What an argument of `entry_point` means: dtype and dimensions of an array; for a number its type and 0."""
    if kind in (int, float):
        return kind, 0
    dtype, dimensions = kind if isinstance(kind, tuple) else (kind, 1)
    return dtype, dimensions


def shared_symbol(name: str) -> str:
    """The symbol by which other parts call a shared function."""
    return f"gugong_{name}"


def wrapper_symbol(name: str) -> str:
    """The symbol of the built-in function of an entry point."""
    return f"gugong_call_{name}"


def dtype_symbol(name: str, argument: int) -> str:
    """The symbol of the dtype that an argument of an entry point must have."""
    return f"gugong_dtype_{name}_{argument}"


def shared_module(name: str, symbol: str, kinds: Sequence[Any]) -> str:
    """The module with the function by which other parts call the shared function with a symbol.

    It returns 0, or 1 if the shared function raised something: an exception cannot cross to another part.
    """
    types = ["i64" if kind is int else "ptr" for kind in kinds]
    arguments = ", ".join(f"{kind} %argument{i}" for i, kind in enumerate(types))
    return SHARED.format(
        symbol=symbol, shared=shared_symbol(name), types=", ".join(types), arguments=arguments, RETURNED=RETURNED
    )


def wrapper_module(name: str, symbol: str, kinds: Sequence[Any], result_bits: int | None) -> str:
    """The module with the built-in function of the entry point with a symbol.

    Its result is a signed whole number of so many bits; None if it returns nothing.
    """
    declared: list[str] = []
    read: list[str] = []
    passed: list[tuple[str, str]] = []  # type and value
    for i, kind in enumerate(kinds):
        dtype, dimensions = array_kind(kind)
        read += [f"  %slot{i} = getelementptr ptr, ptr %arguments, i64 {i}", f"  %object{i} = load ptr, ptr %slot{i}"]
        if dimensions:
            declared.append(f"@{dtype_symbol(name, i)} = external global i8")
            read += _array_lines(i, f"@{dtype_symbol(name, i)}", dimensions)
            passed += [("ptr", "null"), ("ptr", "null"), ("i64", f"%size{i}")]  # of no owner
            passed += [("i64", str(np.dtype(dtype).itemsize)), ("ptr", f"%data{i}")]
            passed += [("i64", f"%{word}{i}_{j}") for word in ("shape", "stride") for j in range(dimensions)]
        else:
            read += _number_lines(i, dtype is float)
            passed.append(("double" if dtype is float else "i64", f"%number{i}"))
    wrapper = WRAPPER.format(
        wrapper=wrapper_symbol(name),
        symbol=symbol,
        bits=result_bits or 64,
        count=len(kinds),
        read="\n".join(read),
        passed=", ".join(f"{kind} {value}" for kind, value in passed),
        give_back="\n".join(_result_lines(result_bits)),
        RETURNED=RETURNED,
    )
    return "\n".join(
        [
            PYTHON_INTERFACE,
            *declared,
            f'declare i32 @"{symbol}"(ptr, ptr, {", ".join(kind for kind, _ in passed)})',
            _text("misused", f"{name} takes {len(kinds)} arguments: arrays and numbers as its decorator declares them"),
            _text("failed", f"{name} failed in compiled code; NUMBA_DISABLE_JIT=1 tells where"),
            wrapper,
        ]
    )


def _text(name: str, words: str) -> str:
    """A constant text, which ends with a zero byte."""
    return f'@{name} = internal constant [{len(words) + 1} x i8] c"{words}\\00"'


def _array_lines(i: int, dtype: str, dimensions: int) -> list[str]:
    """Check an array, and read where its items are, how many, and how far apart."""
    lines = [
        f"  %fits{i} = call i1 @fits(ptr %object{i}, ptr {dtype}, i32 {dimensions})",
        f"  br i1 %fits{i}, label %array{i}, label %misuse",
        f"array{i}:",
        f"  %data{i} = call ptr @field(ptr %object{i}, i64 {DATA})",
    ]
    for j in range(dimensions):
        lines.append(f"  %shape{i}_{j} = call i64 @item(ptr %object{i}, i64 {SHAPE}, i64 {j})")
        lines.append(f"  %stride{i}_{j} = call i64 @item(ptr %object{i}, i64 {STRIDES}, i64 {j})")
    sizes = ["1", *(f"%size{i}_{j}" for j in range(dimensions - 1)), f"%size{i}"]
    lines += [f"  {sizes[j + 1]} = mul i64 {sizes[j]}, %shape{i}_{j}" for j in range(dimensions)]
    return lines


def _number_lines(i: int, is_float: bool) -> list[str]:
    """Read a number; misuse if it is something else."""
    function = "double @PyFloat_AsDouble" if is_float else "i64 @PyLong_AsLongLong"
    return [
        f"  %number{i} = call {function}(ptr %object{i})",
        f"  %raised{i} = call ptr @PyErr_Occurred()",
        f"  %is_number{i} = icmp eq ptr %raised{i}, null",
        f"  br i1 %is_number{i}, label %number_read{i}, label %misuse",
        f"number_read{i}:",
    ]


def _result_lines(bits: int | None) -> list[str]:
    """Return the result to Python."""
    if bits is None:
        return ["  call void @Py_IncRef(ptr @_Py_NoneStruct)", "  ret ptr @_Py_NoneStruct"]
    widened = "%returned" if bits == 64 else "%widened"
    return [
        f"  %returned = load i{bits}, ptr %result",
        *([f"  %widened = sext i{bits} %returned to i64"] if bits < 64 else []),
        f"  %number = call ptr @PyLong_FromLongLong(i64 {widened})",
        "  ret ptr %number",
    ]
