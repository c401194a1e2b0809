"""Quick compiling: LLVM sees each entry point once, as a whole.

Numba optimizes every function together with all that it calls, and makes machine code of it, though rules are only ever
called by other rules: each rule is optimized again for each of its callers, and theirs. Here a rule is only lowered to
LLVM's language; an entry point links in all rules that it needs, and is optimized and made machine code of once.

This leans on Numba's internals. `check` compiles a small example; where it fails, `numba_backend` goes back to Numba's
own way.
"""

from typing import Any

import numba
from numba import _dynfunc  # type: ignore[attr-defined]
from numba.core import compiler, typed_passes
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_machinery import PassManager, register_pass

RULE_LINKAGE = "linkonce_odr"


class RuleLibrary(JITCodeLibrary):
    """The lowered code of one rule, to be linked into entry points."""

    attributes: tuple[str, ...] = ()  # that LLVM shall know of the function

    def finalize(self) -> None:
        """Leave the code as it is."""
        self._raise_if_finalized()
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        if self._shared_module is None:
            for function in self._final_module.functions:
                if not function.is_declaration:
                    function.linkage = RULE_LINKAGE
                    for attribute in self.attributes:
                        function.add_function_attribute(attribute)
            self._shared_module = self._final_module
        return self._shared_module


class RareRuleLibrary(RuleLibrary):
    """The same of a rule that is called seldom."""

    attributes = ("noinline", "cold")


class EntryPointLibrary(JITCodeLibrary):
    """The code of an entry point with all rules that it needs."""

    def finalize(self) -> None:
        """Link in the rules, and those that they call; optimize it all and make machine code of it."""
        found: dict[Any, None] = {}
        waiting = list(self._linking_libraries)
        while waiting:
            library = waiting.pop()
            if library not in found:
                found[library] = None
                if isinstance(library, RuleLibrary):
                    waiting.extend(library._linking_libraries)
        self._linking_libraries = list(found)
        super().finalize()

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage.name == RULE_LINKAGE:
                function.linkage = "internal"  # nobody else calls it: what is called at one place only is inlined there
        manager, builder = self._codegen._module_pass_manager()
        manager.run(self._final_module, builder)


@register_pass(mutates_CFG=True, analysis_only=False)
class RuleLowering(typed_passes.NativeLowering):
    """Lower a rule without making machine code of it."""

    _name = "rule_lowering"
    library: type[RuleLibrary] = RuleLibrary

    def run_pass(self, state: Any) -> bool:
        """Lower it, and tell Numba how it is called."""
        state.library = self.library(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        described = state.cr.fndesc
        name = described.qualname.split(".")[-1]
        stand_in = _dynfunc.make_function(described.lookup_module(), name, "", 0, state.cr.env, (state.library,))
        state.targetctx.insert_user_function(stand_in, described, [state.library])
        state.cr = state.cr._replace(cfunc=stand_in)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class RareRuleLowering(RuleLowering):
    """The same for a rule that is called seldom."""

    _name = "rare_rule_lowering"
    library = RareRuleLibrary


@register_pass(mutates_CFG=True, analysis_only=False)
class EntryPointLowering(typed_passes.NativeLowering):
    """Lower an entry point and make machine code of it and its rules."""

    _name = "entry_point_lowering"

    def run_pass(self, state: Any) -> bool:
        """As Numba does it, with another library."""
        state.library = EntryPointLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


class LinkingCompiler(compiler.CompilerBase):
    """Numba's compiler with a lowering of ours."""

    lowering: type

    def define_pipelines(self) -> list[PassManager]:
        """Numba's usual passes with another lowering."""
        usual = compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)
        changed = PassManager("gugong")
        for step, description in usual.passes:
            changed.add_pass(self.lowering if step is typed_passes.NativeLowering else step, description)
        changed.finalize()
        return [changed]


class RuleCompiler(LinkingCompiler):
    """Compiles a rule as far as it can be compiled on its own."""

    lowering = RuleLowering


class RareRuleCompiler(LinkingCompiler):
    """The same for a rule that is called seldom: it is not made part of what calls it."""

    lowering = RareRuleLowering


class EntryPointCompiler(LinkingCompiler):
    """Compiles an entry point with all its rules."""

    lowering = EntryPointLowering


def check() -> None:
    """Compile two rules and an entry point; raises whatever goes wrong."""
    options: Any = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "pipeline_class": RuleCompiler}
    double = numba.njit(lambda number: 2 * number, **options)
    options["pipeline_class"] = RareRuleCompiler
    more = numba.njit(lambda number: double(number) + 1, **options)
    compiled = numba.njit(lambda number: more(number), pipeline_class=EntryPointCompiler)
    if compiled(4) != 9:
        raise RuntimeError("a compiled function gives a wrong result")
