"""Schemathesis tests the API against its own OpenAPI document."""

import os
import re
import subprocess

from scripts.processes.product import Product
from scripts.proving.http_client import API, register_account
from scripts.proving.isolated_product import run_product
from scripts.proving.isolated_tool import install_tool
from scripts.proving.report import Row, must
from scripts.setup.stamps import ROOT

VERSION = "4.32.5"
CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)


def _try(running: Product) -> str:
    owner, _ = register_account(running.port, running.data_dir)
    program = install_tool("schemathesis", VERSION) / "schemathesis"
    done = subprocess.run(
        [
            *(str(program), "run", f"{running.url}{API}/openapi.json"),
            *("--url", running.url),
            *("--header", f"Authorization: Bearer {owner.token}", "--checks", ",".join(CHECKS)),
            *("--max-examples", "60", "--no-color"),
            # It would end the session that the other calls need.
            *("--exclude-path-regex", "logout"),
        ],
        cwd=running.data_dir,
        env={**os.environ, "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return f"{done.stdout}\nexit code {done.returncode}"


def prove_contract() -> list[Row]:
    """Run it with a signed-in person's token; the token must outlive the run."""
    with run_product(TOKEN_LIFETIME_SECONDS="3600") as running:
        output = _try(running)
    (ROOT / "var" / "schemathesis.log").write_text(output, encoding="utf-8")
    cases = re.search(r"(\d+) generated.*", output)
    return [
        must(
            "schemathesis against the OpenAPI document",
            output.endswith("exit code 0"),
            cases.group() if cases else "see var/schemathesis.log",
        )
    ]
