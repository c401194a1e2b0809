"""A Ray cluster to which independent jobs are sent; their answers come back as they arrive."""

import importlib.util
import logging
import os
import re
import time
import warnings
from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from itertools import islice
from typing import Any, TypeVar

from ..compiler import loader, transfer
from ..errors import ClusterError
from . import node_task, versions

RAY = "ray"  # the address of the cluster that this machine, or RAY_ADDRESS, belongs to
CLIENT = "ray://"
CLIENT_PORT = 10001  # as Ray has it
UV_SETTING = "RAY_ENABLE_UV_RUN_RUNTIME_ENV"
ANSWER_SECONDS = 10.0  # for a cluster to answer at all
SESSION_ATTEMPTS = 3  # to start the process on the head node for a connection from outside
CHECK_SECONDS = 60.0  # for a node to tell its versions: it may have to start a process first
RETRIES = 5  # of a job that is lost with its node
IN_FLIGHT = 2  # tasks sent for each core: a core that gets free has the next one waiting
BATCH_SECONDS = 0.5  # Short jobs are sent together, in tasks of about so long: a task costs this machine 2 ms.
MOST_IN_BATCH = 32
LEAST_IN_FLIGHT = 8  # tasks; also where there are no cores yet: a cluster that grows by demand needs some
COUNT_SECONDS = 5.0  # between two looks at how many cores there are
POLL_SECONDS = 0.5  # between two looks for Ctrl-C

Key = TypeVar("Key")


def is_ray_installed() -> bool:
    """Whether the extra `ray` is installed."""
    return importlib.util.find_spec("ray") is not None


def check_address(address: str) -> str:
    """The address of a cluster, complete; ClusterError if it cannot be one."""
    if address == RAY:
        return address
    host, colon, port = address.removeprefix(CLIENT).rpartition(":")
    if not colon:
        host, port = port, str(CLIENT_PORT)
    if not address.startswith(CLIENT) or not re.fullmatch(r"[\w.-]+|\[[0-9a-fA-F:.]+\]", host) or not port.isdecimal():
        raise ClusterError(
            f"{address!r} is no address of a Ray cluster: write {RAY} for the cluster that this machine belongs to,"
            f" or {CLIENT}HOST:PORT for another (its port is {CLIENT_PORT} unless it was started otherwise)."
        )
    return f"{CLIENT}{host}:{port}"


