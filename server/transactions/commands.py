"""Command lines of the ledger: `flask --app wsgi <command>`."""

import click
from flask.cli import with_appcontext

from server.core.database.partitions import PartitionError, partition
from server.core.database.unit_of_work import unit_of_work
from server.extensions import db
from server.transactions import balance_check
from server.transactions.models import LEDGER_TABLES


@click.command("check-balances")
@click.option("--rebuild-sums", is_flag=True, help="Make sums that differ anew from the rows.")
@with_appcontext
def check_balances(*, rebuild_sums: bool) -> None:
    """Compare balances, of wallets too, and sums with the rows; exits with 1 when one differs."""
    with unit_of_work():
        owners = balance_check.find_wrong_sums()
    for owner_id in owners:
        if rebuild_sums:
            # One account at a time is locked, and only for its own rows.
            with unit_of_work():
                balance_check.rebuild_sums(owner_id)
        click.echo(f"{owner_id}: stored sums {'were' if rebuild_sums else 'are'} not those of rows")
    # Only then the balances, which come from the sums.
    with unit_of_work():
        wrong = balance_check.find_wrong_balances()
    for owner_id, wallet_id, balance, total in wrong:
        where = f"{owner_id}, wallet {wallet_id}" if wallet_id else owner_id
        click.echo(f"{where}: balance {balance}, sum {total}, off by {balance - total}")
    if wrong or (owners and not rebuild_sums):
        raise SystemExit(1)
    click.echo("Every balance is its opening amount and the sum of its rows.")


@click.command("partition-ledger")
@click.option("--parts", type=click.IntRange(2, 256), default=16, show_default=True)
@with_appcontext
def partition_ledger(parts: int) -> None:
    """Split the tables of the ledger into partitions by the hash of their owner (PostgreSQL).

    A second run moves what the first one did not, for instance because it was interrupted.
    """
    try:
        for moved in partition(db.engine, LEDGER_TABLES, by="owner_id", parts=parts):
            click.echo(f"{moved.name}: {moved.rows} rows moved to {parts} partitions.")
    except PartitionError as error:
        raise click.ClickException(str(error)) from error
    click.echo("The ledger has partitions.")
