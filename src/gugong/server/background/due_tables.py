"""Which tables are due: all of them in turn, so that those at which nothing can be done hold up no other."""

from ..store.store import Store

MAX_DUE = 200  # tables of one kind in one round
MAX_PAGES = 10  # of so many, in one round
AT_ONCE = (0, 0)  # a bot has to move


class DueTables:
    """The tables at which a bot has to move, or a clock has run out; each round goes on where the last one stopped."""

    def __init__(self, store: Store) -> None:
        """From the beginning."""
        self._store = store
        self._after: dict[str, tuple[int, str]] = {}  # where each kind goes on; from the beginning if not here
        self.hopeless: set[str] = set()  # tables at which this process can do nothing

    async def next_round(self, now: int) -> list[str]:
        """The ids of tables that are due by now, without the hopeless ones."""
        return await self._next("bots", AT_ONCE) + await self._next("clocks", (1, now))

    async def _next(self, kind: str, wakes: tuple[int, int]) -> list[str]:
        found: list[str] = []
        for _ in range(MAX_PAGES):
            page = await self._store.due_tables(wakes, MAX_DUE, self._after.pop(kind, None))
            found += [table for _, table in page if table not in self.hopeless]
            if len(page) < MAX_DUE:
                break  # that was the last; the next round begins again
            self._after[kind] = page[-1]
            if len(found) >= MAX_DUE:
                break
        return found
