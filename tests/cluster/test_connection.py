"""Connecting to a Ray cluster: what cannot be is told in one sentence, and soon."""

import http.server
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gugong import ClusterError
from gugong.cli import extras
from gugong.cluster import RayCluster, check_address, ray_cluster, versions
from tests.cli.support.cli_driver import CliDriver
from tools.ports import free_port

HERE = {"machine": "desk", "python": "3.11.4", "gugong": "0.3", "sources": "0123456789ab"}


@pytest.fixture(autouse=True)
def no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test waits long, or finds a cluster that somebody runs on this machine."""
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setattr(ray_cluster, "ANSWER_SECONDS", 0.5)
    monkeypatch.setattr("ray.is_initialized", lambda: False)
    monkeypatch.setattr("ray.init", lambda **_: pytest.fail("Ray was asked"))


@pytest.fixture
def web_server() -> Iterator[str]:
    """The address of a server that is no Ray cluster."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), http.server.BaseHTTPRequestHandler) as server:
        server.RequestHandlerClass.log_message = lambda *_: None  # type: ignore[assignment]
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"127.0.0.1:{server.server_address[1]}"
        server.shutdown()


@pytest.mark.parametrize(
    ("given", "complete"),
    [
        ("ray", "ray"),
        ("ray://head", "ray://head:10001"),
        ("ray://10.0.0.7:20001", "ray://10.0.0.7:20001"),
        ("ray://[fd00::7]:10001", "ray://[fd00::7]:10001"),
    ],
)
def test_addresses(given: str, complete: str) -> None:
    assert check_address(given) == complete


@pytest.mark.parametrize("given", ["", "auto", "here", "head:6379", "ray:/head", "ray://", "ray://head:x", "ray://a b"])
def test_what_is_no_address(given: str) -> None:
    with pytest.raises(ClusterError, match="is no address of a Ray cluster: write ray for the cluster"):
        RayCluster(given)


def test_nobody_answers() -> None:
    address = f"ray://127.0.0.1:{free_port()}"
    with pytest.raises(ClusterError, match=f"No Ray cluster answers at {address}: check that it is running"):
        RayCluster(address)


def test_something_else_answers(web_server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ClusterError, match=f"No Ray cluster answers at ray://{web_server}"):
        RayCluster(f"ray://{web_server}")
    monkeypatch.setenv("RAY_ADDRESS", web_server)
    with pytest.raises(ClusterError, match=f"No Ray cluster answers at {web_server}"):
        RayCluster()


def test_no_cluster_runs_on_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    def none_found(*, address: str, **_: Any) -> None:
        assert address == "auto"
        raise ConnectionError("Could not find any running Ray instance.")

    monkeypatch.setattr("ray.init", none_found)
    with pytest.raises(ClusterError, match="No Ray cluster is running on this machine: start one"):
        RayCluster()


def test_a_cluster_with_another_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Ray's own words for it, of which a sentence is made."""
    from ray._private.utils import check_version_info

    there = {"ray_version": "2.9.1", "python_version": "3.9.7"}
    monkeypatch.setattr("ray.init", lambda **_: check_version_info(there, "a driver"))
    with pytest.raises(ClusterError, match=r"has Ray 2\.9\.1 and Python 3\.9\.7, and here are Ray 2\..* Python 3\."):
        RayCluster()


