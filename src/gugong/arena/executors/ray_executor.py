"""Games on the machines of a Ray cluster; the same seeds give the same games there as here."""

import pickle
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from ...cluster import RayCluster
from ...players import published_as
from ..match import MatchResult, Pairing

PLAY = "gugong.arena.executors.ray_node:play"


@dataclass(frozen=True)
class SentBox:
    """A box on its way to a node."""

    name: str
    """The name of its folder or file."""
    files: dict[str, bytes]
    """What is in it, by path below the folder that it is in."""

    @classmethod
    def read(cls, box: str | Path) -> "SentBox":
        """The box at a path of this machine."""
        place = Path(box).expanduser().resolve()
        files = sorted(place.glob("*.toml")) if place.is_dir() else [place]
        return cls(place.name, {path.relative_to(place.parent).as_posix(): path.read_bytes() for path in files})


@dataclass(frozen=True)
class NodeGame:
    """A game on its way to a node, with what it needs that the node may not have."""

    pairing: Pairing
    bots: dict[str, str]
    """The package of each spec's bot, with its version (`players.published_as`)."""
    box: "SentBox | None"
    """The box, unless it is the standard one."""


class RayExecutor:
    """Plays games on a Ray cluster (executors.Executor): one task a game, in a process of its own on its node.

    A game that is lost with its node is played again. A bot that ends its process loses its game, as it does here.
    """

    def __init__(self, address: str = "ray", processes: int | None = None) -> None:
        """Connect, as RayCluster does; ClusterError says why that cannot be. So many `processes` play at the same time.

        None: as many as the cluster has cores, also while it grows or shrinks.
        """
        self.processes = processes
        self.cluster = RayCluster(address)

    def results(self, pairings: Iterable[Pairing]) -> Generator[MatchResult, None, None]:
        """As Executor.results; ClusterError if a node cannot play a game that this machine could."""
        answers = self.cluster.answers(PLAY, _jobs(pairings), self.processes)
        try:
            for pairing, answer in answers:
                yield _result(pairing, answer)
        finally:
            answers.close()

    def close(self) -> None:
        """End the connection to the cluster."""
        self.cluster.close()


def _jobs(pairings: Iterable[Pairing]) -> Iterator[tuple[Pairing, bytes]]:
    package_of, box_at = cache(published_as), cache(SentBox.read)
    for pairing in pairings:
        seeded = replace(pairing, setup=pairing.setup.with_seed())
        bots = {spec: package_of(spec) for spec in seeded.specs}
        box = None if seeded.setup.box is None else box_at(seeded.setup.box)
        yield seeded, pickle.dumps(NodeGame(seeded, bots, box), pickle.HIGHEST_PROTOCOL)


def _result(pairing: Pairing, answer: dict[str, Any]) -> MatchResult:
    """The result of a game; what was saved of it on its node is saved here."""
    content = answer["result"]
    for failure in content["failures"]:
        failure["save"] = _save(pairing, answer["saves"], failure["save"])
    return MatchResult.from_json(pairing, content)


def _save(pairing: Pairing, saves: dict[str, str], name: str | None) -> str | None:
    if pairing.saves is None or name not in saves:
        return None
    path = Path(pairing.saves) / name
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(saves[name], encoding="utf-8")
    except OSError:
        return None  # as in a game that is played here
    return str(path)
