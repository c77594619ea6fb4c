"""Write the API's types for the client, or tell whether they are stale."""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

from scripts.installing.stamps import ROOT

TARGET = ROOT / "client" / "src" / "api" / "schema.d.ts"


def _generated(directory: Path) -> str:
    document, types = directory / "openapi.json", directory / "schema.d.ts"
    flask = [sys.executable, "-m", "flask", "--app", "wsgi", "openapi"]
    written = subprocess.run(flask, cwd=ROOT, stdout=subprocess.PIPE, check=True)
    document.write_bytes(written.stdout)
    subprocess.run(
        ["npx", "openapi-typescript", str(document), "--output", str(types)],
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        check=True,
    )
    return types.read_text(encoding="utf-8")


def main() -> None:
    """Write the file; with --check leave it alone and exit with 1 when it would change."""
    parser = argparse.ArgumentParser(prog="scripts/api-types", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only tell whether it is stale")
    check = parser.parse_args().check
    with tempfile.TemporaryDirectory() as directory:
        text = _generated(Path(directory))
    if not check:
        TARGET.write_text(text, encoding="utf-8")
    elif not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
        sys.exit(f"{TARGET.relative_to(ROOT)} is stale: run scripts/api-types")


if __name__ == "__main__":
    main()
