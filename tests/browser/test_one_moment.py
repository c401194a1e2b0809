"""Header, seats, log and board show the same moment, and what others did stays long enough to be read."""

from typing import Any

from tools.browser.playing import Player, play
from tools.browser.tables import House, Table
from tools.browser.visitor import PATIENCE, Visitor

from .conftest import Visit

SEATS = 4
BOTS = ("novice",) * (SEATS - 1)
# What docs/browser.md promises, in milliseconds: how long a turn that is over stays, and a page that is told.
STAYS = {"read": {"rest": 1500}, "brisk": {"rest": 700, "page": 3000}}

# Every 100 ms: whose turn the header shows, which seats are marked, whose turn the log has come to, and what
# seats, log and board say of the same things. After each change of the page: what is shown for a while, and since when.
SAMPLE = """
() => {
  const seat = (element) => (element && "seat" in element.dataset ? Number(element.dataset.seat) : null);
  const number = (text) => (/\\d+/.test(text ?? "") ? Number(text.match(/\\d+/)[0]) : null);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const lastTold = (kinds, who) =>
    all(`.log .line[data-seat="${who}"]`).filter((one) => kinds.includes(one.dataset.event)).at(-1);
  const label = (kind, who) => number(document.querySelector(`[data-anchor="${kind}:${who}"]`)?.ariaLabel);
  const middle = (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return (top + bottom) / 2;
  };
  // The step on which an envoy stands on the board, by where it is drawn; null in the palace and while it moves.
  const stepOf = (who) => {
    const envoy = document.querySelector(`[data-anchor="envoy:${who}"]`);
    if (envoy.getAnimations({ subtree: true }).length) return null;
    const at = middle(envoy);
    const steps = all('[data-anchor^="palace:"]').map((one) => [Math.abs(middle(one) - at), one.dataset.anchor]);
    const [[distance, step]] = steps.sort(([a], [b]) => a - b);
    return distance < 20 ? number(step) : null;
  };
  window.envoys = 0;  // compared on the board
  window.samples = [];
  setInterval(() => {
    const marked = all(".side .seat.decides");
    const differences = [];
    const differ = (who, what, shown, told) => {
      if (told !== undefined && Number(told) !== shown) differences.push(`${who}: ${what} ${shown}, log ${told}`);
    };
    for (const who of all('[data-anchor^="envoy:"]').map((one) => number(one.dataset.anchor))) {
      const points = lastTold(["vp", "vp-lost"], who)?.dataset.value;
      const shown = label("vp", who);  // the figure itself counts up
      differ(who, "points", shown, points);
      const intrigue = lastTold(["intrigue-up", "intrigue-down"], who)?.dataset.value;
      const stands = label("intriguestep", who);
      differ(who, "intrigue", stands, intrigue);
      const step = lastTold(["envoy-step"], who)?.dataset.value;
      const drawn = stepOf(who);
      if (drawn !== null) differ(who, "envoy", drawn, step);
      if (drawn !== null && step !== undefined) window.envoys += 1;
    }
    window.samples.push({
      header: seat(document.querySelector("header .turn")),
      isMine: document.querySelector("header .turn.mine") !== null,
      marked: marked.map((one) => Number(one.dataset.anchor.split(":")[1])),
      log: seat(all(".log .chapter.turn").at(-1)),
      isAsked: document.querySelector(".prompt.mine") !== null,
      page: document.querySelector(".page")?.classList[1] ?? null,
      chapter: all(".log .chapter").at(-1)?.classList[1] ?? null,
      differences,
      lines: differences.length ? all(".log .line").slice(-6).map((one) => ({ ...one.dataset })) : [],
      asked: differences.length ? document.querySelector(".prompt")?.textContent : null,
    });
  }, 100);
  window.stays = [];
  let now = null;
  new MutationObserver(() => {
    const page = document.querySelector(".page");
    const rest = document.querySelector(".prompt .now");
    const kind = page ? page.classList[1] : rest ? "rest" : null;
    const text = page ? page.querySelector(".told")?.textContent : rest ? rest.parentElement.textContent : null;
    if (kind === (now?.kind ?? null) && text === (now?.text ?? null)) return;
    if (now) window.stays.push({ ...now, time: performance.now() - now.since, next: kind });
    now = kind && { kind, text, since: performance.now() };
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}
"""


