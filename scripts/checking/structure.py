"""Measures how the code is cut: `python -m scripts.checking.structure [CHECKOUT]` prints a table.

Tests, generated files, migrations and translations are left out, so that two checkouts compare.
"""

import ast
import re
import statistics
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from scripts.setup.stamps import ROOT

SHORT_FILE = 60
GENERATED = ("schema.d.ts", "migrations/versions/")
IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*(?:/\*.*?\*/\s*)?["']((?:@/|\.)[^"']+)["']""", re.S)
README_FILES = ("README.md", "server/README.md", "client/README.md")


def sources(root: Path, folder: str, *suffixes: str) -> list[Path]:
    """The hand-written source files below a folder of a checkout."""
    return sorted(
        path
        for path in (root / folder).rglob("*")
        if path.suffix in suffixes
        and path.name != "__init__.py"
        and not any(part in path.as_posix() for part in GENERATED)
        and "node_modules" not in path.parts
    )


def lines_of(path: Path) -> int:
    """The number of lines of a file."""
    return path.read_text(encoding="utf-8").count("\n")


def _python_imports(root: Path, path: Path) -> Iterator[Path]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            base = root.joinpath(*node.module.split("."))
            yield base.with_suffix(".py")
            yield from ((base / alias.name).with_suffix(".py") for alias in node.names)


def _client_imports(root: Path, path: Path) -> Iterator[Path]:
    for named in IMPORT.findall(path.read_text(encoding="utf-8")):
        base = root / "client/src" / named[2:] if named.startswith("@/") else path.parent / named
        resolved = Path(*base.resolve().parts)
        yield from (resolved, *(Path(f"{resolved}{suffix}") for suffix in (".ts", ".tsx")))


def single_use(root: Path, files: list[Path]) -> int:
    """How many short files exactly one other file imports."""
    users: dict[Path, set[Path]] = defaultdict(set)
    for path in files:
        read = _python_imports if path.suffix == ".py" else _client_imports
        for imported in read(root, path):
            users[imported].add(path)
    return sum(lines_of(path) < SHORT_FILE and len(users[path] - {path}) == 1 for path in files)


def _sizes(name: str, files: list[Path]) -> Iterator[tuple[str, object]]:
    lengths = sorted(lines_of(path) for path in files)
    yield f"{name}: files", len(lengths)
    yield f"{name}: lines", sum(lengths)
    yield f"{name}: median length", int(statistics.median(lengths))
    yield f"{name}: length at the 90th percentile", int(statistics.quantiles(lengths, n=10)[-1])
    yield f"{name}: distinct file names", len({path.stem for path in files})


def measure(root: Path) -> Iterator[tuple[str, object]]:
    """Yield each measured name with its value."""
    server = sources(root, "server", ".py")
    client = sources(root, "client/src", ".ts", ".tsx", ".css")
    yield from _sizes("server", server)
    yield "server: single-use files under 60 lines", single_use(root, server)
    yield from _sizes("client", client)
    yield "client: single-use files under 60 lines", single_use(root, client)
    for side, files, depth in (("server", server, 1), ("client", client, 4)):
        inside = [path.relative_to(root).parts for path in files]
        if side == "client":
            inside = [parts for parts in inside if parts[2] == "features"]
        counts = Counter(parts[depth - 1 if side == "client" else depth] for parts in inside)
        widest = ", ".join(f"{name} {count}" for name, count in counts.most_common(8))
        yield f"{side}: largest packages", widest
    for name in README_FILES:
        yield f"{name}: words", len((root / name).read_text(encoding="utf-8").split())


def main() -> None:
    """Print the measures of a checkout, of this one when none is named."""
    root = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else ROOT
    print("| measure | value |\n|---|---|")
    for name, value in measure(root):
        print(f"| {name} | {value} |")


if __name__ == "__main__":
    main()
