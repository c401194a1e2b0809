"""A short run of the fault harness on each store; run as a program, `faults.py` has the long ones."""

import argparse

from tests.server.processes.faults import run
from tests.server.support.postgres import Postgres

FEW = argparse.Namespace(tables=6, times=1, outage=6.0, kills=1, seed=1)


def test_disk_clock_and_file_fail_under_a_server_in_play() -> None:
    counts = run("sqlite", ["full", "clock", "deleted", "damaged"], FEW, None)
    assert counts["faults"] == 6
    assert counts["told_not_now"] > 0
    assert counts["health"] == ["degraded (damaged)", "failing (full)", "ok (ok)"]


def test_a_frozen_process_an_open_transaction_and_a_restart_of_postgresql(postgres: Postgres) -> None:
    own = Postgres()
    own.start()
    try:
        counts = run("postgresql", ["freeze-one-of-two", "transaction", "restart"], FEW, own)
    finally:
        own.stop()
    assert counts["faults"] == 3
    assert counts["acknowledged"] > 0
