"""Machine code on disk: written by the process that compiles, loaded by all others.

Numba only compiles. LLVM's linker (llvmlite) is enough to load what it made: to import Numba would take every process
that plays another half a second and a hundred megabytes.
"""

import ctypes
import hashlib
import os
import pickle
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ..jit.native_calls import NDARRAY, ObjectCode, array_kind, dtype_symbol, wrapper_symbol

FILE = "machine-code"
DIGEST_BYTES = hashlib.sha256().digest_size
METH_FASTCALL = 0x0080

_kept_alive: list[Any] = []


class NotCompiled(Exception):
    """The cache does not have the machine code of a part, or has it for another processor."""


class MethodDefinition(ctypes.Structure):
    """PyMethodDef of Python's C interface: what a built-in function is made from."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("documentation", ctypes.c_char_p),
    )


def write(folder: Path, objects: Sequence[ObjectCode]) -> None:
    """Keep the machine code of a part in a folder."""
    packed = pickle.dumps((_processor(), [(one.symbol, one.code) for one in objects]))
    _write_file(folder, hashlib.sha256(packed).digest() + packed)


def install(folder: Path, content: bytes) -> None:
    """Keep the machine code that another machine's file has; NotCompiled if it is for another processor."""
    _objects(content, "What was sent")
    folder.mkdir(parents=True, exist_ok=True)
    _write_file(folder, content)


def _write_file(folder: Path, content: bytes) -> None:
    unfinished = folder / f"{FILE}-{os.getpid()}"
    unfinished.write_bytes(content)
    unfinished.replace(folder / FILE)


def load(folder: Path, declared: dict[str, Sequence[Any]]) -> dict[str, Callable[..., Any]]:
    """Link the machine code of a part into this process; NotCompiled if the folder does not have it for this machine.

    Gives the entry points by name; `declared` has the kinds of their arguments.
    """
    import llvmlite.binding as llvm

    objects, engine = _read(folder), _engine()
    for name, kinds in declared.items():
        for i, kind in enumerate(kinds):
            dtype, dimensions = array_kind(kind)
            if dimensions:
                found = np.dtype(dtype)
                _kept_alive.append(found)
                llvm.add_symbol(dtype_symbol(name, i), id(found))
    for one in objects:
        engine.add_object_file(llvm.ObjectFileRef.from_data(one.code))
    engine.finalize_object()
    return {name: _builtin(name, engine.get_function_address(wrapper_symbol(name))) for name in declared}


def _builtin(name: str, address: int) -> Callable[..., Any]:
    """The built-in function of Python at an address."""
    definition = MethodDefinition(name.encode(), address, METH_FASTCALL, None)
    _kept_alive.append(definition)
    make = ctypes.pythonapi.PyCFunction_NewEx
    make.restype, make.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
    found: Callable[..., Any] = make(ctypes.addressof(definition), None, None)
    return found


def _read(folder: Path) -> list[ObjectCode]:
    try:
        content = (folder / FILE).read_bytes()
    except OSError as fault:
        raise NotCompiled(str(fault)) from None
    return _objects(content, str(folder / FILE))


def _objects(content: bytes, name: str) -> list[ObjectCode]:
    """The functions in the content of a file; NotCompiled if they are of no use here."""
    digest, packed = content[:DIGEST_BYTES], content[DIGEST_BYTES:]
    if hashlib.sha256(packed).digest() != digest:
        raise NotCompiled(f"{name} is damaged")
    processor, objects = pickle.loads(packed)
    if processor != _processor():
        raise NotCompiled(f"{name} is for another processor")
    return [ObjectCode(*fields) for fields in objects]


@cache
def _processor() -> tuple[str, str, str]:
    """What machine code is made for."""
    import llvmlite.binding as llvm

    return llvm.get_process_triple(), llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()


@cache
def _engine() -> Any:
    """What holds all machine code of this process."""
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    llvm.add_symbol(NDARRAY, id(np.ndarray))
    machine = llvm.Target.from_default_triple().create_target_machine()
    return llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
