"""A lost connection is shown and healed, tabs agree, old pages are replaced between games, faults are told in words."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tools.browser.playing import Player
from tools.browser.tables import House
from tools.browser.words import words

from .conftest import AWAY, Visit


def test_a_move_made_while_the_server_is_away_is_not_lost(visit: Visit, fragile: House) -> None:
    table = fragile.table()
    us = visit(home=fragile.home).sits(table)
    us.provokes(*AWAY)
    player = Player(us)
    now = player.waits()
    fragile.server.terminate()  # it says goodbye
    expect(us.page.get_by_text(words("web-restarting"))).to_be_visible()
    player.clicks(now)
    fragile.server.start()
    expect(us.page.get_by_text(words("web-restarting"))).to_be_hidden()
    player.waits()
    assert fragile.look(table)["moment"] == 1
    player.clicks(player.waits())
    player.waits()
    assert fragile.look(table)["moment"] == 2


def test_two_tabs_of_a_seat_agree(visit: Visit, house: House) -> None:
    table = house.table()
    us = visit().sits(table)
    other = us.tab()
    other.goto(f"{us.home}/table/{table.id}")
    first, second = Player(us), Player(us, page=other)
    second.waits()
    for player, watcher in ((first, second), (second, first), (first, second)):
        player.clicks(player.waits())
        asked = player.waits()
        watcher.sees(asked)
    assert house.look(table)["moment"] == 3


def test_an_old_page_is_loaded_anew_between_games_and_once(visit: Visit, house: House) -> None:
    me = visit().sits(house.table())
    page = me.page
    page.route("**/build.json", lambda route: route.fulfill(json={"build": "a newer one"}))
    page.evaluate("() => { window.isOld = true; }")
    comes_back(page)
    assert page.evaluate("() => window.isOld")
    page.get_by_role("button", name=words("lobby-menu")).click()
    with page.expect_event("load"):
        page.get_by_role("link", name=words("lobby-to-start")).click()
    page.get_by_role("heading", name=words("web-title")).wait_for()
    assert not page.evaluate("() => window.isOld")
    page.evaluate("() => { window.isOld = true; }")
    comes_back(page)
    assert page.evaluate("() => window.isOld")


def comes_back(page: Page) -> None:
    """As if the reader had looked at another tab meanwhile; waits until the page has looked for a new build."""
    with page.expect_response("**/build.json"):
        page.evaluate("() => { document.dispatchEvent(new Event('visibilitychange')); }")
    page.evaluate("() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))")


@pytest.mark.parametrize(
    ("status", "told"),
    [(500, None), (503, {"code": "not-kept", "message": "The server could not keep it."})],
)
def test_a_server_error_is_told_in_words(visit: Visit, status: int, told: Any) -> None:
    def fail(route: Route) -> None:
        body = json.dumps(told) if told else "<h1>Oops</h1>"
        route.fulfill(status=status, body=body) if route.request.method == "POST" else route.fallback()

    me = visit().goes("/")
    me.provokes(f"status of {status}")
    me.page.get_by_role("button", name=words("lobby-way-meng")).click()
    me.page.get_by_role("radio", name=words("lobby-meng-hard")).check()
    me.page.route("**/api/tables", fail)
    start = me.page.get_by_role("button", name=words("lobby-start"), exact=True)
    start.click()
    expect(me.page.get_by_text(told["message"] if told else words("web-fault"))).to_be_visible()
    me.page.unroute("**/api/tables")
    expect(me.page.get_by_role("radio", name=words("lobby-meng-hard"))).to_be_checked()
    start.click()
    assert Player(me).waits(for_me=True)["turn"] == "mine"


def test_a_move_that_was_not_kept_can_be_made_again(visit: Visit, house: House) -> None:
    refusal = {"type": "refused", "code": "not-kept", "message": "The disk is full."}
    refused: list[str] = []

    def fails_once(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def ask(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked["type"] == "move" and not refused:
                refused.append(asked["id"])
                page.send(json.dumps({**refusal, "id": asked["id"]}))
            else:
                server.send(message)

        page.on_message(ask)

    table = house.table()
    us = visit()
    us.page.route_web_socket("**/live", fails_once)
    player = Player(us.sits(table))
    before = player.waits()
    player.clicks(before)
    expect(us.page.get_by_text(refusal["message"])).to_be_visible()
    player.sees(before)
    assert house.look(table)["moment"] == 0
    player.clicks(player.waits())
    player.waits()
    assert house.look(table)["moment"] == 1


def test_a_moment_of_waiting_is_told_only_when_one_notices_it(visit: Visit, house: House) -> None:
    held: list[str | bytes] = []
    released: list[bool] = []
    servers: list[WebSocketRoute] = []

    def holds_moves(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        servers.append(server)

        def ask(message: str | bytes) -> None:
            if json.loads(message)["type"] == "move" and not released:
                held.append(message)
            else:
                server.send(message)

        page.on_message(ask)

    table = house.table(players=2, bots=("novice",))
    me = visit()
    me.page.route_web_socket("**/live", holds_moves)
    me.page.clock.install()
    player = Player(me.sits(table))
    now = player.waits(for_me=True)
    question = me.page.locator(".prompt p > span").first
    before = question.inner_text()
    me.page.clock.pause_at(me.page.evaluate("() => Date.now()") / 1000 + 1)
    player.clicks(now)
    me.page.clock.run_for(390)
    assert question.inner_text() == before
    me.page.clock.run_for(20)
    expect(question).to_have_text(words("web-waiting-server"))
    me.page.clock.resume()
    released.append(True)
    servers[-1].send(held[0])
    expect(question).not_to_have_text(words("web-waiting-server"))
    player.waits()
    assert house.look(table)["moment"] >= 1
