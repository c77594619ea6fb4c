"""What an operator asks of the ledger: `flask --app wsgi <command>`."""

import secrets
from datetime import date, timedelta
from typing import Final, NamedTuple

import click
from flask.cli import with_appcontext

from server.core.clock import today
from server.core.unit_of_work import unit_of_work
from server.settings import current_settings
from server.transactions import service
from server.transactions.bounds import last_day
from server.transactions.demo import entries_between
from server.users import service as users

EMAIL: Final = "demo@lumbung.example"
OPERATOR: Final = "operator@lumbung.example"
TIMEZONE: Final = "Asia/Jakarta"
TWO_YEARS: Final = timedelta(days=730)


class Person(NamedTuple):
    """Whom a demo account belongs to."""

    fullname: str
    username: str
    email: str
    phone_number: str


DEMO: Final = Person("Sari Wulandari", "sariwulan", EMAIL, "+6281234567890")
RUNNING: Final = Person("Dewi Anggraini", "dewi.lumbung", OPERATOR, "+6281234567891")


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
    """Fill a demo account with two years of a salary earner in Jakarta, and make an operator.

    Prints what signs in to them; the passwords are new each time.
    """
    if current_settings().production:
        raise click.ClickException("The demo is not for a site that people use.")
    password, other = secrets.token_urlsafe(12), secrets.token_urlsafe(12)
    with unit_of_work():
        owner_id = _account(DEMO, users.hash_password(password))
        operator_id = _account(RUNNING, users.hash_password(other))
        users.appoint(operator_id, another=True, tell=False)
        added = _fill(owner_id)
        if any(wrong[0] == owner_id for wrong in service.wrong_balances()):
            raise click.ClickException("The balance is not the sum of its rows.")
    click.echo(f"Demo account with {added} new transactions:")
    click.echo(f"  email     {EMAIL}")
    click.echo(f"  password  {password}")
    click.echo("Demo operator, who sets up two-step sign-in at the first sign-in:")
    click.echo(f"  email     {OPERATOR}")
    click.echo(f"  password  {other}")


def _account(person: Person, password_hash: str) -> str:
    """The account of somebody, made when it is missing; from now on it has this password."""
    known, _pending = users.credentials(person.email)
    if known is not None:
        users.set_password_hash(known.id, password_hash)
        return known.id
    owner_id = users.register(
        users.Registration(
            fullname=person.fullname,
            username=person.username,
            email=person.email,
            phone_number=person.phone_number,
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
