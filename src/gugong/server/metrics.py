"""Prometheus metrics of the server."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector


class Metrics:
    """All metrics, in a collector registry of their own."""

    def __init__(self) -> None:
        """Everything at zero."""
        self.registry = registry = CollectorRegistry()
        self.entries = Counter("gugong_entries", "Entries kept, by kind", ["kind"], registry=registry)
        self.refused = Counter("gugong_refused", "What clients asked for and did not get", ["code"], registry=registry)
        self.refused_connections = Counter(
            "gugong_refused_connections", "Connections refused or cut off", ["reason"], registry=registry
        )
        self.requests = Counter(
            "gugong_requests", "HTTP requests answered", ["method", "route", "status"], registry=registry
        )
        self.connections = Gauge("gugong_connections", "Open sockets", registry=registry)
        self.tables = Gauge("gugong_tables_in_memory", "Tables in memory", registry=registry)
        self.answer_seconds = Histogram(
            "gugong_answer_seconds",
            "From a command to its answer",
            registry=registry,
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
        )
        self.bot_seconds = Histogram(
            "gugong_bot_seconds",
            "How long bots thought",
            registry=registry,
            buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30),
        )
        self.bot_wait_seconds = Histogram(
            "gugong_bot_wait_seconds",
            "How long bots waited for a worker, by whether somebody waits for them",
            ["attended"],
            registry=registry,
            buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60),
        )
        self.bot_queue = Gauge(
            "gugong_bot_queue",
            "Jobs that wait for a worker, by whether somebody waits for them",
            ["attended"],
            registry=registry,
        )
        self.notifications = Counter(
            "gugong_notifications",
            "Attempts to tell somebody something, by channel and outcome",
            ["channel", "outcome"],
            registry=registry,
        )
        self.store_failures = Counter(
            "gugong_store_failures", "What the database failed at, by kind", ["kind"], registry=registry
        )
        self.commit_seconds = Histogram(
            "gugong_commit_seconds",
            "How long a group commit took",
            registry=registry,
            buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
        )
        self.commit_entries = Histogram(
            "gugong_commit_entries",
            "Entries that shared one group commit",
            registry=registry,
            buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500, 1000),
        )
        self.bots_busy = Gauge("gugong_bots_busy", "Bot workers that think now", registry=registry)
        self.bot_restarts = Gauge("gugong_bot_worker_restarts", "Bot workers that were replaced", registry=registry)
        self.bot_failures = Gauge("gugong_bot_failures", "Answers in place of a bot that failed", registry=registry)
        ProcessCollector(registry=registry)  # memory, open files and processor time of this process, where /proc is


METRICS = Metrics()
