"""The documentation, in the repository and as a site: links, drawings, and the pages that are made from the code.

`mkdocs build --strict`, a step of .ci/run, checks the rest: anchors, the menu, and links between pages.
"""

import re
from pathlib import Path

import pytest

from gugong.cli.rulebook import ids
from gugong.vocabulary.kinds import DECISIONS, EVENTS, OPTIONS
from tools.site.reference_pages import commands_page, http_page, rules_page, vocabulary_page
from tools.site.repository_links import CODE_OF, INCLUDED, SHOWN_ON, page_links

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)[^)]*\)")
PAGES = [*sorted(DOCS.rglob("*.md")), *(ROOT / file for file in INCLUDED)]


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_relative_links_lead_to_files_of_the_repository(page: Path) -> None:
    targets = LINK.findall(page.read_text(encoding="utf-8"))
    assert not [target for target in targets if not (page.parent / target).exists()]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_out_of_docs_have_a_page_on_the_site(page: Path) -> None:
    name = INCLUDED.get(name_of(page)) or page.relative_to(DOCS).as_posix()
    missing: list[str] = []
    page_links(page.read_text(encoding="utf-8"), name, missing.append)
    assert not missing


def test_what_the_site_shows_of_the_repository_exists() -> None:
    code = [f"{Path(file).parent.as_posix()}/{name}" for file, names in CODE_OF.items() for name in names]
    assert not [file for file in (*INCLUDED, *SHOWN_ON, *code) if not (ROOT / file).exists()]


@pytest.mark.parametrize(
    ("page", "link", "found"),
    [
        ("players.md", "../examples/house_bot", "examples/house-bot.md"),
        ("readers/hosts.md", "../../README.md", "../readme.md"),
        ("readers/hosts.md", "../serving.md#secrets", "../serving.md#secrets"),
        ("api/index.md", "../../src/gugong/i18n/locales/en/rules.ftl", "../reference/rules.md"),
        ("readme.md", "docs/serving.md#secrets", "serving.md#secrets"),
        ("readme.md", "docs/pictures/table.png", "pictures/table.png"),
        ("reference/box.md", "../../../../CONTRIBUTING.md", "../contributing.md"),
        ("readme.md", "#play", "#play"),
        ("readme.md", "https://example.org/a.md", "https://example.org/a.md"),
    ],
)
def test_a_link_of_the_repository_becomes_one_of_the_site(page: str, link: str, found: str) -> None:
    assert page_links(f"see [it]({link}).", page, pytest.fail) == f"see [it]({found})."


def test_a_file_without_a_page_is_reported_and_left_alone() -> None:
    missing: list[str] = []
    assert page_links("[it](../pyproject.toml)", "players.md", missing.append) == "[it](../pyproject.toml)"
    assert missing == ["../pyproject.toml"]


def test_code_is_left_alone() -> None:
    code = "```sh\n[it](../pyproject.toml)\n```\n"
    assert page_links(code, "players.md", pytest.fail) == code


def test_the_drawing_of_the_packages_has_them_all() -> None:
    drawing = (DOCS / "drawings" / "house.svg").read_text(encoding="utf-8")
    named = {word for name in re.findall(r'class="name"[^>]*>([^<]+)<', drawing) for word in name.split(", ")}
    assert named == {path.parent.name for path in (ROOT / "src" / "gugong").glob("*/__init__.py")} | {"web"}


def test_drawings_load_nothing_and_follow_light_and_dark() -> None:
    for drawing in ("house.svg", "move.svg"):
        text = (DOCS / "drawings" / drawing).read_text(encoding="utf-8")
        assert "prefers-color-scheme: dark" in text
        assert "href" not in text


def test_the_page_of_rules_has_every_rule_and_links_between_them() -> None:
    page = rules_page()
    anchors = re.findall(r"^### .* \{: #([a-z]+-\d+) \}$", page, re.MULTILINE)
    assert anchors == [rule.lower() for rule in ids()]
    linked = set(re.findall(r"\]\(#([a-z]+-\d+)\)", page))
    assert linked
    assert linked <= set(anchors)


def test_the_page_of_the_vocabulary_has_every_kind_with_its_arguments() -> None:
    page = vocabulary_page()
    for term in (*EVENTS, *DECISIONS, *OPTIONS):
        line = next(line for line in page.splitlines() if line.startswith(f"| `{term.key}` |"))
        assert line.count("|") >= 3
    for term in EVENTS:
        told = re.search(rf"^\| `{term.key}` \| (.*) \|$", page, re.MULTILINE)
        assert told is not None
        assert re.findall(r"`(\w+)`", told[1]) == [arg.told_as for arg in term.args]


def test_the_page_of_the_server_has_routes_and_models_that_its_links_lead_to() -> None:
    page = http_page()
    assert "### `POST /api/tables/{table_id}/moves`" in page
    anchors = set(re.findall(r"\{: #(model-\w+) \}", page))
    linked = set(re.findall(r"\]\(#(model-\w+)\)", page))
    assert "model-newsmessage" in linked
    assert linked <= anchors


def test_the_page_of_commands_has_each_command_with_its_help() -> None:
    page = commands_page()
    for command in ("play", "serve", "arena", "simulate", "replay", "rules", "bench", "box check"):
        assert f"## `gugong {command}`" in page
    assert "--behind-proxy" in page
