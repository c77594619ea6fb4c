"""Command lines of the ledger: `flask --app wsgi <command>`."""

import click
from flask.cli import with_appcontext

from server.core.database.unit_of_work import unit_of_work
from server.transactions import balance_check


@click.command("check-balances")
@with_appcontext
def check_balances() -> None:
    """Compare every balance with its opening amount and rows; exits with 1 when one differs."""
    with unit_of_work():
        wrong = balance_check.find_wrong_balances()
    for owner_id, balance, total in wrong:
        click.echo(f"{owner_id}: balance {balance}, sum {total}, off by {balance - total}")
    if wrong:
        raise SystemExit(1)
    click.echo("Every balance is its opening amount and the sum of its rows.")
