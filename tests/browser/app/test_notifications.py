"""Being told about one's games: offered where somebody sits down in a game of days, and one switch."""

from playwright.sync_api import expect

from tools.browser.tables import House
from tools.browser.words import words

from ..conftest import Visit

# Chromium reaches no push service from here, and without a screen calls its own permission denied: what it would say
# is put in, all else is real.
POINT = "BNNL5ZaTfK81qhXOx23-wewhigUeFb632jN6LvRWCFH1ubQr77FE_9qV1FuojuRmHP42zmf34rXgW80OvUVDgTk"
AUTH = "zqbxT6JKstKSY9JKibZLSQ"
SUBSCRIBED = f"""
  Object.defineProperty(Notification, "permission", {{ get: () => "granted" }});
  PushManager.prototype.getSubscription = () => Promise.resolve(null);
  PushManager.prototype.subscribe = () => Promise.resolve({{
    toJSON: () => ({{ endpoint: "https://push.example.org/1", keys: {{ p256dh: "{POINT}", auth: "{AUTH}" }} }}),
  }});
"""


def test_who_sits_down_in_a_game_of_days_is_offered_to_be_told(visit: Visit, house: House) -> None:
    table = house.opened(house.ask("tables", {"name": "Ada", "clock": {"kind": "days", "days": 3}, "seats": 1}))
    me = visit(worker=True)
    me.context.grant_permissions(["notifications"], origin=me.home)
    me.context.add_init_script(SUBSCRIBED)
    me.goes("/")
    offer = me.page.get_by_text(words("notify-offer"))
    expect(me.page.get_by_label(words("lobby-name"), exact=True)).to_be_visible()
    expect(offer).to_be_hidden()

    me.goes(f"/table/{table.id}#key={table.key}")
    expect(offer).to_be_visible()
    me.page.get_by_role("button", name=words("notify-offer-yes"), exact=True).click()
    expect(offer).to_be_hidden()
    me.page.get_by_role("button", name=words("lobby-menu")).click()
    expect(me.page.get_by_role("switch", name=words("notify-switch"))).to_be_checked()
    me.page.get_by_label(words("notify-quiet-to"), exact=True).fill("06:30")
    me.page.get_by_label(words("notify-quiet-to"), exact=True).blur()
    stored = me.page.evaluate("() => JSON.parse(localStorage['gugong.notifications'])")
    assert (stored["told"], stored["quietTo"]) == ([table.id], "06:30")
    mine = me.context.request.get(f"{me.home}/api/notifications", headers={"Authorization": f"Bearer {stored['key']}"})
    assert mine.json()["mine"] == {"push": True, "email": None}

    me.page.get_by_role("switch", name=words("notify-switch")).click()
    expect(me.page.get_by_label(words("notify-quiet-to"), exact=True)).to_be_hidden()
    expect(me.page.get_by_role("switch", name=words("notify-switch"))).not_to_be_checked()
    me.page.wait_for_function(
        """(key) => fetch("/api/notifications", { headers: { Authorization: `Bearer ${key}` } })
          .then((answer) => answer.json()).then((told) => told.mine === null)""",
        arg=stored["key"],
    )
