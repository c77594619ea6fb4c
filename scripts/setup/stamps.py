"""Stamps of finished installations, so that the next run can skip them."""

import hashlib
import os
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def digest(paths: Iterable[Path], *extra: str) -> str:
    """Return a hash over the names and contents of these files and the extra words."""
    total = hashlib.sha256("\0".join(extra).encode())
    for path in sorted(paths):
        total.update(str(path.relative_to(ROOT)).encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def files_under(*names: str) -> list[Path]:
    """Return every file below these paths of the clone, leaving out what is built."""
    found: list[Path] = []
    for name in names:
        start = ROOT / name
        if start.is_file():
            found.append(start)
        for directory, folders, files in os.walk(start):
            folders[:] = [
                folder for folder in folders if folder not in {"dist", "node_modules", ".cache"}
            ]
            found.extend(Path(directory) / file for file in files)
    return found


def is_current(stamp: Path, value: str) -> bool:
    """Tell whether the stamp file holds this value."""
    return stamp.is_file() and stamp.read_text(encoding="ascii") == value


def write(stamp: Path, value: str) -> None:
    """Record the value that an installation was made from."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(value, encoding="ascii")
