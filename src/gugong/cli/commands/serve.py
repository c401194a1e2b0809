"""`gugong serve`: the server for games over the network."""

import contextlib
import logging
import signal
import socket
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

from ...box import load_box
from ...errors import SetupError
from ..extras import need_extra
from ..messages import message
from . import network_options as network
from . import running_server
from . import table_options as tables
from .notification_options import notification_settings

SHUTDOWN_SECONDS = 10  # for requests in progress

app = typer.Typer(add_completion=False)
log = logging.getLogger("gugong.server")


@app.command("serve")
def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 is every network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    database: Annotated[
        str | None,
        typer.Option(envvar="GUGONG_DATABASE", help="sqlite:///FILE or postgresql://…; else a file of yours."),
    ] = None,
    origin: Annotated[list[str] | None, typer.Option(help="A page of another host that may talk to this one.")] = None,
    box: Annotated[list[Path] | None, typer.Option(help="A box that tables may also be played with.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes in which bots think.")] = None,
    idle: Annotated[float, typer.Option(min=1, help="Seconds until a table leaves memory.")] = 600.0,
    waiting_days: Annotated[
        float, typer.Option(min=0, help="Days until a table that nobody uses expires; 0: never.")
    ] = 14.0,
    empty_days: Annotated[float, typer.Option(min=0, help="The same where nobody sits.")] = 1.0,
    tables_per_hour: network.TablesPerHour = None,
    handovers_per_hour: network.HandoversPerHour = None,
    requests_per_second: network.RequestsPerSecond = None,
    request_burst: network.RequestBurst = None,
    messages_per_second: network.MessagesPerSecond = None,
    message_burst: network.MessageBurst = None,
    connections: network.Connections = None,
    open_connections: network.OpenConnections = None,
    connections_per_second: network.ConnectionsPerSecond = None,
    connection_burst: network.ConnectionBurst = None,
    total_connections: network.TotalConnections = None,
    control_frames_per_second: network.ControlFramesPerSecond = None,
    control_frame_burst: network.ControlFrameBurst = None,
    header_bytes: network.HeaderBytes = None,
    header_seconds: network.HeaderSeconds = None,
    body_seconds: network.BodySeconds = None,
    send_seconds: network.SendSeconds = None,
    unsent_messages: network.UnsentMessages = None,
    unsent_bytes: network.UnsentBytes = None,
    unsent_bytes_per_address: network.UnsentBytesPerAddress = None,
    undos_per_minute: tables.UndosPerMinute = None,
    undos_per_day: tables.UndosPerDay = None,
    chat_per_minute: tables.ChatPerMinute = None,
    chat_per_day: tables.ChatPerDay = None,
    seat_changes_per_minute: tables.SeatChangesPerMinute = None,
    seat_changes_per_day: tables.SeatChangesPerDay = None,
    spectator_chat_per_minute: tables.SpectatorChatPerMinute = None,
    spectator_chat_per_day: tables.SpectatorChatPerDay = None,
    newcomers_per_minute: tables.NewcomersPerMinute = None,
    newcomers_per_day: tables.NewcomersPerDay = None,
    idle_vote_seconds: tables.IdleVoteSeconds = None,
    behind_proxy: Annotated[
        str | None, typer.Option(help="Addresses of proxies whose X-Forwarded-For is believed, or *.")
    ] = None,
    allowed_host: network.AllowedHost = None,
    public_url: Annotated[
        str | None, typer.Option(envvar="GUGONG_PUBLIC_URL", help="The page's address, as people know it.")
    ] = None,
    contact: Annotated[
        str | None,
        typer.Option(envvar="GUGONG_CONTACT", help="mailto:… or https://…, for services that deliver pushes."),
    ] = None,
    smtp: Annotated[
        str | None, typer.Option(envvar="GUGONG_SMTP", help="smtp://user@host, smtps://… or smtp+plain://…")
    ] = None,
    mail_from: Annotated[
        str | None, typer.Option(envvar="GUGONG_MAIL_FROM", help="The address that mails come from.")
    ] = None,
    smtp_password_file: Annotated[
        Path | None, typer.Option(help="A file with the password of the mail server; else GUGONG_SMTP_PASSWORD.")
    ] = None,
    lock_timeout: Annotated[
        float | None, typer.Option(min=0, help="PostgreSQL: seconds to wait for another transaction; 0: for ever.")
    ] = None,
    statement_timeout: Annotated[
        float | None, typer.Option(min=0, help="PostgreSQL: seconds for one statement; 0: for ever.")
    ] = None,
    transaction_timeout: Annotated[
        float | None, typer.Option(min=0, help="PostgreSQL: seconds until it ends a transaction that stands still.")
    ] = None,
    lease: Annotated[
        float | None, typer.Option(min=1, help="PostgreSQL: seconds until another process takes a table over.")
    ] = None,
    metrics_port: Annotated[
        int | None, typer.Option(min=1, max=65535, help="Serve metrics on a port of their own.")
    ] = None,
    metrics_host: Annotated[str, typer.Option(help="Where that port listens.")] = "127.0.0.1",
    metrics_token: Annotated[
        str | None,
        typer.Option(envvar="GUGONG_METRICS_TOKEN", help="Who sends it may read /metrics; better not in a command."),
    ] = None,
    admin_socket: Annotated[
        Path | None, typer.Option(envvar="GUGONG_ADMIN_SOCKET", help="Where `gugong admin` reaches this server.")
    ] = None,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
) -> None:
    """Let people and programs play at tables over the network."""
    from ...server.settings import DatabaseTimeouts, Settings
    from ...server.store.urls import default_url

    limits = network.chosen_limits(context.params)
    waits = {"lock": lock_timeout, "statement": statement_timeout, "transaction": transaction_timeout, "lease": lease}
    boxes: dict[str, Path | None] = {"standard": None}
    boxes |= {load_box(path).name: path for path in box or []}
    notifications = notification_settings(public_url, contact, smtp, mail_from, smtp_password_file)
    settings = Settings(
        database or default_url(),
        host,
        port,
        tuple(origin or ()),
        boxes,
        workers,
        idle,
        limits,
        notifications,
        hosts=network.allowed_hosts(allowed_host, public_url),
        timeouts=replace(DatabaseTimeouts(), **_given(waits)),
        metrics_token=metrics_token or None,
        metrics_port=metrics_port,
        metrics_host=metrics_host,
        waiting_days=waiting_days,
        empty_days=empty_days,
        control_socket=admin_socket,
    )
    if log_level not in ("debug", "info", "warning", "error"):
        raise SetupError(message("no-log-level", level=log_level))
    raise typer.Exit(run(settings, behind_proxy, log_level))


