"""axe-core in the page: what would keep somebody out."""

from pathlib import Path
from typing import Any

from tools.browser.visitor import Theme, Visitor

SCRIPT = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES: tuple[Theme, ...] = ("light", "dark")
# As the menu does it; the letters have the colours of the theme in the next frame.
IN_THEME = """(theme) => {
  document.documentElement.dataset.theme = theme;
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))));
}"""
# What is drawn on the board, the figures of a seat in its strip and those of a trade are pictures: their numbers are no
# label that somebody would say aloud. axe reads the whole document, however small the place is that it looks at; nearly
# all of it is the drawing of the board and what stands beside it, which are empty while it looks elsewhere.
RUN = """async ([places, only]) => {
  const spoken = "button:not(.strip > .seat, .trades > *), a";
  axe.configure({ rules: [{ id: "label-content-name-mismatch", selector: spoken }] });
  const shown = places.filter((place) => document.querySelector(place)?.checkVisibility());
  const context = shown.length ? { include: shown } : document;
  const rules = only.length ? { runOnly: only } : {};
  const looked = shown.flatMap((place) => [...document.querySelectorAll(place)]);
  const beside = shown.length ? [...document.querySelectorAll(".board svg, .side > *, .sprite")] : [];
  const emptied = beside
    .filter((one) => !looked.some((place) => place.contains(one) || one.contains(place)))
    .map((one) => [one, [...one.childNodes]]);
  for (const [one] of emptied) one.replaceChildren();
  const { violations } = await axe.run(context, { resultTypes: ["violations"], ...rules });
  for (const [one, content] of emptied) one.replaceChildren(...content);
  return violations
    .filter(({ impact }) => ["serious", "critical"].includes(impact))
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map((node) => ({ what: id, why: node.failureSummary, where: node.html.slice(0, 200) })));
}"""


def barriers(visitor: Visitor, within: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    """What is serious on the page, or within these places of it: by all rules in one theme, contrast in both."""
    page = visitor.page
    if page.evaluate("() => !('axe' in window)"):
        page.evaluate(SCRIPT.read_text(encoding="utf-8"))
    faults: list[dict[str, Any]] = []
    for theme in THEMES:
        page.evaluate(IN_THEME, theme)
        found = page.evaluate(RUN, [list(within), [] if theme == THEMES[0] else ["color-contrast"]])
        faults += [{"theme": theme, **fault} for fault in found]
    return faults
