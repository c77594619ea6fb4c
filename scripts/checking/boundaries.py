"""Holds the boundaries of the features: public faces, tables, names on both sides, dependencies.

A feature of the server reaches another one through its `service`, its `errors`, or a module that
`[tool.lumbung.public]` in pyproject.toml names.
"""

import ast
import json
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Any

from scripts.setup.stamps import ROOT, files_under

SERVER = ROOT / "server"
CLIENT = ROOT / "client/src"
TESTS = ROOT / "tests"
PUBLIC = frozenset({"service", "errors"})
# Below every feature; they have no inside to hide.
SHARED = frozenset({"core", "extensions", "settings"})
# The catalogue reads the registration of each feature.
REGISTRATION = "feature"
# They need nothing of their own from the server.
CLIENT_ONLY = frozenset({"install", "landing", "legal", "outbox"})
TOOLS_OF_TESTS = frozenset({"support", "covers"})
# What a module needs before it runs: neither types nor `import()`.
IMPORT = re.compile(r"""^(?:import|export)\s+(?!type\b)[^;]*?["']((?:@/|\.)[^"']+)["']""", re.M)


def _folders(path: Path) -> set[str]:
    return {each.name for each in path.iterdir() if each.is_dir() and each.name != "__pycache__"}


def _public() -> Mapping[str, list[str]]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    public: Mapping[str, list[str]] = settings["tool"]["lumbung"]["public"]
    return public


def _imported_modules(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Yield each imported module of the server, as a dotted path, with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("server."):
            module = str(node.module)
            if module.count(".") == 1:
                yield from ((f"{module}.{alias.name}", node.lineno) for alias in node.names)
            else:
                yield module, node.lineno


def imports_of_insides(features: set[str]) -> Iterator[str]:
    """Yield a sentence for each import that reaches into another feature."""
    public = _public()
    for path in sorted(SERVER.rglob("*.py")):
        importer, *_rest = path.relative_to(SERVER).parts
        if importer in {"migrations", "core"}:
            continue
        for module, line in _imported_modules(ast.parse(path.read_text(encoding="utf-8"))):
            _server, feature, inner, *_more = [*module.split("."), ""]
            if feature not in features or feature == importer.removesuffix(".py"):
                continue
            allowed = PUBLIC.union(public.get(feature, ()))
            if importer == "catalogue.py":
                allowed = allowed | {REGISTRATION}
            if inner not in allowed:
                yield f"{path.relative_to(ROOT)}:{line}: {module} is an inside of {feature}"


def unused_faces() -> Iterator[str]:
    """Yield a sentence for each public module that is missing."""
    for feature, modules in _public().items():
        for module in modules:
            if not (SERVER / feature / f"{module}.py").is_file():
                yield f"pyproject.toml: server.{feature}.{module} does not exist"


def raw_tables(features: set[str]) -> Iterator[str]:
    """Yield a sentence for each table that a feature names as text, such as `table("users")`."""
    for feature in sorted(features):
        for path in sorted((SERVER / feature).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if (
                    isinstance(node, ast.Call)
                    and isinstance(node.func, ast.Name)
                    and node.func.id == "table"
                ):
                    yield f"{path.relative_to(ROOT)}:{node.lineno}: ask the owner of the table"


def unknown_names(features: set[str]) -> Iterator[str]:
    """Yield a sentence for each folder that has no feature or layer of its name."""
    client = _folders(CLIENT / "features")
    layers = _folders(CLIENT)
    known = {
        "client/src/features": (client, features | CLIENT_ONLY),
        "tests/server": (_folders(TESTS / "server"), features | SHARED),
        "tests/client": (_folders(TESTS / "client"), client | layers | TOOLS_OF_TESTS),
    }
    for place, (found, names) in known.items():
        yield from (f"{place}/{name}: there is no feature {name}" for name in sorted(found - names))


def unused_packages() -> Iterator[str]:
    """Yield a sentence for each npm package that nothing imports, runs or asks for."""
    package = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    named = {**package["dependencies"], **package["devDependencies"]}
    files = (
        file
        for file in files_under("client", "tests/client", "tests/e2e", "scripts")
        if file.suffix in {".ts", ".tsx", ".js", ".mjs", ".css", ".json", ".py"}
    )
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    commands = " ".join(package["scripts"].values())
    asked = {peer for name in named for peer in _manifest(name).get("peerDependencies", {})}
    for name in sorted(named):
        binaries = _manifest(name).get("bin", {})
        runs = [binaries] if isinstance(binaries, str) else binaries
        is_run = any(re.search(rf"\b{re.escape(command)}\b", commands + text) for command in runs)
        is_typing = name.startswith("@types/") and name[7:] in {"node", *named}
        is_used = is_typing or name in text or name in asked or is_run
        if not is_used:
            yield f"package.json: nothing uses {name}"


def import_cycles() -> Iterator[str]:
    """Yield a sentence for a cycle of modules of the client that import each other.

    ESLint's `import-x/no-cycle` finds the same, and takes a third of its whole time for it.
    """
    graph = {
        file.resolve(): {
            imported
            for name in IMPORT.findall(file.read_text(encoding="utf-8"))
            for imported in _candidates(file, name)
        }
        for file in files_under("client", "tests/client", "tests/e2e")
        if file.suffix in {".ts", ".tsx"}
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        cycle = (path.relative_to(ROOT).as_posix() for path in reversed(error.args[1]))
        yield f"a cycle of imports: {' -> '.join(cycle)}"


def _candidates(importer: Path, name: str) -> Iterator[Path]:
    base = CLIENT / name[2:] if name.startswith("@/") else importer.parent / name
    path = base.resolve()
    yield from (path, Path(f"{path}.ts"), Path(f"{path}.tsx"))


def _manifest(name: str) -> dict[str, Any]:
    manifest: dict[str, Any] = json.loads(
        (ROOT / "node_modules" / name / "package.json").read_text(encoding="utf-8")
    )
    return manifest


def problems() -> Iterator[str]:
    """Yield one sentence for each boundary that is crossed."""
    features = _folders(SERVER) - SHARED - {"migrations", "templates", "translations"}
    yield from imports_of_insides(features)
    yield from unused_faces()
    yield from raw_tables(features)
    yield from unknown_names(features)
    yield from unused_packages()
    yield from import_cycles()


def main() -> None:
    """Print the problems; exit code 1 when there are any."""
    found = list(problems())
    print("\n".join(found))
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
