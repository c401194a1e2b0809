"""What MkDocs calls while it builds the site; a warning logged here fails `mkdocs build --strict`."""

import json
import posixpath
import re
from html import escape
from pathlib import Path
from typing import Any

from mkdocs.plugins import get_plugin_logger
from mkdocs.structure.files import File, Files

# MkDocs puts the folder of this file on the path while it loads it.
from reference_pages import PAGES
from repository_links import CODE_OF, INCLUDED, page_links

ROOT = Path(__file__).parents[2]
LANGUAGES = {".py": "python", ".toml": "toml"}
HEADING = re.compile(r"^#+ ", re.MULTILINE)
DRAWING = re.compile(r'<p><img alt="([^"]*)" src="([^"]*drawings/[a-z-]+\.svg)" /></p>')
# What a browser would fetch from another host by itself; links that people follow are no harm.
LOADED = re.compile(
    r'<(?:script|img|iframe|source)\b[^>]*\bsrc="(?:https?:)?//|<link\b[^>]*\bhref="(?:https?:)?//[^>]*>'
)
CANONICAL = 'rel="canonical"'

log = get_plugin_logger("gugong")


def on_files(files: Files, config: Any) -> Files:
    """Add the pages that are made from the code, and those that stand elsewhere in the repository."""
    for page, made in PAGES.items():
        files.append(File.generated(config, page, content=made()))
    for file, page in INCLUDED.items():
        files.append(File.generated(config, page, content=_included(file)))
    return files


def _included(file: str) -> str:
    """A Markdown file of the repository, with the code that it is about below it."""
    path = ROOT / file
    parts = [path.read_text(encoding="utf-8")]
    for name in CODE_OF.get(file, ()):
        code = path.with_name(name)
        if code.suffix == ".ipynb":
            parts.append(_notebook(code))
            continue
        fence = f"```{LANGUAGES[code.suffix]}"
        parts.append(f"## `{name}`\n\n{fence}\n{code.read_text(encoding='utf-8')}```\n")
    return "\n".join(parts)


def _notebook(path: Path) -> str:
    """The cells of a notebook as Markdown, its headings one level lower."""
    parts = []
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        text = "".join(cell["source"])
        is_code = cell["cell_type"] == "code"
        parts.append(f"```python\n{text}\n```" if is_code else HEADING.sub(r"#\g<0>", text))
    return "\n\n".join(parts) + "\n"


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Lead links to files outside docs/ to their pages."""
    name = page.file.src_uri

    def missing(target: str) -> None:
        log.warning(f"{name} links to {target}, which has no page: name one in tools/site/repository_links.py.")

    return page_links(markdown, name, missing)


def on_page_content(html: str, page: Any, config: Any, files: Files) -> str:
    """Put our drawings into the page itself, so that they follow its light and dark theme."""

    def inline(image: re.Match[str]) -> str:
        path = posixpath.normpath(posixpath.join(posixpath.dirname(page.file.dest_uri), image[2]))
        drawing = (Path(config.docs_dir) / path).read_text(encoding="utf-8")
        drawing = drawing.replace("<svg ", f'<svg role="img" aria-label="{escape(image[1])}" ', 1)
        return f'<figure class="drawing">{drawing}</figure>'

    return DRAWING.sub(inline, html)


def on_post_page(output: str, page: Any, config: Any) -> str:
    """Warn of anything that would be loaded from another host."""
    for found in LOADED.finditer(output):
        if CANONICAL not in found[0]:
            log.warning(f"{page.file.src_uri} would load something from another host: {found[0]}")
    return output
