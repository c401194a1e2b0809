"""Links between the pages of the site and files of the repository that are not in docs/.

Pages link to such files by relative paths, so that they work where the repository is read. On the site each of these
files has a page of its own, or a page that is made from it; a link to any other file outside docs/ is a fault.
"""

import posixpath
import re
from collections.abc import Callable

DOCS = "docs/"
# Files that are pages of the site as they are.
INCLUDED = {
    "README.md": "readme.md",
    "CONTRIBUTING.md": "contributing.md",
    "examples/house_bot/README.md": "examples/house-bot.md",
    "examples/http_bot/README.md": "examples/http-bot.md",
    "examples/learning/README.md": "examples/learning.md",
    "examples/notebooks/README.md": "examples/notebooks.md",
    "src/gugong/box/standard/README.md": "reference/box.md",
}
# Files that a reader of the site finds in another form.
SHOWN_ON = {
    "examples/house_bot": "examples/house-bot.md",
    "examples/http_bot": "examples/http-bot.md",
    "examples/notebooks/tournament.ipynb": "examples/notebooks.md",
    "examples/notebooks/openings.ipynb": "examples/notebooks.md",
    "src/gugong/i18n/locales/en/rules.ftl": "reference/rules.md",
    "src/gugong/vocabulary/kinds.py": "reference/vocabulary.md",
    "src/gugong/server/api": "reference/http.md",
    "src/gugong/cli": "reference/commands.md",
    "deploy": "reference/deploy.md",
    "deploy/Containerfile": "reference/deploy.md",
    "deploy/Caddyfile": "reference/deploy.md",
    "deploy/nginx.conf": "reference/deploy.md",
    "deploy/gugong@.service": "reference/deploy.md",
    "deploy/Containerfile.ray": "reference/deploy.md",
    "deploy/ray-cluster.yaml": "reference/deploy.md",
    "deploy/ray-job.yaml": "reference/deploy.md",
}
# The code (of notebooks: text and code) that stands below an example's README on the site.
CODE_OF = {
    "examples/house_bot/README.md": ("house_bot.py", "pyproject.toml"),
    "examples/http_bot/README.md": ("play.py",),
    "examples/learning/README.md": ("random_rollout.py", "ppo.py", "openspiel_bot.py"),
    "examples/notebooks/README.md": ("tournament.ipynb", "openings.ipynb"),
}
SOURCES = {page: file for file, page in INCLUDED.items()}

_LINK = re.compile(r"(\]\()([^)\s]+)(\))")
_FENCE = re.compile(r"^ *(```|~~~)")
_ELSEWHERE = re.compile(r"[a-z]+:|#|/")


def page_links(markdown: str, page: str, missing: Callable[[str], None]) -> str:
    """The text of a page with its links as the site has them; `page` is its path on the site.

    `missing` is called with each target that is outside docs/ and has no page; such a link stays as it is.
    """
    source = SOURCES.get(page, DOCS + page)

    def replaced(link: re.Match[str]) -> str:
        return link[1] + _target(link[2], source, page, missing) + link[3]

    lines, in_code = [], False
    for line in markdown.splitlines(keepends=True):
        in_code ^= bool(_FENCE.match(line))
        lines.append(line if in_code else _LINK.sub(replaced, line))
    return "".join(lines)


def _target(target: str, source: str, page: str, missing: Callable[[str], None]) -> str:
    """Where a link of a file of the repository leads to, relative to its page on the site."""
    if _ELSEWHERE.match(target):
        return target
    path, hash_sign, anchor = target.partition("#")
    file = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
    found = file.removeprefix(DOCS) if file.startswith(DOCS) else INCLUDED.get(file) or SHOWN_ON.get(file)
    if found is None:
        missing(target)
        return target
    return posixpath.relpath(found, posixpath.dirname(page) or ".") + hash_sign + anchor
