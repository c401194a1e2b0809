"""What is known of each kind of travel token, by its number, for compiled code; number 0 is no token."""

import numpy as np

from ...box.kinds import TokenKind
from ...jit import rule
from .rule_ids import RuleId

TOKEN_RULES = np.array([0, *(RuleId[kind.rule.replace("-", "_")] for kind in TokenKind)], np.int16)
TOKEN_USES = np.array([0, *(kind.use for kind in TokenKind)], np.int8)
TOKEN_GROUPS = np.array([0, *(kind.group for kind in TokenKind)], np.int8)  # those up to the set-up's choice are in
SPENDABLE_KINDS = np.array([kind for kind in TokenKind if kind.spends_as_plain], np.int8)


@rule
def rule_of(kind):
    """The rule that describes a token."""
    return int(TOKEN_RULES[kind])
