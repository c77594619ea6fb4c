"""The command that makes a Super Admin: `flask --app wsgi make-super-admin`."""

import secrets
from typing import Any

import click
from flask.cli import with_appcontext
from marshmallow import ValidationError, fields

from server.auth.letters import WELCOME
from server.core.database.unit_of_work import unit_of_work
from server.core.errors import AppError
from server.core.http.identity_fields import EmailAddress, FullName, Username
from server.core.ids import new_id
from server.core.mail import outbox
from server.core.text.i18n import DEFAULT
from server.users import passwords, registration, roles
from server.users import service as users

RANDOM_BYTES = 32


@click.command("make-super-admin")
@click.argument("email")
@click.option("--fullname", help="How the person is called; needed for a new account.")
@click.option("--username", help="The public name; needed for a new account.")
@click.option("--another", is_flag=True, help="Make one although there is a Super Admin.")
@with_appcontext
def make_super_admin(email: str, fullname: str | None, username: str | None, another: bool) -> None:
    """Make the first Super Admin; the link to set a password is mailed."""
    address = _checked(EmailAddress(), email, "EMAIL")
    if another:
        click.confirm(f"Give {address} every right over Lumbung?", abort=True)
    try:
        with unit_of_work():
            known, _pending = users.find_credentials(address)
            owner_id = known.id if known else _new_account(address, fullname, username)
            roles.appoint_super_admin(owner_id, another=another, notify=known is not None)
            if known is None:
                _welcome(owner_id, address)
    except registration.UsernameTaken as error:
        raise click.ClickException("This username is taken.") from error
    except AppError as error:
        raise click.ClickException(error.message) from error
    told = "A link to set the password is on its way." if known is None else "They have been told."
    click.echo(f"{address} is a Super Admin now. {told}")


def _new_account(email: str, fullname: str | None, username: str | None) -> str:
    """An account that nobody can sign in to before its owner sets a password."""
    asked = registration.Registration(
        fullname=_checked(FullName(), fullname, "--fullname"),
        username=_checked(Username(), username, "--username"),
        email=email,
        phone_number="",
        password_hash=passwords.hash_password(secrets.token_urlsafe(RANDOM_BYTES)),
        language=None,
    )
    owner_id = registration.register(asked)
    registration.confirm_registration(owner_id)
    return owner_id


def _welcome(owner_id: str, email: str) -> None:
    outbox.put(
        template=WELCOME,
        recipient=email,
        language=DEFAULT,
        cause=f"welcome:{new_id()}",
        parameters={"account": owner_id, "email": email},
        owner_id=owner_id,
    )


def _checked(field: fields.Field[Any], value: str | None, name: str) -> str:
    if value is None:
        raise click.UsageError(f"A new account needs {name}.")
    try:
        return str(field.deserialize(value))
    except ValidationError as error:
        raise click.BadParameter(str(error.messages[0]), param_hint=name) from error
