"""A player on a small screen who measures letters and targets before each choice, and whether anything scrolls."""

from typing import Any

from .playing import Player
from .tables import House, Opened
from .visitor import Visitor

LEAST_TEXT = 12
MAIN_TARGET = 44
ANY_TARGET = 24

# What is wrong with the page as it stands: letters, targets, scrolling, and choices that nothing in sight offers.
MEASURED = """async ([leastText, mainTarget, anyTarget, wanted]) => {
  for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame);  // what has just changed is drawn
  const HAIR = 0.6;
  const found = [];
  const shown = (element) => element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
  const inSight = ({ left, top, right, bottom, width, height }) =>
    width > 0 && height > 0 && right > 1 && bottom > 1 && left < innerWidth - 1 && top < innerHeight - 1;
  const scaleOf = (element) => (element instanceof SVGGraphicsElement ? Math.abs(element.getScreenCTM()?.a ?? 1) : 1);
  const clipped = (element) => {
    const frame = element.closest(".frame");
    if (!frame) return false;
    const [a, b] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
    return a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom;
  };
  const unseen = "script, style, title, .visually-hidden, .heard, .skip";
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent.trim() || parent.closest(unseen) || !shown(parent)) continue;
    if (!inSight(parent.getBoundingClientRect()) || clipped(parent)) continue;
    const size = parseFloat(getComputedStyle(parent).fontSize) * scaleOf(parent);
    if (size < leastText - HAIR)
      found.push(["letters", Math.round(size * 10) / 10, node.textContent.trim().slice(0, 30)]);
  }
  const sizeOf = (element) => {
    const parts = [element, ...element.querySelectorAll(":scope > :is(.reach, .ring)")];
    const boxes = parts.map((one) => one.getBoundingClientRect());
    return Math.max(...boxes.map(({ width, height }) => Math.min(width, height)));
  };
  // A trade answers nothing: it is no main target.
  const targets = "[data-option], [data-place], .spot.target.legal:not([data-anchor^='trade:'])";
  const main = [...document.querySelectorAll(targets)].filter(shown);
  const isFar = document.querySelector(".frame.far") !== null;
  const isTapped = (one) => inSight(one.getBoundingClientRect()) && !clipped(one) && !(isFar && one.closest(".frame"));
  const tapped = main.filter(isTapped);
  for (const one of tapped)
    if (sizeOf(one) < mainTarget - HAIR)
      found.push(["target", Math.round(sizeOf(one)), one.dataset.anchor ?? one.dataset.option]);
  for (const one of document.querySelectorAll("button, a, input, select")) {
    if (!shown(one) || !inSight(one.getBoundingClientRect()) || main.includes(one) || one.matches(".skip")) continue;
    if (sizeOf(one) < anyTarget - HAIR)
      found.push(["button", Math.round(sizeOf(one)), one.outerHTML.slice(0, 90)]);
  }
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1)
    found.push(["the page scrolls", page.scrollWidth, page.scrollHeight]);
  for (const tray of document.querySelectorAll(".tray"))
    if (tray.scrollHeight > tray.clientHeight + 4)
      found.push(["the tray scrolls", tray.scrollHeight, tray.clientHeight]);
  // Everything that can be chosen is in sight, or an arrow on the board leads to it.
  const whole = ({ left, top, right, bottom }) =>
    left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
  const here = new Set(tapped.filter((one) => one.closest(".frame") || whole(one.getBoundingClientRect()))
    .flatMap((one) => [one.dataset.option && "option " + one.dataset.option, one.dataset.anchor,
                       one.dataset.place && "stand:" + one.dataset.place]));
  const arrows = document.querySelectorAll(".frame .edge").length;
  for (const ways of wanted)
    if (!ways.some((way) => here.has(way)) && !arrows) found.push(["out of sight", ...ways]);
  const frame = document.querySelector(".board > .frame")?.getBoundingClientRect();
  if (frame && frame.height < 60) found.push(["no room for the board", Math.round(frame.height)]);
  return found;
}"""


class Measurer(Player):
    """Measures before each choice; `faults` is what was wrong, by kind of decision."""

    def __init__(self, visitor: Visitor, house: House, table: Opened, seed: int = 1) -> None:
        """Like any player."""
        super().__init__(visitor, seed)
        self.faults: dict[str, Any] = {}
        self.kinds: set[str] = set()
        self._house, self._table = house, table

    def clicks(self, now: dict[str, Any]) -> None:
        """Measure, then choose."""
        self.measure()
        super().clicks(now)

    def measure(self) -> None:
        """Note what is wrong with the page as it stands."""
        decision = self._house.look(self._table)["decision"]
        self.kinds.add(decision["kind"])
        wanted = [ways_to(option, decision["seat"]) for option in decision["options"] if option["legal"]]
        limits = [LEAST_TEXT, MAIN_TARGET, ANY_TARGET, wanted]
        found = self.page.evaluate(MEASURED, limits)
        if found:
            self.page.wait_for_timeout(300)  # the board may have been on its way
            found = self.page.evaluate(MEASURED, limits)
        for fault in found:
            self.faults.setdefault(f"{decision['kind']}: {fault[0]}", (self.moves, fault))


def ways_to(option: dict[str, Any], seat: int) -> list[str]:
    """What may be tapped to choose an option: its button, and the thing on the table that it is about."""
    args = option["args"]
    spots = {
        "go_to": lambda: f"city:{args['city']}",
        "take_decree": lambda: f"decree:{args['decree']}",
        "use_decree": lambda: f"decree:{args['decree']}",
        "exchange_at": lambda: f"stand:{args['location']}",
        "swap_with": lambda: f"stand:{args['location']}",
        "lay_at": lambda: f"stand:{args['location']}",
        "play_card": lambda: f"card:{args['card']}",
        "give_card": lambda: f"card:{args['card']}",
        "discard_card": lambda: f"card:{args['card']}",
    }
    spot = spots.get(option["verb"])
    return [f"option {option['id']}", *([spot()] if spot else [])]