def test_under_uv_the_nodes_use_what_is_installed_there(monkeypatch: pytest.MonkeyPatch) -> None:
    from ray._private import ray_constants

    monkeypatch.delenv("RAY_ENABLE_UV_RUN_RUNTIME_ENV", raising=False)
    monkeypatch.setattr(ray_constants, "RAY_ENABLE_UV_RUN_RUNTIME_ENV", True)
    found = []

    def none_found(**_: Any) -> None:
        found.append(ray_constants.RAY_ENABLE_UV_RUN_RUNTIME_ENV)
        raise ConnectionError

    monkeypatch.setattr("ray.init", none_found)
    with pytest.raises(ClusterError):
        RayCluster()
    monkeypatch.setenv("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "1")
    monkeypatch.setattr(ray_constants, "RAY_ENABLE_UV_RUN_RUNTIME_ENV", True)
    with pytest.raises(ClusterError):
        RayCluster()
    assert found == [False, True], "unless somebody wants it otherwise"


def test_a_cluster_that_starts_no_process_for_the_connection_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def abort(**_: Any) -> None:
        asked.append(1)
        raise ConnectionAbortedError("Initialization failure from server")

    monkeypatch.setattr("ray.init", abort)
    with pytest.raises(ClusterError, match=r"could not start a process for this connection: the files ray_client_"):
        RayCluster()
    assert len(asked) == ray_cluster.SESSION_ATTEMPTS


def test_another_connection_of_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ray.is_initialized", lambda: True)
    with pytest.raises(ClusterError, match="connected to a Ray cluster already"):
        RayCluster("ray://head")


def test_ray_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_cluster, "is_ray_installed", lambda: False)
    with pytest.raises(ClusterError, match=r'Ray is not installed: pip install "gugong-game\[ray\]"'):
        RayCluster()


@pytest.mark.parametrize(
    ("there", "told"),
    [
        ({"gugong": "", "sources": ""}, "The node box7 of the cluster has no gugong: install gugong 0.3 there"),
        ({"python": "3.12.1"}, "The node box7 of the cluster has Python 3.12.1, and here is 3.11.4"),
        ({"gugong": "0.2", "sources": "x"}, "The node box7 of the cluster has gugong 0.2, and here is 0.3"),
        ({"sources": "x"}, "The node box7 of the cluster has other sources of gugong 0.3 (x) than are here"),
    ],
)
def test_nodes_with_other_versions(there: dict[str, str], told: str) -> None:
    found = versions.difference(HERE, {**HERE, "machine": "box7", **there})
    assert found is not None
    assert found.startswith(told)


def test_another_machine_and_a_patch_of_python_are_no_difference() -> None:
    assert versions.difference(HERE, {**HERE, "machine": "box7", "python": "3.11.9"}) is None


def test_every_source_of_a_game_counts_and_nothing_else(tmp_path: Path) -> None:
    for name in ("rules/wall.py", "box/standard/board.toml", "cli/play.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("one", encoding="utf-8")
    before = versions._hash_of(tmp_path)
    (tmp_path / "cli/play.py").write_text("two", encoding="utf-8")
    assert versions._hash_of(tmp_path) == before
    (tmp_path / "box/standard/board.toml").write_text("two", encoding="utf-8")
    assert versions._hash_of(tmp_path) != before


@pytest.mark.parametrize(
    ("size", "seconds", "following"),
    [(1, 3.0, 1), (1, 0.01, 2), (8, 0.01, 16), (32, 0.001, 32), (16, 0.1, 5), (16, 5.0, 1)],
)
def test_only_short_jobs_are_sent_together(size: int, seconds: float, following: int) -> None:
    """At most twice as many as before, and no more than take half a second."""
    assert ray_cluster._next_batch_size(size, seconds) == following


@pytest.mark.parametrize("command", [("arena", "random", "greedy"), ("simulate", "random")])
def test_commands_tell_it_before_anything_is_played(
    command: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GUGONG_LANGUAGE", "en")
    cli = CliDriver(tmp_path, monkeypatch)
    wrong = cli.run(*command, "--on", "mars")
    assert (wrong.exit_code, wrong.stdout) == (2, "")
    assert wrong.stderr == "--on is here, ray or ray://HOST:PORT, not mars.\n"
    silent = cli.run(*command, "--on", f"ray://127.0.0.1:{free_port()}")
    assert (silent.exit_code, silent.stdout) == (2, "")
    assert silent.stderr.startswith("No Ray cluster answers at ray://127.0.0.1:")
    assert silent.stderr.count("\n") == 1
    monkeypatch.setattr(extras.importlib.util, "find_spec", lambda name: None if name == "ray" else object())
    missing = cli.run(*command, "--on", "ray")
    assert (missing.exit_code, missing.stdout) == (2, "")
    assert missing.stderr == 'This needs ray, which is not installed: pip install "gugong-game[ray]".\n'
