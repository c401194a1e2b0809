"""Pages of the site that are made from the code: rules, vocabulary, the server's interface, commands."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from typer.main import get_command
from typer.testing import CliRunner

from gugong.cli import app
from gugong.cli.rulebook import ids
from gugong.i18n.messages import FALLBACK, attribute, text
from gugong.rules.core.actions import Action
from gugong.rules.core.arguments import Arg, ArgType
from gugong.rules.core.reasons import Reason
from gugong.server.app import create_app
from gugong.server.settings import Settings
from gugong.vocabulary.arguments import COUNTED_FROM_ONE, HIDDEN, WORDS
from gugong.vocabulary.kinds import DECISIONS, EVENTS, OPTIONS, Term

DEPLOY = Path(__file__).parents[2] / "deploy"
HELP_WIDTH = 76  # characters that fit beside the menus
RULE_ID = re.compile(r"\b[A-Z]+-\d+\b")
# Types of the wire schema with a page of their own: the vocabulary and the box.
TOLD_ELSEWHERE = {
    "GameEvent": "vocabulary.md#events",
    "OptionNow": "vocabulary.md#options",
    "MyDecision": "vocabulary.md#decisions",
    "BoxFigures": "box.md",
}


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A Markdown table."""
    columns = list(head)
    lines = [columns, ["---"] * len(columns), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines) + "\n"


def rules_page() -> str:
    """Every rule by its id, with links between those that name each other."""
    known = set(ids())

    def linked(rule: re.Match[str]) -> str:
        return f"[{rule[0]}](#{rule[0].lower()})" if rule[0] in known else rule[0]

    parts = [
        "# Rules by id\n",
        "All rules as this edition plays them, in our own words. `gugong rules travel-3` prints one of them, in six"
        " languages. Events and decisions name the rule that they come from; code and tests name it too.\n",
    ]
    section = ""
    for rule in ids():
        prefix = rule.split("-")[0].lower()
        if prefix != section:
            section = prefix
            parts.append(f"## {text(FALLBACK, f'rules-section-{section}')} {{: #{section} }}\n")
        title = attribute(FALLBACK, f"rule-{rule.lower()}", "title")
        body = " ".join(text(FALLBACK, f"rule-{rule.lower()}").split())
        parts += [f"### {rule}: {title} {{: #{rule.lower()} }}\n", RULE_ID.sub(linked, body) + "\n"]
    return "\n".join(parts)


def vocabulary_page() -> str:
    """Every kind of event, decision and option with its arguments, the types of arguments, and the reasons."""
    sizes = {action.key: str(action.size) for action in Action}
    return "\n".join(
        [
            "# Vocabulary\n",
            "What the game can tell and ask, as programs see it: in `Event`, `Decision` and `Option`, on the wire, and"
            " in stored games. Each has a `kind` (an option a `verb`) and `args`. The type of an argument is in"
            " brackets; without one it is the argument's name, if a type has that name, and else a number."
            " [Below](#types-of-arguments) stands what the types mean.\n",
            "## Events\n",
            "An argument marked *secret* is told only to the seat of the event; others see `hidden`.\n",
            table(("kind", "args"), ((f"`{term.key}`", _args(term)) for term in EVENTS)),
            "## Decisions\n",
            table(("kind", "args"), ((f"`{term.key}`", _args(term)) for term in DECISIONS)),
            "## Options\n",
            "*Actions* says how many numbers of the action space the verb has.\n",
            table(("verb", "actions", "args"), ((f"`{term.key}`", sizes[term.key], _args(term)) for term in OPTIONS)),
            "## Reasons\n",
            "Why an offered option is illegal: `Option.reason` is `reason-` and one of these words.\n",
            table(
                ("reason", "in words"),
                ((f"`{one.key}`", text(FALLBACK, f"reason-{one.key}")) for one in Reason if one is not Reason.LEGAL),
            ),
            "## Types of arguments\n",
            table(("type", "values"), ((f"`{kind}`", _values(kind)) for kind in ArgType)),
        ]
    )


def _args(term: Term) -> str:
    return ", ".join(map(_arg, term.args)) or "–"


def _arg(arg: Arg) -> str:
    notes = [] if arg.type in (ArgType.NUMBER, arg.told_as) else [str(arg.type)]
    notes += [word for word, said in (("secret", arg.secret), ("or none", arg.nullable)) if said]
    return f"`{arg.told_as}`" + (f" ({', '.join(notes)})" if notes else "")


def _values(kind: ArgType) -> str:
    if kind is ArgType.CARD:
        return f"group.number in the order of the box, such as `{WORDS[kind][0]}`; or `{HIDDEN}`"
    if kind in WORDS:
        return ", ".join(f"`{word}`" for word in WORDS[kind])
    if kind is ArgType.FLAG:
        return "`true`, `false`"
    if kind is ArgType.CITY:
        return "the name of a city of the box"
    return "a number from 0; in sentences from 1" if kind in COUNTED_FROM_ONE else "a number"


