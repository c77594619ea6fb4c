"""Measure and break a product of real processes and print one table; takes about an hour."""

import argparse
import signal
import sys
import time
import traceback
from collections.abc import Callable

from scripts.proving.account_outages import prove_account_outages
from scripts.proving.backup_restore import prove_backup_restore
from scripts.proving.console_speed import measure_console
from scripts.proving.contract import prove_contract
from scripts.proving.hostile import prove_neighbours_of_attacks
from scripts.proving.image_bomb import prove_image_bomb
from scripts.proving.ledger_crash import prove_ledger_crash
from scripts.proving.ledger_growth import measure_ledger_growth
from scripts.proving.notification_polling import measure_notification_polling
from scripts.proving.outages import prove_database_outage, prove_mail_outage, prove_redis_outage
from scripts.proving.page_load import measure_cold_load, measure_lighthouse, measure_paint
from scripts.proving.parallel_processes import prove_parallel_processes
from scripts.proving.reminder_dispatch import prove_reminder_dispatch
from scripts.proving.report import Row, must, table
from scripts.proving.scroll import measure_scroll
from scripts.proving.speed import measure_call_cost, measure_crowd
from scripts.proving.startup import measure_startup
from scripts.proving.web_crash import prove_restart, prove_web_crash

PARTS: dict[str, Callable[[], list[Row]]] = {
    "crash": prove_web_crash,
    "ledger": prove_ledger_crash,
    "restart": prove_restart,
    "redis": prove_redis_outage,
    "mail": prove_mail_outage,
    "database": prove_database_outage,
    "accounts": prove_account_outages,
    "pictures": prove_image_bomb,
    "hostile": prove_neighbours_of_attacks,
    "several": prove_parallel_processes,
    "reminders": prove_reminder_dispatch,
    "cost": measure_call_cost,
    "crowd": measure_crowd,
    "bell": measure_notification_polling,
    "growth": measure_ledger_growth,
    "console": measure_console,
    "startup": measure_startup,
    "cold": measure_cold_load,
    "scroll": measure_scroll,
    "lighthouse": measure_lighthouse,
    "paint": measure_paint,
    "contract": prove_contract,
    "restore": prove_backup_restore,
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
