"""A Ray cluster on this machine for tests: small, quiet, and patient on a busy machine."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tools.ports import free_port

MEMORY = 80 * 2**20  # bytes of each node's object store: the least that Ray takes
ATTEMPTS = 5  # a node gives up when its own processes take half a minute to start
QUIET = {
    "GRPC_ENABLE_FORK_SUPPORT": "0",  # else the head node often fails to start a process for a connection from outside
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",  # tests are run by uv, and so is the head node then
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_agent_register_timeout_ms": "300000",
    "RAY_worker_register_timeout_seconds": "300",
}


class Nodes:
    """The head node, with one core, and others that a test adds and takes away."""

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster

        self.cluster = Cluster()
        self.client_port = free_port()
        self.head = self.add(include_dashboard=False, ray_client_server_port=self.client_port)

    def add(self, **settings: Any) -> Any:
        """Start a node with one core."""
        for attempt in range(ATTEMPTS):
            try:
                return self.cluster.add_node(num_cpus=1, object_store_memory=MEMORY, **settings)
            except Exception:
                if attempt == ATTEMPTS - 1:
                    raise
        raise AssertionError

    def stop(self, node: Any) -> None:
        """Stop a node, which says good-bye."""
        self.cluster.remove_node(node, allow_graceful=True)

    def kill(self, node: Any) -> None:
        """As if the machine had lost its power; the cluster needs some time to notice."""
        self.cluster.remove_node(node, allow_graceful=False)


@contextmanager
def nodes_of_a_cluster(path: str) -> Iterator[Nodes]:
    """A cluster whose nodes find packages in `path`, and which is that of RAY_ADDRESS."""
    folder = tempfile.mkdtemp(prefix="gr-")  # Ray's sockets need short paths
    with pytest.MonkeyPatch.context() as patch:
        for name, word in {**QUIET, "RAY_TMPDIR": folder, "PYTHONPATH": path}.items():
            patch.setenv(name, word)
        nodes = Nodes()
        patch.setenv("RAY_ADDRESS", nodes.cluster.address)
        try:
            yield nodes
        finally:
            import ray

            ray.shutdown()
            nodes.cluster.shutdown()
            shutil.rmtree(folder, ignore_errors=True)
    assert "RAY_ADDRESS" not in os.environ
