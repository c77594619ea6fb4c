"""The command for the contact details: `flask --app wsgi <command>`."""

from collections.abc import Callable
from typing import Any, Final

import click
from flask.cli import with_appcontext
from marshmallow import ValidationError

from server.audit import actions
from server.audit.service import record
from server.core.database.unit_of_work import unit_of_work
from server.core.errors import ValidationFailed
from server.site import contact_details
from server.site.schemas import ContactFormSchema

ABOUT: Final = {
    "name": "Who answers for the site.",
    "email": "Where people write to.",
    "phone": "Indonesian unless it names its country.",
    "street": "Street and number.",
    "city": "City.",
    "postcode": "Postal code.",
    "country": "Country.",
    "fax": "Fax number.",
    "instagram": "An https address.",
    "youtube": "An https address.",
    "x": "An https address.",
    "facebook": "An https address.",
}


def _options(command: Callable[..., None]) -> Callable[..., None]:
    for name, about in reversed(ABOUT.items()):
        command = click.option(f"--{name}", help=about)(command)
    return command


@click.command("site-contact")
@_options
@with_appcontext
def site_contact(**given: str | None) -> None:
    """Set how the site can be reached, and print it; an empty value takes one away."""
    changes = _checked({name: value for name, value in given.items() if value is not None})
    with unit_of_work():
        _set(changes)
        if changes:
            record(actions.CONTACT_CHANGED, actor_id=None)
        contact, social = contact_details.get_contact()
    for name, value in {**contact, **social}.items():
        click.echo(f"{name:10} {value or '-'}")


def _set(changes: dict[str, Any]) -> None:
    try:
        contact_details.set_contact(changes)
    except ValidationFailed as refused:
        name, (sentence,) = next(iter((refused.errors or {}).items()))
        raise click.BadParameter(str(sentence), param_hint=f"--{name}") from refused


def _checked(changes: dict[str, str]) -> dict[str, Any]:
    filled = {name: value for name, value in changes.items() if value.strip()}
    try:
        checked: dict[str, Any] = ContactFormSchema().load(filled)
    except ValidationError as error:
        name, sentences = next(iter(error.normalized_messages().items()))
        raise click.BadParameter(str(sentences[0]), param_hint=f"--{name}") from error
    return {**dict.fromkeys(changes), **checked}
