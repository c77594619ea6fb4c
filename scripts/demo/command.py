"""The command that fills the demo: an account with two years of books, an operator, visitors."""

import datetime as dt
import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

import click
from flask.cli import with_appcontext

from scripts.demo import (
    budgets,
    comments,
    data_requests,
    debts,
    goals,
    investments,
    ledger,
    monthly_letter,
    notifications,
    population,
    quiz,
    reminders,
    site_contact,
    support,
    traffic,
)
from server.core.calendar.clock import today
from server.core.database.unit_of_work import unit_of_work
from server.settings import current_settings
from server.users import passwords, registration, roles
from server.users import service as users

TIMEZONE: Final = "Asia/Jakarta"

Fill = Callable[[str, dt.date, int], None]
"""`fill(owner_id, today, seed)` adds what is missing; a second run on a day changes nothing."""

# Later ones build on earlier ones.
FILLS: Final[tuple[Fill, ...]] = (
    site_contact.fill,
    population.fill,
    budgets.fill,
    investments.fill,
    reminders.fill,
    support.fill,
    notifications.fill,
    goals.fill,
    debts.fill,
    quiz.fill,
    monthly_letter.fill,
    comments.fill,
    traffic.fill,
    data_requests.fill,
)


class Person(NamedTuple):
    """The owner of an account that the demo signs in with."""

    fullname: str
    username: str
    email: str
    phone_number: str


MEMBER: Final = Person("Sari Wulandari", "sariwulan", "demo@lumbung.example", "+6281234567890")
OPERATOR: Final = Person(
    "Dewi Anggraini", "dewi.lumbung", "operator@lumbung.example", "+6281234567891"
)


@click.command("demo")
@click.option("--seed", default=1, show_default=True, help="The same seed makes the same rows.")
@with_appcontext
def fill_demo(seed: int) -> None:
    """Fill a demo account with two years of a salary earner in Jakarta, and make an operator.

    Prints the passwords of both, which are new each time. Stores nothing when the books do not
    add up.
    """
    if current_settings().production:
        raise click.ClickException("The demo is not for a site that people use.")
    password, operator_password = secrets.token_urlsafe(12), secrets.token_urlsafe(12)
    try:
        with unit_of_work():
            owner_id = _ensure_account(MEMBER, password)
            operator_id = _ensure_account(OPERATOR, operator_password)
            roles.appoint_super_admin(operator_id, another=True, notify=False)
            present = today(TIMEZONE)
            filled = ledger.fill(owner_id, present, seed)
            for fill in FILLS:
                fill(owner_id, present, seed)
            ledger.check_balance(owner_id)
    except ledger.WrongDemo as wrong:
        raise click.ClickException(str(wrong)) from wrong
    click.echo(f"Demo account with {filled.added} new transactions, checked: each balance is the")
    click.echo(f"opening amount and the sum of its rows, {filled.months} whole months have salary")
    click.echo("and rent, and nothing lies in the future.")
    click.echo(f"  email     {MEMBER.email}")
    click.echo(f"  password  {password}")
    click.echo("Demo operator, who sets up two-step sign-in at the first sign-in:")
    click.echo(f"  email     {OPERATOR.email}")
    click.echo(f"  password  {operator_password}")


def _ensure_account(person: Person, password: str) -> str:
    """Create the account unless it exists, set its password, and return its id."""
    password_hash = passwords.hash_password(password)
    known, _pending = users.find_credentials(person.email)
    if known is not None:
        users.set_password_hash(known.id, password_hash)
        return known.id
    owner_id = registration.register(
        registration.Registration(**person._asdict(), password_hash=password_hash, language="en")
    )
    registration.confirm_registration(owner_id)
    return owner_id
