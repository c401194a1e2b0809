"""What may come over a socket: nonsense, what is nearly a command, and commands of the wrong time or person."""

import json
from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from gugong.rules.core.actions import ACTION_COUNT

unhurried = settings(
    deadline=None,
    max_examples=60,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
    derandomize=True,
)
SURROGATE = '"\\ud800"'

words = st.sampled_from(
    ["move", "undo", "redo", "answer", "vote", "return", "say", "sit", "bot", "leave", "start", "rematch", "hello", "x"]
)
fields = st.sampled_from(
    ["type", "id", "at", "action", "to", "yes", "seat", "text", "name", "level", "key", "invite", "after", "\u202e", ""]
)
numbers = st.one_of(
    st.integers(min_value=-3, max_value=300),
    st.sampled_from([2**31, 2**63, 2**64, -(2**63) - 1, 10**30, 1e308, 0.5, -0.0, 10**400]),
)
values = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, st.text(max_size=20), words),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(fields, inner, max_size=3)),
    max_leaves=6,
)
nearly = st.builds(lambda kind, rest: {**rest, "type": kind}, words, st.dictionaries(fields, values, max_size=5))
raw = st.sampled_from(
    [
        "",
        " ",
        "null",
        "[]",
        "{}",
        "{",
        '{"type":"move"}',
        '{"type":"vote","seat":4}',
        '{"type":"move","at":NaN,"action":Infinity}',
        '{"type":"move","at":1e400,"action":0}',
        '{"type":"move","at":0,"at":0,"action":"0"}',
        f'{{"type":"say","text":{SURROGATE}}}',
        f'{{"type":"say","text":"x","name":{SURROGATE}}}',
        f'{{"type":"x","id":{SURROGATE}}}',
        f'{{{SURROGATE}:1,"type":"say","text":"x"}}',
        f'{{"type":{SURROGATE}}}',
        "[" * 5000,
        '{"a":' * 2000,
        '{"type":"say","text":' + "[" * 3000 + "]" * 3000 + "}",
        "1" * 6000,
        "\ufeff{}",
        "\x00",
        '{"type":"say","text":"\x00"}',
        '{"type":"undo","at":0,"to":1e1000}',
        "nonsense",
        '{"type":["move"]}',
        '{"type":{"a":1},"id":"5"}',
    ]
)
ids = st.one_of(st.none(), st.text("ab1_.:-", min_size=1, max_size=5))
NOW = 987  # stands for where the game is
small = st.one_of(st.integers(min_value=0, max_value=40), st.just(NOW), st.just(NOW))
maybe = st.one_of(st.none(), small)
seats = st.one_of(st.none(), st.integers(min_value=0, max_value=4))
shapes: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "move": {"at": small, "action": st.integers(min_value=0, max_value=ACTION_COUNT)},
    "undo": {"at": small, "to": maybe},
    "redo": {"at": small},
    "answer": {"at": small, "yes": st.booleans()},
    "vote": {"seat": seats},
    "return": {},
    "say": {"text": st.text(max_size=30), "name": st.text(min_size=1, max_size=30)},
    "sit": {"name": st.text(min_size=1, max_size=30), "seat": seats},
    "bot": {"level": st.sampled_from(["greedy", "master", "mcts:9", "../x"]), "seat": seats},
    "leave": {"seat": seats},
    "start": {},
    "rematch": {},
}
fitting = st.sampled_from(list(shapes)).flatmap(
    lambda kind: st.fixed_dictionaries({"type": st.just(kind), "id": ids, **shapes[kind]})
)
message_strategies = st.one_of(
    raw,
    st.binary(max_size=40),
    st.text(max_size=60),
    values.map(json.dumps),
    nearly.map(json.dumps),
    fitting.map(json.dumps),
    fitting.map(json.dumps),
)