class RayCluster:
    """A connection to a Ray cluster. In a process there is one at a time; `close` ends it."""

    def __init__(self, address: str = RAY) -> None:
        """Connect, and check that all nodes have the versions of this machine; ClusterError says why it cannot be used.

        `ray`: the cluster of RAY_ADDRESS, else the one that this machine belongs to, or that this process is connected
        to already. `ray://HOST:PORT`: another one, of which this machine is no part.
        """
        wanted = check_address(address)
        if not is_ray_installed():
            raise ClusterError('Ray is not installed: pip install "gugong-game[ray]".')
        import ray

        self._versions = versions.installed()
        self._owns_connection = not ray.is_initialized()
        if self._owns_connection:
            _connect(wanted)
        elif wanted != RAY:
            raise ClusterError(
                f"This process is connected to a Ray cluster already: use {RAY!r}, or call ray.shutdown() before."
            )
        try:
            self._begin()
        except BaseException:
            self.close()
            raise

    def _begin(self) -> None:
        import ray
        from ray import cloudpickle

        for module in (versions, node_task):
            cloudpickle.register_pickle_by_value(module)
        self._check_nodes()
        self._machine_code: Any = None
        self._task = ray.remote(num_cpus=1, max_retries=RETRIES)(node_task.run_on_node)
        self._cores, self._counted = 0, 0.0

    def close(self) -> None:
        """End the connection, unless this process had it before; jobs that are still running are cancelled."""
        import ray

        if self._owns_connection:
            ray.shutdown()

    @property
    def machines(self) -> int:
        """How many nodes with cores there are now."""
        return len(_working_nodes())

    @property
    def cores(self) -> int:
        """How many jobs can run at the same time now."""
        import ray

        return int(ray.cluster_resources().get("CPU", 0))

    def answers(
        self, function: str, jobs: Iterable[tuple[Key, bytes]], most: int | None = None
    ) -> Generator[tuple[Key, Any], None, None]:
        """Call a function on the nodes once for each job; gives the key of each job with its result, in any order.

        `function` is `module:function`, and is called with what the second part of a job was pickled from. `most` tasks
        are sent at the same time (None: so many that no core waits); other jobs are taken as answers arrive. A task is
        a job, or several if they are short. What is lost with its node is sent again. Closing the generator cancels
        what is running. RuntimeError: a job raised, or was lost too often; ClusterError: a node has other versions, or
        the function says that it cannot be called there.
        """
        import ray

        if self._machine_code is None:
            loader.warm_up()
            self._machine_code = ray.put(transfer.packed())
        waiting, running, batch_size = iter(jobs), dict[Any, list[Key]](), 1
        try:
            while True:
                while len(running) < self._room(most) and (batch := list(islice(waiting, batch_size))):
                    payloads = [payload for _, payload in batch]
                    ref = self._task.remote(self._versions, function, payloads, [self._machine_code])
                    running[ref] = [key for key, _ in batch]
                if not running:
                    return
                for ref in _arrived(list(running)):
                    keys = running.pop(ref)
                    answers, seconds = self._answers(ref, keys)
                    batch_size = _next_batch_size(batch_size, seconds / len(keys))
                    for key, answer in zip(keys, answers, strict=True):
                        yield key, _result(answer, key)
        finally:
            for ref in running:
                with suppress(Exception):  # the cluster is gone, and the job with it
                    ray.cancel(ref, force=True)

    def _room(self, most: int | None) -> int:
        """How many tasks may be on their way."""
        if most is not None:
            return most
        if time.monotonic() - self._counted > COUNT_SECONDS:
            self._cores, self._counted = self.cores, time.monotonic()
        return max(LEAST_IN_FLIGHT, IN_FLIGHT * self._cores)

    def _answers(self, ref: Any, keys: list[Any]) -> tuple[list[dict[str, Any]], float]:
        """The answers to the jobs of a task that is done, and how many seconds they took."""
        import ray

        try:
            found = ray.get(ref)
        except (ray.exceptions.RayTaskError, ray.exceptions.RuntimeEnvSetupError) as fault:
            raise RuntimeError(f"A job could not be run on its node: {keys[0]}.\n{fault}") from None
        except ray.exceptions.RayError as fault:
            words = str(fault).strip().splitlines() or [type(fault).__name__]
            raise RuntimeError(
                f"A job was sent {RETRIES + 1} times and lost with its node or its process each time: {keys[0]}."
                f" {words[0]}"
            ) from None
        if "versions" in found:
            raise ClusterError(versions.difference(self._versions, found["versions"]) or "A node cannot be used.")
        return found["answers"], found["seconds"]

    def _check_nodes(self) -> None:
        """Raise ClusterError if a node has other versions; one that does not answer now is asked with its first job."""
        import ray
        from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

        asked = [
            ray.remote(node_task.versions_of_node)
            .options(num_cpus=0, max_retries=0, scheduling_strategy=NodeAffinitySchedulingStrategy(node, soft=False))
            .remote()
            for node in _working_nodes()
        ]
        answered, _ = ray.wait(asked, num_returns=len(asked), timeout=CHECK_SECONDS) if asked else ([], [])
        for ref in answered:
            with suppress(ray.exceptions.RayError):  # the node is gone by now
                wrong = versions.difference(self._versions, ray.get(ref))
                if wrong is not None:
                    raise ClusterError(wrong)


def _working_nodes() -> list[str]:
    """The ids of the nodes that have cores."""
    import ray

    return [node["NodeID"] for node in ray.nodes() if node["Alive"] and node["Resources"].get("CPU", 0) >= 1]


