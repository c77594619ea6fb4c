"""Fava, a ledger of one file in a browser, as the yardstick for the same entries."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.request import urlopen

from scripts.processes.process import Process
from scripts.proving.isolated_product import temporary_directory
from scripts.proving.isolated_tool import install_tool
from scripts.proving.ledger_rows import signed, transaction_rows
from scripts.services.ports import free_port, is_taken, wait_until

VERSION = "1.30.16"
TITLE = "lumbung"
CASH = "Assets:Cash"
ROOTS = {"income": "Income", "expenses": "Expenses"}
# Where it shows what our overview, our list and our search show.
OVERVIEW = f"/{TITLE}/api/income_statement"
LIST = f"/{TITLE}/api/journal_page?page=1&order=desc"
SEARCH = f"{LIST}&filter=Kopi"
BALANCE_PAGE = f"/{TITLE}/balance_sheet/"


@dataclass(frozen=True)
class Fava:
    """A running fava: its port, and the balance of its ledger in rupiah."""

    port: int
    balance: int


@contextmanager
def run_fava(size: int) -> Iterator[Fava]:
    """Serve the entries that `fill` stores for somebody, on a free port."""
    program, port = install_tool("fava", VERSION) / "fava", free_port()
    with temporary_directory() as path:
        balance = _write(path / "ledger.beancount", size)
        command = f"{program} --host 127.0.0.1 --port {port} {path}/ledger.beancount"
        process = Process("fava", command, {"PATH": f"{program.parent}:/usr/bin:/bin"})
        try:
            wait_until(lambda: is_taken(port), 300, "fava")
            # The first answer waits until the file has been read.
            with urlopen(f"http://127.0.0.1:{port}{OVERVIEW}", timeout=300) as answer:
                assert answer.status == 200
            yield Fava(port, balance)
        finally:
            process.stop()


def _write(file: Path, size: int) -> int:
    """Write the ledger and return its balance."""
    rows = sorted(transaction_rows("", 0, size), key=lambda row: str(row["date"]))
    balance = 0
    with file.open("w", encoding="utf-8") as out:
        out.write(f'option "title" "{TITLE}"\noption "operating_currency" "IDR"\n')
        for account in sorted({_account(row) for row in rows} | {CASH}):
            out.write(f"{rows[0]['date']} open {account} IDR\n")
        for row in rows:
            amount = signed(row)
            balance += amount
            out.write(f'{row["date"]} * "{row["detail"]}"\n  {CASH}  {amount} IDR\n')
            out.write(f"  {_account(row)}\n")
    return balance


def _account(row: dict[str, object]) -> str:
    return f"{ROOTS[str(row['type'])]}:{str(row['category_id']).title()}"
