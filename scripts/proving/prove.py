"""Measure and break a product of real processes and print one table; takes about an hour."""

import argparse
import signal
import sys
import time
import traceback
from collections.abc import Callable
from functools import partial

from scripts.proving.account_outages import prove_account_outages
from scripts.proving.active_people import measure_active_people
from scripts.proving.backup_restore import prove_backup_restore
from scripts.proving.call_cost import measure_call_cost
from scripts.proving.cold_load import measure_cold_load
from scripts.proving.console_speed import measure_console
from scripts.proving.contract import prove_contract
from scripts.proving.crowd import measure_crowd
from scripts.proving.forecasts import measure_forecasts
from scripts.proving.hostile import prove_neighbours_of_attacks
from scripts.proving.image_bomb import prove_image_bomb
from scripts.proving.imports import prove_imports
from scripts.proving.ledger_crash import prove_ledger_crash
from scripts.proving.ledger_growth import measure_ledger_growth
from scripts.proving.ledger_rules import measure_rules
from scripts.proving.lighthouse import measure_lighthouse
from scripts.proving.notification_polling import measure_notification_polling
from scripts.proving.outages import prove_database_outage, prove_mail_outage, prove_redis_outage
from scripts.proving.outbox_crash import prove_outbox
from scripts.proving.parallel_processes import prove_parallel_processes
from scripts.proving.record import Record, measured_commit
from scripts.proving.recurring_crash import prove_recurring_crash
from scripts.proving.reminder_dispatch import prove_reminder_dispatch
from scripts.proving.report import Result, Row, as_json, as_markdown, must
from scripts.proving.schedules import prove_schedules
from scripts.proving.scroll import measure_scroll
from scripts.proving.several_machines import prove_several_machines
from scripts.proving.slow_phone import measure_slow_phone
from scripts.proving.startup import measure_startup
from scripts.proving.wallet_crash import prove_wallet_crash
from scripts.proving.web_crash import prove_restart, prove_web_crash

PARTS: dict[str, Callable[..., list[Row]]] = {
    "crash": prove_web_crash,
    "ledger": prove_ledger_crash,
    "wallets": prove_wallet_crash,
    "restart": prove_restart,
    "redis": prove_redis_outage,
    "mail": prove_mail_outage,
    "database": prove_database_outage,
    "accounts": prove_account_outages,
    "pictures": prove_image_bomb,
    "hostile": prove_neighbours_of_attacks,
    "several": prove_parallel_processes,
    "cluster": prove_several_machines,
    "imports": prove_imports,
    "reminders": prove_reminder_dispatch,
    "recurring": prove_recurring_crash,
    "outbox": prove_outbox,
    "schedules": prove_schedules,
    "cost": measure_call_cost,
    "crowd": measure_crowd,
    "people": measure_active_people,
    "bell": measure_notification_polling,
    "growth": measure_ledger_growth,
    "rules": measure_rules,
    "forecast": measure_forecasts,
    "console": measure_console,
    "startup": measure_startup,
    "cold": measure_cold_load,
    "scroll": measure_scroll,
    "lighthouse": measure_lighthouse,
    "slow": measure_slow_phone,
    "contract": prove_contract,
    "restore": prove_backup_restore,
}

# Shorter, to see while developing that they work; their figures mean nothing.
BRIEF: dict[str, Callable[..., list[Row]]] = {
    "wallets": partial(prove_wallet_crash, transfers=200),
    "imports": partial(prove_imports, rows=20_000, shares=(0.5,), kills=4, readers=False),
    "schedules": partial(prove_schedules, cases=5_000),
    "cost": partial(measure_call_cost, turns=4),
    "crowd": partial(measure_crowd, turns=2, seconds=1),
    "people": partial(measure_active_people, seconds=20),
    "growth": partial(measure_ledger_growth, sizes=(1_000, 10_000)),
    "cold": partial(measure_cold_load, turns=2),
    "slow": partial(measure_slow_phone, turns=1),
    "lighthouse": partial(measure_lighthouse, tries=1),
}


def _run(name: str, calls: list[str], *, brief: bool) -> list[Row]:
    started = time.monotonic()
    print(f"{name} …", file=sys.stderr, flush=True)
    measure = BRIEF.get(name, PARTS[name]) if brief else PARTS[name]
    if name == "growth" and calls:
        measure = partial(measure, only=calls)
    try:
        rows = measure()
    except Exception as error:
        traceback.print_exc()
        rows = [must(f"{name} runs to its end", False, f"{type(error).__name__}: {error}"[:120])]
    print(f"{name}: {time.monotonic() - started:.0f} s", file=sys.stderr, flush=True)
    return rows


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="scripts/prove", description=__doc__)
    parser.add_argument("--only", default="", help=f"with commas between: {', '.join(PARTS)}")
    call = "measure this call of growth alone, by its name in the table; may be given several times"
    parser.add_argument("--call", action="append", default=[], help=call)
    parser.add_argument("--json", action="store_true", help="print JSON in place of a table")
    once = parser.add_mutually_exclusive_group()
    once.add_argument("--record", action="store_true", help="add changed ratios to record.csv")
    once.add_argument("--brief", action="store_true", help="shorter parts, while developing")
    return parser


def _commit(parser: argparse.ArgumentParser) -> str:
    commit = measured_commit()
    if commit is None:
        parser.error("--record names the commit that was measured: commit your changes first")
    return commit


def main() -> None:
    """Run the chosen parts; exit code 1 when a limit is missed."""
    # So that whoever ends us ends the processes that we started, too.
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(1))
    parser = _parser()
    options = parser.parse_args()
    names = [name for name in options.only.split(",") if name] or list(PARTS)
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        parser.error(f"no part is called {', '.join(unknown)}")
    commit, record = _commit(parser) if options.record else "", Record()
    compare = (lambda part, row: "") if options.brief else record.compare
    results: list[Result] = []
    try:
        for part in names:
            rows = _run(part, options.call, brief=options.brief)
            results += [Result(part, row, compare(part, row)) for row in rows]
    finally:
        # Whoever ends an hour of measurements early wants to see those that are done.
        print(as_json(results) if options.json else as_markdown(results))
    if options.record:
        record.add(((result.part, result.row) for result in results), commit)
    sys.exit(0 if all(result.row.holds is not False for result in results) else 1)


if __name__ == "__main__":
    main()
