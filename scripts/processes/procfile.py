"""The Procfile: the command line of each process type."""

from pathlib import Path

from scripts.setup.stamps import ROOT


def read_procfile(path: Path = ROOT / "Procfile") -> dict[str, str]:
    """Return the command line of each kind of process; ValueError for a line of another form."""
    lines: dict[str, str] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        name, colon, command = line.partition(":")
        if not colon or not command.strip():
            message = f"{path.name}: {line!r} is not of the form 'name: command'"
            raise ValueError(message)
        lines[name.strip()] = command.strip()
    return lines