def _result(answer: dict[str, Any], key: Any) -> Any:
    """The result of a job, from what `gugong.cluster.node.call` answered."""
    if "refused" in answer:
        raise ClusterError(answer["refused"])
    if "traceback" in answer:
        raise RuntimeError(f"A job failed on its node: {key}.\n{answer['traceback']}")
    return answer["result"]


def _next_batch_size(size: int, seconds: float) -> int:
    """How many jobs go into the next tasks, if jobs took so many seconds each: more than one only if they are short."""
    return max(1, min(2 * size, MOST_IN_BATCH, int(BATCH_SECONDS / max(seconds, 1e-6))))


def _arrived(refs: list[Any]) -> Iterator[Any]:
    """The jobs that are done, at least one unless POLL_SECONDS pass before."""
    import ray

    done, _ = ray.wait(refs, num_returns=1, timeout=POLL_SECONDS)
    if done and len(refs) > 1:
        done, _ = ray.wait(refs, num_returns=len(refs), timeout=0)
    yield from done


def _connect(address: str) -> None:
    """Connect this process to a cluster; ClusterError says why that cannot be."""
    from ray._private import ray_constants
    from ray._private import worker as ray_worker

    found = os.environ.get("RAY_ADDRESS", "auto") if address == RAY else address
    if found != "auto":
        _check_answers(found)
    # What Ray has to say about its nodes is in its logs; stdout is for results, and stderr for the progress.
    ray_worker._worker_logs_enabled = False
    logging.getLogger("ray").setLevel(logging.CRITICAL)
    if UV_SETTING not in os.environ:  # below `uv run` every node would build this machine's environment
        ray_constants.RAY_ENABLE_UV_RUN_RUNTIME_ENV = False
    for attempt in range(SESSION_ATTEMPTS):
        try:
            _init(found)
        except ConnectionAbortedError:  # a cluster fails now and then to start the process for this connection
            if attempt + 1 < SESSION_ATTEMPTS:
                continue
            raise ClusterError(
                f"The Ray cluster at {found} could not start a process for this connection: the files"
                " ray_client_server*.err in the logs of its head node say why."
            ) from None
        except ConnectionError:
            raise ClusterError(_no_cluster(found)) from None
        except RuntimeError as fault:
            raise ClusterError(_other_versions(str(fault))) from None
        return


def _init(address: str) -> None:
    import ray

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ray.init(address=address, log_to_driver=False, logging_level=logging.CRITICAL)


def _other_versions(words: str) -> str:
    """What Ray says about a cluster with other versions, as a sentence."""
    stated = re.findall(r"Ray: (\S+)\s+Python: (\S+)", words)
    if len(stated) != 2:
        return f"The Ray cluster cannot be used: {' '.join(words.split())}"
    (there_ray, there_python), (here_ray, here_python) = stated
    return (
        f"The Ray cluster has Ray {there_ray} and Python {there_python}, and here are Ray {here_ray} and Python"
        f" {here_python}: use the same on all machines."
    )


def _no_cluster(address: str) -> str:
    if address == "auto":
        return (
            "No Ray cluster is running on this machine: start one (ray start --head), or name another"
            f" ({CLIENT}HOST:{CLIENT_PORT})."
        )
    return f"No Ray cluster answers at {address}: check that it is running and that its port can be reached from here."


def _check_answers(address: str) -> None:
    """Raise ClusterError if nothing that could be Ray answers; Ray itself would try for minutes, or end the process."""
    import grpc

    target = address.removeprefix(CLIENT)
    if os.environ.get("RAY_USE_TLS", "0") == "1":
        return
    with grpc.insecure_channel(target) as channel:
        try:
            grpc.channel_ready_future(channel).result(timeout=ANSWER_SECONDS)
        except grpc.FutureTimeoutError:
            raise ClusterError(_no_cluster(address)) from None
