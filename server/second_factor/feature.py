"""The registration of second_factor."""

from typing import Final

import click
from flask.cli import with_appcontext

from server.core.database.unit_of_work import unit_of_work
from server.core.feature_registration import Feature
from server.second_factor import secret_encryption, service
from server.second_factor.letters import LETTERS
from server.second_factor.views import blueprint


@click.command("reseal")
@with_appcontext
def reseal() -> None:
    """Seal all authenticators' secrets under the newest SECRET_KEY; exits with 1 if one is lost."""
    with unit_of_work():
        done = secret_encryption.reencrypt_secrets()
    click.echo(f"Sealed {done.renewed} secrets anew.")
    if done.unreadable:
        raise click.ClickException(
            f"{done.unreadable} secrets open with no key: SECRET_KEY_PREVIOUS is another one."
        )


FEATURE: Final = Feature(
    name="second_factor",
    blueprint=blueprint,
    letters=LETTERS,
    commands=(reseal,),
    export=service.export,
)
