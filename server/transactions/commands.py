"""What an operator asks of the ledger: `flask --app wsgi <command>`."""

import secrets
from datetime import date, timedelta
from typing import Final

import click
from flask.cli import with_appcontext

from server.core.clock import today
from server.core.unit_of_work import unit_of_work
from server.transactions import service
from server.transactions.bounds import last_day
from server.transactions.demo import entries_between
from server.users import service as users

EMAIL: Final = "demo@lumbung.example"
TIMEZONE: Final = "Asia/Jakarta"
TWO_YEARS: Final = timedelta(days=730)


@click.command("check-balances")
@with_appcontext
def check_balances() -> None:
    """Compare every balance with the sum of its rows; exits with 1 when one differs."""
    with unit_of_work():
        wrong = service.wrong_balances()
    for owner_id, balance, total in wrong:
        click.echo(f"{owner_id}: balance {balance}, rows {total}, off by {balance - total}")
    if wrong:
        raise SystemExit(1)
    click.echo("Every balance is the sum of its rows.")


@click.command("demo")
@with_appcontext
def demo() -> None:
    """Fill a demo account with two years of a salary earner in Jakarta and print its password."""
    password = secrets.token_urlsafe(12)
    with unit_of_work():
        owner_id = _account(users.hash_password(password))
        added = _fill(owner_id)
        if any(wrong[0] == owner_id for wrong in service.wrong_balances()):
            raise click.ClickException("The balance is not the sum of its rows.")
    click.echo(f"Demo account with {added} new transactions:")
    click.echo(f"  email     {EMAIL}")
    click.echo(f"  password  {password}")


def _account(password_hash: str) -> str:
    """The demo account, made when it is missing; from now on it has this password."""
    known, _pending = users.credentials(EMAIL)
    if known is not None:
        users.set_password_hash(known.id, password_hash)
        return known.id
    owner_id = users.register(
        users.Registration(
            fullname="Sari Wulandari",
            username="sariwulan",
            email=EMAIL,
            phone_number="+6281234567890",
            password_hash=password_hash,
            language="en",
        )
    )
    users.confirm(owner_id)
    return owner_id


def _fill(owner_id: str) -> int:
    """Record what happened since the newest transaction, for two years when there is none."""
    present = today(TIMEZONE)
    newest = service.recent_transactions(owner_id, 1, "en")
    first = (present - TWO_YEARS).replace(day=1)
    if newest:
        first = last_day(date.fromisoformat(newest[0]["date"]))
    batch = list(entries_between(first, present))
    if batch:
        service.add_transactions(owner_id, batch)
    return len(batch)
