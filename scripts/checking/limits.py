"""Size limits of Python files and functions, and no disabled checks in the sources."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from scripts.setup.stamps import ROOT, files_under

LONGEST_FILE = 400
LONGEST_FUNCTION = 40
SOURCES = ("server", "scripts", "tests", "client/src", "client/build", "wsgi.py")
# Written in two parts, so that this file does not find itself.
EXCEPTIONS = re.compile(
    "|".join(
        (
            *("# no" + "qa", "type: " + "ignore", "eslint-" + "disable", "@ts-" + "ignore"),
            *("@ts-" + "expect-error", "@ts-" + "nocheck", "biome-" + "ignore"),
            *(r"pytest\.mark\." + "(skip|xfail)", r"pytest\." + r"skip\("),
            *(r"\b(test|it|describe)\." + r"(skip|only|fixme|todo)\b", r"\bTO" + r"DO\b"),
        )
    )
)


def _python_problems(path: Path, text: str) -> Iterator[str]:
    length = text.count("\n")
    if length > LONGEST_FILE:
        yield f"{path}: {length} lines, at most {LONGEST_FILE}"
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > LONGEST_FUNCTION:
                yield (
                    f"{path}:{node.lineno}: {node.name} has {lines} lines, "
                    f"at most {LONGEST_FUNCTION}"
                )


def problems() -> Iterator[str]:
    """Yield one sentence for each thing that breaks a limit."""
    for file in sorted(files_under(*SOURCES)):
        path = file.relative_to(ROOT)
        if path.suffix not in {".py", ".ts", ".tsx", ".js", ".mjs"} or path.name == "schema.d.ts":
            continue
        text = file.read_text(encoding="utf-8")
        for number, line in enumerate(text.splitlines(), 1):
            if EXCEPTIONS.search(line):
                yield f"{path}:{number}: switches a check off: {line.strip()}"
        if path.suffix == ".py" and "versions" not in path.parts:
            yield from _python_problems(path, text)


def main() -> None:
    """Print the problems; exit code 1 when there are any."""
    found = list(problems())
    print("\n".join(found))
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