def assert_same_moment(me: Visitor) -> list[dict[str, Any]]:
    """No sample may show two moments; returns the samples."""
    samples: list[dict[str, Any]] = me.page.evaluate("() => window.samples")
    assert samples
    log = samples[0]["log"]
    for sample in samples:
        assert not sample["differences"], sample
        assert not (sample["isAsked"] and not sample["isMine"]), sample
        if sample["page"] is not None:
            assert sample["header"] is None, sample
            assert sample["chapter"] in (sample["page"], "turn", "night", "dusk"), sample
        if sample["header"] is None:
            continue
        assert set(sample["marked"]) <= {sample["header"]}, sample
        # a turn stands in the log with its first event; until then the one before is the last
        if sample["log"] not in (None, log) and not sample["isAsked"]:
            assert sample["header"] == sample["log"], sample
        log = sample["log"]
    return samples


def turns_to(me: Visitor, pace: str) -> None:
    """Open the page again with another pace, and sample it."""
    me.page.evaluate("pace => (localStorage['gugong.settings'] = JSON.stringify({ pace }))", pace)
    me.page.reload()
    me.page.locator(".room").wait_for()
    me.page.evaluate(SAMPLE)


def assert_stays(me: Visitor, kinds: set[str], promised: int) -> None:
    """Turns and pages of these kinds were shown, each as long as promised in milliseconds."""
    stays = last_stays(me, kinds)
    assert stays
    assert all(stay["time"] >= promised for stay in stays), stays


def last_stays(me: Visitor, kinds: set[str]) -> list[dict[str, Any]]:
    """How long each turn and page stayed after the last of it was shown."""
    stays: list[dict[str, Any]] = me.page.evaluate("() => window.stays")
    return [stay for stay in stays if stay["kind"] in kinds and stay["next"] != stay["kind"]]


# A question of mine, or a page that has been told; null while something is still being shown.
STOPS = """() =>
  document.querySelector(".page .on.ready") ? "page" : document.querySelector(".prompt.mine") ? "question" : null
"""


def plays_a_day(me: Visitor, *, goes_on: bool) -> None:
    """Play until the next day's first question; pages are left by hand, or go by themselves."""
    player = Player(me)
    day = me.page.locator("header .day.now").text_content()
    while True:
        stop = me.page.wait_for_function(STOPS, timeout=PATIENCE).json_value()
        if stop == "page" and goes_on:
            me.page.locator(".page .on").click()
            me.page.wait_for_function("() => !document.querySelector('.page .on.ready')", timeout=PATIENCE)
        elif stop == "page":
            me.page.wait_for_function("() => !document.querySelector('.page .on.ready')", timeout=PATIENCE)
        elif me.page.locator("header .day.now").text_content() != day:
            return
        else:
            play([player], moves=1)


def test_each_pace_shows_one_moment_and_stays_long_enough(visit: Visit, house: House) -> None:
    table = house.table(players=SEATS, bots=BOTS)
    me = visit(motion=True, pace="instant").sits(table)
    player = Player(me)
    me.page.evaluate(SAMPLE)
    while house.look(table)["view"]["seats"][0]["hand_count"] > 1:  # the day's last round is next
        play([player], moves=1)
    assert_same_moment(me)
    turns_to(me, "brisk")
    plays_a_day(me, goes_on=False)
    samples = assert_same_moment(me)
    assert len({sample["header"] for sample in samples} - {None}) >= SEATS - 1, "not the turns of all that had cards"
    assert {"night", "morning"} <= {sample["page"] for sample in samples}
    assert me.page.evaluate("() => window.envoys") > 0
    assert_stays(me, {"rest"}, STAYS["brisk"]["rest"])
    assert_stays(me, {"night", "morning"}, STAYS["brisk"]["page"])
    turns_to(me, "read")
    while not last_stays(me, {"rest"}):
        play([player], moves=1)
    assert_same_moment(me)
    assert_stays(me, {"rest"}, STAYS["read"]["rest"])


def test_to_be_read_shows_one_moment_and_pages_wait(visit: Visit, house: House) -> None:
    table = house.table(players=2)
    # up to the last card of the day: the night is next
    house.play(table, until=is_last_card)
    me = visit(motion=True, pace="read").sits(table)
    me.page.evaluate(SAMPLE)
    plays_a_day(me, goes_on=True)
    samples = assert_same_moment(me)
    assert {"night", "morning"} <= {sample["page"] for sample in samples}


def is_last_card(now: Table) -> bool:
    """Whether one of the last two cards of the day is to be laid."""
    return now["decision"]["kind"] == "card" and sum(seat["hand_count"] for seat in now["view"]["seats"]) <= 2


def test_the_final_scoring_is_told_before_the_result(visit: Visit, house: House) -> None:
    table = house.table(players=2)
    house.play(table, until=lambda now: now["view"]["day"] == 4 and is_last_card(now))
    me = visit(motion=True, pace="brisk").sits(table)
    me.page.evaluate(SAMPLE)
    assert play([Player(me)]) == "over"
    assert_stays(me, {"final"}, STAYS["brisk"]["page"])
    assert_same_moment(me)
