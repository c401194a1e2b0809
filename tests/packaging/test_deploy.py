"""What is written for hosts is true: the tests that a page names are there, options exist, units are well formed."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml
from typer.main import get_command

import gugong
from gugong.cli import app

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
THREATS = (ROOT / "docs/threats.md").read_text(encoding="utf-8")
HOSTING = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
UNITS = sorted(DEPLOY.glob("*.service"))


def test_every_test_that_the_threats_name_is_there() -> None:
    named = set(re.findall(r"`(tests/[^`]+)`", THREATS))
    assert len(named) > 20
    assert not {path for path in named if not (ROOT / path).is_file()}


def test_every_threat_names_a_test() -> None:
    rows = [line for line in THREATS.splitlines() if line.startswith("| ") and "---" not in line]
    claims = [row for row in rows if not row.rstrip().endswith("| shown by |")]
    assert len(claims) > 20
    assert not [row for row in claims if "`tests/" not in row]


def options_of(command: str) -> set[str]:
    """The options of a command, and of those inside it."""
    found = get_command(app).commands[command]
    inner = getattr(found, "commands", {}).values()
    names = {name for one in (found, *inner) for option in one.params for name in option.opts}
    return {"--help", *(name for name in names if name.startswith("--"))}


@pytest.mark.parametrize("file", ["hosting.md", "Containerfile", "compose.yaml", *(unit.name for unit in UNITS)])
def test_every_option_that_hosts_are_told_exists(file: str) -> None:
    text = HOSTING if file == "hosting.md" else (DEPLOY / file).read_text(encoding="utf-8")
    said = [
        (command, option)
        for line in text.splitlines()
        for command, rest in re.findall(r"\bgugong[ -]\W*(serve|admin|backup|restore)\b([^`#|]*)", line)
        for option in re.findall(r"--[a-z-]+", rest)
    ]
    said += [("serve", option) for option in re.findall(r"\"(--[a-z-]+)\"", text)]
    assert said or file == "hosting.md"
    assert not [(command, option) for command, option in said if option not in options_of(command)]


def test_the_container_runs_without_root_and_says_how_it_is() -> None:
    stages = (DEPLOY / "Containerfile").read_text(encoding="utf-8").split("\nFROM ")
    assert len(stages) == 3, "what builds is not what runs"
    final = stages[-1]
    assert re.search(r"^USER (?!0|root)", final, re.MULTILINE)
    assert "HEALTHCHECK" in final
    assert "/healthz" in final
    assert "pip install" not in final
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    server = compose.partition("  server:")[2].partition("\n  caddy:")[0]
    assert "read_only: true" in server
    assert "cap_drop: [ALL]" in server
    address = re.search(r'"--behind-proxy", "([0-9.]+)"', server)
    assert address is not None
    caddy = compose.partition("\n  caddy:")[2]
    assert f"ipv4_address: {address[1]}" in caddy, "the proxy that is believed is Caddy"
    assert re.search(r"ipv4_address: ([0-9.]+)", server), "else it could be given Caddy's address, for it starts first"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_finds_nothing_wrong_with_the_units(tmp_path: Path) -> None:
    for unit in UNITS:
        text = unit.read_text(encoding="utf-8").replace("/opt/gugong/bin/gugong", "/bin/true")
        copy = tmp_path / unit.name.replace("@", "@8001")
        copy.write_text(text, encoding="utf-8")
        done = subprocess.run(
            ["systemd-analyze", "verify", "--man=no", str(copy)], capture_output=True, text=True, check=False
        )
        ours = [line for line in done.stderr.splitlines() if copy.name in line]
        assert not ours
    single, several = (unit.read_text(encoding="utf-8").partition("\n# Nothing else")[2] for unit in UNITS)
    assert single == several, "both are hardened in the same way"


def test_the_manifests_of_a_cluster_agree_with_its_image_and_with_the_command() -> None:
    cluster, _ = yaml.safe_load_all((DEPLOY / "ray-cluster.yaml").read_text(encoding="utf-8"))
    job = yaml.safe_load((DEPLOY / "ray-job.yaml").read_text(encoding="utf-8"))
    recipe = (DEPLOY / "Containerfile.ray").read_text(encoding="utf-8")
    groups = [cluster["spec"]["headGroupSpec"], *cluster["spec"]["workerGroupSpecs"]]
    containers = [one for group in groups for one in group["template"]["spec"]["containers"]]
    (image,) = {one["image"] for one in containers}
    assert f"-t {image} " in recipe
    assert image.endswith(f":{gugong.__version__}")
    assert f"rayproject/ray:{cluster['spec']['rayVersion']}-py311" in recipe
    assert job["spec"]["clusterSelector"] == {"ray.io/cluster": cluster["metadata"]["name"]}
    program, command, *words = job["spec"]["entrypoint"].split()
    assert (program, command, words[-2:]) == ("gugong", "arena", ["--on", "ray"])
    assert {word for word in words if word.startswith("--")} <= options_of(command)
    mounted = containers[0]["volumeMounts"][0]["mountPath"]
    assert words[words.index("--results") + 1].startswith(f"{mounted}/")


def test_the_page_on_clusters_names_options_that_exist() -> None:
    page = (ROOT / "docs/cluster.md").read_text(encoding="utf-8")
    lines = re.findall(r"^gugong (arena|simulate) (.*)$", page, re.MULTILINE)
    assert len(lines) >= 2
    told = [(command, option) for command, rest in lines for option in re.findall(r"--[a-z-]+", rest)]
    assert not [(command, option) for command, option in told if option not in options_of(command)]
    assert {"--results", "--compare", "--saves", "--box", "--time-limit", "--processes", "--on"} <= options_of("arena")
