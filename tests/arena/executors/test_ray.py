"""Games on a Ray cluster: the same as here, whatever happens to its nodes."""

import contextlib
import json
import os
import pickle
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psutil
import pytest

import gugong
from gugong import ClusterError, Setup
from gugong.arena import LocalExecutor, MatchResult, Pairing, RayExecutor
from gugong.arena.executors.ray_node import SCRATCH
from gugong.box.loader import STANDARD
from gugong.cluster import RayCluster, ray_cluster
from gugong.compiler import machine_code, transfer
from gugong.players import specs
from tests.cli.support.cli_driver import CliDriver

from ..conftest import ROOT, install
from .ray_nodes import Nodes, nodes_of_a_cluster

OWN_TIMES = {"began", "seconds", "seconds_of"}  # what differs from one run to the next
PAGE = ROOT / "docs" / "cluster.md"
PATIENCE = 300  # seconds


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    """A cluster of one node, on which the strange bots are installed, as they are here."""
    folder = tmp_path_factory.mktemp("site")
    install(folder, "strange-bots", "strange = tests.arena.strange_bots:make")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        forget_bots()
        with nodes_of_a_cluster(os.pathsep.join([str(folder), str(ROOT)])) as nodes:
            yield nodes
    forget_bots()


def forget_bots() -> None:
    specs._found.cache_clear()
    specs._factory.cache_clear()


@pytest.fixture(scope="module")
def executor(nodes: Nodes) -> RayExecutor:
    return RayExecutor()


def pairings(*specs: str, games: int = 1, **options: Any) -> list[Pairing]:
    return [Pairing(n, Setup(players=len(specs), seed=n), specs, **options) for n in range(games)]


def figures(results: list[MatchResult]) -> list[dict[str, Any]]:
    """All of the results but times, in the order of the games."""
    ordered = sorted(results, key=lambda result: result.pairing.number)
    return [
        {"pairing": result.pairing, **{name: x for name, x in result.as_json().items() if name not in OWN_TIMES}}
        for result in ordered
    ]


