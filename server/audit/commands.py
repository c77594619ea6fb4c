"""What an operator asks of the audit log: `flask --app wsgi <command>`."""

import click
from flask.cli import with_appcontext

from server.audit.checkpoints import trim
from server.audit.verify import count, first_fault
from server.core.unit_of_work import unit_of_work
from server.settings import current_settings


@click.command("check-audit")
@with_appcontext
def check_audit() -> None:
    """Verify the chain of the audit log; names the first broken row and exits with 1."""
    with unit_of_work():
        fault = first_fault(current_settings().secret_keys)
        acts = count()
    if fault is not None:
        click.echo(f"The audit log is broken: {fault}.")
        raise SystemExit(1)
    click.echo(f"The audit log is whole: {acts} acts.")


@click.command("trim-audit")
@with_appcontext
def trim_audit() -> None:
    """Remove acts older than 24 months behind a signed checkpoint; refuses a broken log."""
    keys = current_settings().secret_keys
    with unit_of_work():
        fault = first_fault(keys)
        if fault is not None:
            raise click.ClickException(f"The audit log is broken: {fault}.")
        gone = trim(keys)
    click.echo(f"Removed {gone} acts.")
