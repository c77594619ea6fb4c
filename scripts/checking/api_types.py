"""Write the API types of the client, or tell whether they are stale."""

import subprocess
import sys

from scripts.setup.stamps import ROOT

FLASK = (sys.executable, "-m", "flask", "--app", "wsgi", "openapi")


def main() -> None:
    """Write the file; with --check leave it alone and exit with 1 when it would change."""
    document = subprocess.run(FLASK, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
    command = ["node", "client/build/api-types.mjs", "-", *sys.argv[1:]]
    sys.exit(subprocess.run(command, cwd=ROOT, input=document, check=False).returncode)


if __name__ == "__main__":
    main()
