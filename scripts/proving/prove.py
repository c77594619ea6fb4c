"""Measure and break a product of real processes and print one table; takes about an hour."""

import argparse
import signal
import sys
import time
import traceback
from collections.abc import Callable

from scripts.proving.account_outages import accounts
from scripts.proving.backup_restore import restore
from scripts.proving.console_speed import console
from scripts.proving.contract import contract
from scripts.proving.image_bomb import pictures
from scripts.proving.ledger_crash import ledger
from scripts.proving.ledger_growth import growth
from scripts.proving.notification_polling import bell
from scripts.proving.outages import database, mail, redis
from scripts.proving.page_load import cold, lighthouse, paint
from scripts.proving.parallel_processes import several
from scripts.proving.reminder_dispatch import reminders
from scripts.proving.report import Row, must, table
from scripts.proving.scroll import scroll
from scripts.proving.speed import cost, crowd
from scripts.proving.startup import startup
from scripts.proving.web_crash import crash, restart

PARTS: dict[str, Callable[[], list[Row]]] = {
    "crash": crash,
    "ledger": ledger,
    "restart": restart,
    "redis": redis,
    "mail": mail,
    "database": database,
    "accounts": accounts,
    "pictures": pictures,
    "several": several,
    "reminders": reminders,
    "cost": cost,
    "crowd": crowd,
    "bell": bell,
    "growth": growth,
    "console": console,
    "startup": startup,
    "cold": cold,
    "scroll": scroll,
    "lighthouse": lighthouse,
    "paint": paint,
    "contract": contract,
    "restore": restore,
}


def _run(name: str) -> list[Row]:
    started = time.monotonic()
    print(f"{name} …", file=sys.stderr, flush=True)
    try:
        rows = PARTS[name]()
    except Exception as error:
        traceback.print_exc()
        rows = [must(f"{name} runs to its end", False, f"{type(error).__name__}: {error}"[:120])]
    print(f"{name}: {time.monotonic() - started:.0f} s", file=sys.stderr, flush=True)
    return rows


def main() -> None:
    """Run the chosen parts; exit code 1 when a limit is missed."""
    parser = argparse.ArgumentParser(prog="scripts/prove", description=__doc__)
    parser.add_argument("--only", default="", help=f"with commas between: {', '.join(PARTS)}")
    # So that whoever ends us ends the processes that we started, too.
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(1))
    names = [name for name in parser.parse_args().only.split(",") if name] or list(PARTS)
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        parser.error(f"no part is called {', '.join(unknown)}")
    rows = [row for name in names for row in _run(name)]
    print(table(rows))
    sys.exit(0 if all(row.holds is not False for row in rows) else 1)


if __name__ == "__main__":
    main()
