"""nginx and Caddy as Debian has them, with the very configurations of deploy/: only ports, paths and names differ."""

import os
import shutil
import socket
import ssl
import subprocess
import time
from pathlib import Path
from types import TracebackType

import httpx

from tools.ports import free_port
from tools.timeouts import GLANCE, PATIENCE

DEPLOY = Path(__file__).parents[3] / "deploy"
HOST = "play.example.org"
SELF_SIGNED = ("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={HOST}")


class ReverseProxy:
    """A proxy with TLS in front of a server on this machine, until the block ends."""

    program: str

    def __init__(self, upstream: str, folder: Path) -> None:
        """In front of host:port, with its files in a folder; not started yet."""
        self.port, self.plain_port = free_port(), free_port()
        self._upstream, self._folder = upstream, folder
        self._process: subprocess.Popen[bytes] | None = None

    @classmethod
    def is_installed(cls) -> bool:
        """Whether its program is there."""
        return cls._path() is not None

    @classmethod
    def _path(cls) -> str | None:
        return shutil.which(cls.program, path=f"{os.environ['PATH']}:/usr/sbin")

    @property
    def origin(self) -> str:
        """What the page of this server has as its origin."""
        return f"https://{HOST}:{self.port}"

    def __enter__(self) -> "ReverseProxy":
        """Start it and wait until it answers over TLS."""
        with (self._folder / "output").open("wb") as output:
            self._process = subprocess.Popen(self._command(), stdout=output, stderr=output, env=self._environment())
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError((self._folder / "output").read_text(errors="replace")[-2000:])
            time.sleep(GLANCE)
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, _: TracebackType | None) -> None:
        """Stop it."""
        assert self._process is not None
        self._process.terminate()
        self._process.wait(PATIENCE)

    def _answers(self) -> bool:
        try:
            with (
                socket.create_connection(("127.0.0.1", self.port), 1) as raw,
                trusting().wrap_socket(raw, server_hostname=HOST),
            ):
                return True
        except OSError:
            return False

    def _command(self) -> list[str]:
        raise NotImplementedError

    def _environment(self) -> dict[str, str]:
        return dict(os.environ)

    def client(self, address: str = "127.0.0.1") -> httpx.AsyncClient:
        """Somebody who asks over TLS, from an address of this machine."""
        return httpx.AsyncClient(
            transport=_NamedTransport(verify=trusting(), local_address=address),
            base_url=f"https://127.0.0.1:{self.port}",
            headers={"Host": f"{HOST}:{self.port}"},
            timeout=PATIENCE,
        )


class _NamedTransport(httpx.AsyncHTTPTransport):
    """Names the host in the greeting of TLS, as a browser does."""

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Send a request."""
        request.extensions = {**request.extensions, "sni_hostname": HOST}
        return await super().handle_async_request(request)


class Nginx(ReverseProxy):
    """nginx, with a certificate that signs itself."""

    program = "nginx"

    def _command(self) -> list[str]:
        key, certificate = self._folder / "key.pem", self._folder / "certificate.pem"
        subprocess.run([*SELF_SIGNED, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
        folder = f"/etc/letsencrypt/live/{HOST}"
        site = replaced(
            (DEPLOY / "nginx.conf").read_text(encoding="utf-8"),
            ("listen 80;", f"listen 127.0.0.1:{self.plain_port};"),
            ("listen 443 ssl http2;", f"listen 127.0.0.1:{self.port} ssl http2;"),
            (f"{folder}/fullchain.pem", str(certificate)),
            (f"{folder}/privkey.pem", str(key)),
            ("server 127.0.0.1:8000 ", f"server {self._upstream} "),
        )
        (self._folder / "site.conf").write_text(site, encoding="utf-8")
        temporary = "".join(
            f"{kind}_temp_path {self._folder}/{kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        user = "user root;\n" if os.geteuid() == 0 else ""
        (self._folder / "nginx.conf").write_text(
            f"{user}daemon off;\nworker_processes 1;\npid {self._folder}/pid;\nerror_log stderr;\n"
            f"events {{}}\nhttp {{\naccess_log off;\n{temporary}include {self._folder}/site.conf;\n}}\n",
            encoding="utf-8",
        )
        return [self._path() or "", "-p", str(self._folder), "-e", "stderr", "-c", str(self._folder / "nginx.conf")]


class Caddy(ReverseProxy):
    """Caddy, with a certificate of its own authority."""

    program = "caddy"

    def _command(self) -> list[str]:
        changed = "\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tdefault_bind 127.0.0.1\n"
        ports = f"\thttp_port {self.plain_port}\n\thttps_port {self.port}\n"
        site = replaced((DEPLOY / "Caddyfile").read_text(encoding="utf-8"), ("\n{\n", f"\n{{\n{changed}{ports}"))
        (self._folder / "Caddyfile").write_text(site, encoding="utf-8")
        return [self._path() or "", "run", "--adapter", "caddyfile", "--config", str(self._folder / "Caddyfile")]

    def _environment(self) -> dict[str, str]:
        home = {"HOME": str(self._folder), "XDG_DATA_HOME": str(self._folder), "XDG_CONFIG_HOME": str(self._folder)}
        return {**os.environ, **home, "GUGONG_SITE": HOST, "GUGONG_UPSTREAM": self._upstream}


def replaced(text: str, *changes: tuple[str, str]) -> str:
    """A configuration with these parts replaced, each of which is there once."""
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
        text = text.replace(old, new)
    return text


def trusting() -> ssl.SSLContext:
    """TLS with any certificate: which authority it is of does not matter here."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context