def wait_until(condition: Callable[[], Any]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def gate_bot(folder: Path) -> str:
    folder.mkdir()
    return f"strange:gate:{folder}"


def waiting_at(folder: Path) -> list[Path]:
    return list(folder.glob("process-*"))


def is_alive(process: Path) -> bool:
    return psutil.pid_exists(int(process.name.split("-")[1]))


def test_a_node_is_lost_in_the_middle_and_the_games_are_those_of_this_machine(
    nodes: Nodes, executor: RayExecutor, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    gate = tmp_path / "gate"
    games = pairings(gate_bot(gate), "greedy", games=6)
    cache = tmp_path / "cache"
    second = nodes.add(env_vars={"GUGONG_CACHE_DIR": str(cache)})
    with ThreadPoolExecutor(1) as thread:
        played = thread.submit(lambda: list(executor.results(games)))
        wait_until(lambda: len(waiting_at(gate)) == 2)  # a game on each node, and both are in the middle
        first_two = waiting_at(gate)
        nodes.kill(second)
        wait_until(lambda: not all(is_alive(process) for process in first_two))
        (gate / "open").touch()
        there = played.result()
    assert len(waiting_at(gate)) == len(games) + 1, "one game was played twice"
    assert figures(there) == figures(list(LocalExecutor(1).results(games)))
    sent = {path.read_bytes() for path in cache.rglob(machine_code.FILE) if path.is_file()}
    assert sent == {content for _, content in transfer.packed().values()}, "machine code is sent, not made once more"
    assert capfd.readouterr().out == "", "stdout is for results"


def test_a_bot_that_ends_its_process_loses_its_game_as_it_does_here(executor: RayExecutor, tmp_path: Path) -> None:
    games = pairings("strange:exit", "random", games=2, saves=str(tmp_path / "saves"))
    there = list(executor.results(games))
    saved = [Path(failure.save or "") for result in there for failure in result.failures]
    texts = [path.read_text(encoding="utf-8") for path in saved]
    here = list(LocalExecutor(2).results(games))
    assert len(texts) == 2
    assert figures(there) == figures(here)
    assert [path.read_text(encoding="utf-8") for path in saved] == texts, "the same saves, in the same files"


def test_a_box_of_ones_own_goes_with_the_game(executor: RayExecutor, tmp_path: Path) -> None:
    box = tmp_path / "wide"
    shutil.copytree(STANDARD, box)
    tokens = (box / "board.toml").read_text(encoding="utf-8")
    (box / "board.toml").write_text(f"# another one\n{tokens}", encoding="utf-8")
    games = [Pairing(0, Setup(players=2, seed=4, box=box), ("greedy", "random"))]
    assert figures(list(executor.results(games))) == figures(list(LocalExecutor(1).results(games)))


def test_a_job_that_raises_is_told_with_its_game_and_not_run_again(executor: RayExecutor) -> None:
    """A table with a bot too few is nobody's failure but ours."""
    wrong = Pairing(17, Setup(players=3, seed=1), ("random", "random"))
    with pytest.raises(RuntimeError, match=r"(?s)Pairing\(number=17.*IndexError"):
        list(executor.results([wrong]))


def test_a_job_that_is_lost_each_time_is_told(executor: RayExecutor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_cluster, "RETRIES", 1)
    with pytest.raises(RuntimeError, match="sent 2 times and lost with its node or its process each time: job 7"):
        list(RayCluster().answers("os:_exit", [("job 7", pickle.dumps(1))]))


def test_games_are_taken_as_places_get_free(executor: RayExecutor) -> None:
    taken = []

    def many() -> Iterator[Pairing]:
        for pairing in pairings("random", "random", games=500):
            taken.append(pairing)
            yield pairing

    with contextlib.closing(executor.results(many())) as results:
        next(results)
    assert len(taken) <= 2 * ray_cluster.LEAST_IN_FLIGHT


def test_whoever_stops_early_ends_the_games_on_the_nodes(executor: RayExecutor, tmp_path: Path) -> None:
    """So does Ctrl-C, which closes the generator."""
    gate = tmp_path / "gate"
    games = [*pairings("random", "random"), Pairing(1, Setup(players=2, seed=1), (gate_bot(gate), "random"))]
    with contextlib.closing(executor.results(games)) as results:
        next(results)
        wait_until(lambda: waiting_at(gate))
    (process,) = waiting_at(gate)
    wait_until(lambda: not is_alive(process))
    before = set(Path(tempfile.gettempdir()).glob(f"{SCRATCH}*"))
    assert list(executor.results(pairings("random", "random"))), "the cluster plays on"
    after = set(Path(tempfile.gettempdir()).glob(f"{SCRATCH}*"))
    assert before - after, "a new process deletes what was left by one that was killed"


def test_a_node_with_other_sources_is_named(nodes: Nodes, executor: RayExecutor, tmp_path: Path) -> None:
    other = tmp_path / "gugong"
    shutil.copytree(Path(gugong.__file__).parent, other, ignore=shutil.ignore_patterns("static", "__pycache__"))
    start = other / "__init__.py"
    start.write_text(start.read_text(encoding="utf-8").replace(gugong.__version__, "9.9"), encoding="utf-8")
    third = nodes.add(env_vars={"PYTHONPATH": str(tmp_path)})
    try:
        with pytest.raises(ClusterError, match=f"has gugong 9.9, and here is {gugong.__version__}: install the same"):
            RayExecutor()
    finally:
        nodes.stop(third)


def test_a_bot_that_a_node_lacks_loses_no_game(
    executor: RayExecutor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path / "site", "home-bot", "home = tests.arena.strange_bots:make")
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    forget_bots()
    with pytest.raises(ClusterError, match=r"'home:print' is not installed on the node .*: install home-bot 1 there"):
        list(executor.results(pairings("home:print", "random")))


@pytest.mark.parametrize(
    "words",
    [
        ("arena", "random", "greedy", "--games", "2", "--processes", "1"),
        ("simulate", "random", "--games", "3", "--seed", "5", "--processes", "1"),
    ],
    ids=lambda words: words[0],
)
def test_a_command_prints_the_same_on_ray(executor: RayExecutor, cli: CliDriver, words: tuple[str, ...]) -> None:
    here, there = cli.run(*words, "--json"), cli.run(*words, "--json", "--on", "ray")
    assert there.exit_code == 0
    assert without_times(json.loads(there.stdout)) == without_times(json.loads(here.stdout))
    assert there.stderr.startswith("Playing on a Ray cluster: machines ")


def test_a_machine_outside_plays_on_the_cluster(nodes: Nodes, cli: CliDriver, tmp_path: Path) -> None:
    words = ("simulate", "greedy", "random", "--games", "3", "--seed", "5", "--json")
    command = [
        sys.executable,
        "-c",
        "from gugong.cli import main; main()",
        *words,
        "--on",
        f"ray://127.0.0.1:{nodes.client_port}",
    ]
    outside = subprocess.run(command, capture_output=True, text=True, check=False)
    assert outside.returncode == 0, outside.stderr
    assert json.loads(outside.stdout) == json.loads(cli.run(*words, "--processes", "1").stdout)


@pytest.mark.parametrize("sample", re.findall(r"```py\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL))
def test_the_samples_of_the_page_run(executor: RayExecutor, sample: str) -> None:
    exec(compile(sample, "sample", "exec"), {})


def without_times(content: Any) -> Any:
    if isinstance(content, dict):
        return {
            name: without_times(x)
            for name, x in content.items()
            if "seconds" not in name and name not in ("began", "saves")
        }
    return [without_times(x) for x in content] if isinstance(content, list) else content