def http_page() -> str:
    """Every route of the server, and the models of what is sent both ways."""
    schema = create_app(Settings("sqlite:///:memory:")).openapi()
    models = schema["components"]["schemas"]
    parts = [
        "# HTTP and socket reference\n",
        "Made from the same description that a running server gives at `/openapi.json`."
        " [Tables over a server](../serving.md) explains how it all fits together.\n",
        "## Routes\n",
    ]
    roots: list[str] = []
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            parts += _route(method, path, operation, roots)
    hears, says = (models[name]["discriminator"]["mapping"] for name in ("SocketHears", "SocketSays"))
    parts += [
        "## Over the socket\n",
        "At `/api/tables/{table_id}/live`; each message has a `type`.\n",
        "You send:\n",
        table(("type", "model"), ((f"`{word}`", _type({"$ref": ref})) for word, ref in hears.items())),
        "The server sends:\n",
        table(("type", "model"), ((f"`{word}`", _type({"$ref": ref})) for word, ref in says.items())),
        "## Models\n",
    ]
    roots += [ref.rsplit("/", 1)[1] for ref in (*hears.values(), *says.values())]
    parts += [part for name in sorted(_reachable(roots, models)) for part in _model(name, models[name])]
    return "\n".join(parts)


def _route(method: str, path: str, operation: dict[str, Any], roots: list[str]) -> Iterator[str]:
    """One route; the models that it takes and gives are added to `roots`."""
    yield f"### `{method.upper()} {path}`\n"
    yield operation["description"] + "\n"
    lines = []
    named = [f"`{one['name']}` ({one['in']})" for one in operation.get("parameters", ()) if one["in"] != "path"]
    if named:
        lines.append(f"- parameters: {', '.join(named)}")
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    answers = [answer for status, answer in operation["responses"].items() if status.startswith("2")]
    gives = answers[0].get("content", {}).get("application/json", {}).get("schema")
    for word, model in (("takes", body), ("gives", gives)):
        if model:
            roots += list(_named_in(model))
            lines.append(f"- {word}: {_type(model)}")
    yield "\n".join(lines) + "\n"


def _named_in(schema: Any) -> Iterator[str]:
    """The models that a part of the schema refers to."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield schema["$ref"].rsplit("/", 1)[1]
        for value in schema.values():
            yield from _named_in(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from _named_in(value)


def _reachable(roots: Iterable[str], models: dict[str, Any]) -> set[str]:
    """The models that are named by these or by one another, without those that are told on other pages."""
    found: set[str] = set()
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        if name not in found and name not in TOLD_ELSEWHERE:
            found.add(name)
            waiting += _named_in(models[name])
    return found


def _model(name: str, schema: dict[str, Any]) -> Iterator[str]:
    yield f"### {name} {{: #{_anchor(name)} }}\n"
    if "description" in schema:
        yield schema["description"] + "\n"
    required = schema.get("required", ())
    rows = [
        (f"`{key}`" + ("" if key in required else " (optional)"), _type(value), value.get("description", ""))
        for key, value in schema.get("properties", {}).items()
    ]
    if rows:
        yield table(("key", "type", ""), rows)
    elif "properties" not in schema:
        yield f"One of: {_type({key: value for key, value in schema.items() if key != 'title'})}\n"


def _anchor(name: str) -> str:
    return f"model-{name.lower()}"


def _type(schema: dict[str, Any]) -> str:
    """The type of a value in words, with links to models."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return f"[{name}]({TOLD_ELSEWHERE.get(name, '#' + _anchor(name))})"
    for union in ("anyOf", "oneOf", "allOf"):
        if union in schema:
            return " or ".join(dict.fromkeys(_type(one) for one in schema[union]))
    if "const" in schema:
        return f"`{schema['const']}`"
    if "enum" in schema:
        return ", ".join(f"`{word}`" for word in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_type(schema['items'])}" if schema.get("items") else "list"
    if schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_type(schema['additionalProperties'])}"
    return str(schema.get("type", "anything"))


def commands_page() -> str:
    """The help of every command, as the terminal prints it."""
    names: list[list[str]] = []
    for name, command in get_command(app).commands.items():
        names += [[name, inner] for inner in getattr(command, "commands", ())] or [[name]]
    parts = ["# Commands\n", "What `gugong … --help` prints.\n"]
    for words in [[], *names]:
        parts += [f"## `{' '.join(['gugong', *map(str, words)])}`\n", f"```text\n{_help(words)}\n```\n"]
    return "\n".join(parts)


def _help(words: list[str]) -> str:
    wide = {"TERMINAL_WIDTH": str(HELP_WIDTH), "COLUMNS": str(HELP_WIDTH), "NO_COLOR": "1", "TERM": "dumb"}
    found = CliRunner().invoke(app, [*map(str, words), "--help"], prog_name="gugong", env=wide)
    if found.exit_code:
        raise RuntimeError(f"gugong {' '.join(map(str, words))} --help failed: {found.output}")
    return "\n".join(line.rstrip() for line in found.output.strip("\n").splitlines())


def deploy_page() -> str:
    """The files that a host copies, whole."""
    parts = [
        "# Files for hosts\n",
        "What [Hosting](../hosting.md) and [Games on a cluster](../cluster.md) copy, from the folder `deploy`.\n",
    ]
    for file in sorted(path for path in DEPLOY.iterdir() if path.is_file()):
        parts.append(f"## {file.name}\n\n```text\n{file.read_text(encoding='utf-8')}```\n")
    return "\n".join(parts)


PAGES = {
    "reference/rules.md": rules_page,
    "reference/vocabulary.md": vocabulary_page,
    "reference/http.md": http_page,
    "reference/commands.md": commands_page,
    "reference/deploy.md": deploy_page,
}
