"""Prefetching: memory that is needed soon is fetched while something else is done."""

from typing import Any

from .. import COMPILING

CACHE_LINE = 64  # bytes

if COMPILING:
    from llvmlite import ir
    from numba.core import cgutils, types
    from numba.extending import intrinsic

    FOR_WRITING, KEEP, DATA = 1, 3, 1  # of llvm.prefetch: keep it in all caches

    @intrinsic  # type: ignore[untyped-decorator]
    def prefetch(typing_context: Any, array: Any, index: Any, size: Any) -> Any:
        """Fetch the first bytes, so many, of array[index]."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            values, number, size = arguments
            found = context.make_array(signature.args[0])(context, builder, values)
            byte, word = ir.IntType(8).as_pointer(), ir.IntType(32)
            offset = builder.mul(number, builder.extract_value(found.strides, 0))
            start = builder.gep(builder.bitcast(found.data, byte), [offset])
            kind = ir.FunctionType(ir.VoidType(), [byte, word, word, word])
            fetch = builder.module.declare_intrinsic("llvm.prefetch", [byte], kind)
            first, step = ir.Constant(size.type, 0), ir.Constant(size.type, CACHE_LINE)
            with cgutils.for_range_slice(builder, first, size, step) as (at, _):
                builder.call(fetch, [builder.gep(start, [at]), word(FOR_WRITING), word(KEEP), word(DATA)])
            return context.get_dummy_value()

        return types.none(array, types.int64, types.int64), generate

else:

    def prefetch(array: Any, index: int, size: int) -> None:
        """Fetch the first bytes, so many, of array[index]; interpreted it does nothing."""