def _given(options: dict[str, Any]) -> dict[str, Any]:
    """The options that were given; the others keep what they are without."""
    return {name: value for name, value in options.items() if value is not None}


def tell_address(host: str, port: int) -> None:
    """Print the address."""
    typer.echo(message("serving", host=host, port=str(port)))


def run(
    settings: Any, behind_proxy: str | None, log_level: str, tell: Callable[[str, int], None] = tell_address
) -> int:
    """Serve until stopped; returns the exit code. `tell` is called with host and port once it listens."""
    from ...server.app import create_app
    from ...server.log_format import start_logging
    from ...server.network import Edge, NetworkConfig
    from ...server.store.urls import sqlite_file

    if sqlite_file(settings.database) is None:
        need_extra("postgres", "asyncpg")
    proxies = network.trusted_proxies(behind_proxy)
    start_logging(log_level)
    if proxies.everybody:
        log.warning(message("proxies-everybody"))
    app = create_app(settings)
    config = NetworkConfig(
        app,
        Edge(settings.limits, proxies, _allow_many_sockets()),
        host=settings.host,
        port=settings.port,
        ws_max_size=settings.limits.message_bytes * 4,  # what is between is refused in words
        ws_per_message_deflate=False,  # it would cost half of the moves a second
        access_log=False,  # it would have keys and names in it
        log_config=None,
        server_header=False,
        proxy_headers=behind_proxy is not None,
        forwarded_allow_ips=proxies.names(),
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        lifespan="on",
    )
    for stopping in (signal.SIGINT, signal.SIGTERM):
        # After its shutdown uvicorn raises the signal again; stopping is no failure.
        signal.signal(stopping, lambda *_: None)
    listening = _listen(settings.host, settings.port)
    server = _announcer(app.state.service, tell)(config)
    try:
        with _serving_metrics(settings):
            server.run([listening])
    except SystemExit:  # it could not start
        if app.state.service.fault is None:
            raise
        raise app.state.service.fault from None
    finally:
        if server.started:
            running_server.remove_address(settings.database)
    return 0 if server.started else 1


def _listen(host: str, port: int) -> socket.socket:
    """The bound socket; SetupError if that fails."""
    try:
        (family, kind, _, _, address), *_ = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        found = socket.socket(family, kind)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
    except OSError as fault:
        why = fault.strerror or str(fault)
        raise SetupError(message("cannot-listen", host=host, port=str(port), why=why)) from None
    return found


@contextlib.contextmanager
def _serving_metrics(settings: Any) -> Iterator[None]:
    """Serve metrics in a thread, if they have a port of their own, until the block ends; SetupError if that fails."""
    if settings.metrics_port is None:
        yield
        return
    from prometheus_client import start_http_server

    from ...server.metrics import METRICS

    host, port = settings.metrics_host, settings.metrics_port
    try:
        server, thread = start_http_server(port, host, METRICS.registry)
    except OSError as fault:
        why = fault.strerror or str(fault)
        raise SetupError(message("cannot-listen-metrics", host=host, port=str(port), why=why)) from None
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _allow_many_sockets() -> int | None:
    """Raise the limit of open files, which sockets count as, as far as the system allows; how many (None: any)."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return None
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return None if most == resource.RLIM_INFINITY else most


def _announcer(service: Any, tell: Callable[[str, int], None]) -> Any:
    from ...server.network import NetworkServer

    class Announcer(NetworkServer):
        """A server that announces its address once it listens, and tells its clients before it stops."""

        async def startup(self, sockets: Any = None) -> None:
            """Listen, then announce the address."""
            await super().startup(sockets)
            if self.started and self.servers:
                port = self.servers[0].sockets[0].getsockname()[1]
                log.info("serving", extra={"port": port})
                running_server.write_address(service.settings.database, running_server.page_at(self.config.host, port))
                tell(self.config.host, port)

        async def shutdown(self, sockets: Any = None) -> None:
            """Close all connections with our own code first; uvicorn would use another and wait for long polls."""
            for server in self.servers:
                server.close()  # nobody comes any more
            await service.say_goodbye()
            await super().shutdown(sockets)

    return Announcer
