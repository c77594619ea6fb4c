"""What an operator asks of the ledger: `flask --app wsgi <command>`."""

import secrets
from typing import Final, NamedTuple

import click
from flask.cli import with_appcontext

from server.core.clock import today
from server.core.unit_of_work import unit_of_work
from server.settings import current_settings
from server.transactions import demo_account, service
from server.transactions.demonstrating import demos
from server.users import service as users

EMAIL: Final = "demo@lumbung.example"
OPERATOR: Final = "operator@lumbung.example"
TIMEZONE: Final = "Asia/Jakarta"


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
    """Compare every balance with its opening amount and rows; exits with 1 when one differs."""
    with unit_of_work():
        wrong = service.wrong_balances()
    for owner_id, balance, total in wrong:
        click.echo(f"{owner_id}: balance {balance}, sum {total}, off by {balance - total}")
    if wrong:
        raise SystemExit(1)
    click.echo("Every balance is its opening amount and the sum of its rows.")


@click.command("demo")
@click.option("--seed", default=1, show_default=True, help="The same seed makes the same rows.")
@with_appcontext
def demo(seed: int) -> None:
    """Fill a demo account with two years of a salary earner in Jakarta, and make an operator.

    Prints what signs in to them; the passwords are new each time. Keeps nothing when the books
    are not what they should be.
    """
    if current_settings().production:
        raise click.ClickException("The demo is not for a site that people use.")
    password, other = secrets.token_urlsafe(12), secrets.token_urlsafe(12)
    try:
        with unit_of_work():
            owner_id = _account(DEMO, users.hash_password(password))
            operator_id = _account(RUNNING, users.hash_password(other))
            users.appoint(operator_id, another=True, tell=False)
            present = today(TIMEZONE)
            filled = demo_account.fill(owner_id, present, seed)
            demos.fill(owner_id, present, seed)
            demo_account.check_balance(owner_id)
    except demo_account.WrongDemo as wrong:
        raise click.ClickException(str(wrong)) from wrong
    click.echo(f"Demo account with {filled.added} new transactions, checked: the balance is the")
    click.echo(f"opening amount and the sum of all rows, {filled.months} whole months have salary")
    click.echo("and rent, and nothing lies in the future.")
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
