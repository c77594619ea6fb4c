"""The web process holds as many connections as its limit of open files allows."""

import subprocess
import sys

import pytest

from scripts.setup.stamps import ROOT

TELL = "from server.web import open_connections; print(open_connections())"


@pytest.mark.parametrize(
    ("limits", "told"),
    [
        ("ulimit -Hn 20000; ulimit -Sn 1024", "8192"),
        ("ulimit -Hn 20000; ulimit -Sn 10000", "8192"),
        ("ulimit -n 2000", "1488"),
        ("ulimit -n 600", "256"),
    ],
)
def test_connections_follow_the_limit_of_open_files(limits: str, told: str) -> None:
    line = f'{limits}; exec "{sys.executable}" -c "{TELL}"'
    done = subprocess.run(
        ["bash", "-c", line], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == told
