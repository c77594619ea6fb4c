"""What the worker and an operator do for the ledger."""

import click

from server.core.idempotency import forget_old_keys
from server.core.queue import Job
from server.core.unit_of_work import unit_of_work
from server.transactions.service import wrong_balances

HOUR = 3600

JOBS = (Job("forget_old_keys", forget_old_keys, every_seconds=HOUR),)


@click.command("check-balances")
def check_balances() -> None:
    """Compare every balance with the sum of its rows; exits with 1 when one differs."""
    with unit_of_work():
        wrong = wrong_balances()
    for owner_id, balance, total in wrong:
        click.echo(f"{owner_id}: balance {balance}, rows {total}, off by {balance - total}")
    if wrong:
        raise SystemExit(1)
    click.echo("Every balance is the sum of its rows.")
