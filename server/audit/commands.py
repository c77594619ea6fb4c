"""The commands that verify and trim the audit log: `flask --app wsgi <command>`."""

import click
from flask.cli import with_appcontext

from server.audit.chain import trim_log
from server.audit.verification import Mark, count_all_entries, fault_since, first_fault, newest_mark
from server.core.database.unit_of_work import unit_of_work
from server.settings import current_settings


def _mark(_context: click.Context, _option: click.Parameter, text: str | None) -> Mark | None:
    try:
        return None if text is None else Mark.read(text)
    except ValueError as error:
        raise click.BadParameter("This is no NUMBER:HASH as check-audit prints it.") from error


@click.command("check-audit")
@click.option("--expect", callback=_mark, help="NUMBER:HASH that an earlier check printed last")
@with_appcontext
def check_audit(expect: Mark | None) -> None:
    """Verify the chain of the audit log; names the first broken row and exits with 1."""
    with unit_of_work():
        found = first_fault(current_settings().secret_keys)
        fault = None if found is None else str(found)
        if fault is None and expect is not None:
            fault = fault_since(expect)
        if fault is None:
            acts, mark = count_all_entries(), newest_mark()
    if fault is not None:
        click.echo(f"The audit log is broken: {fault}.")
        raise SystemExit(1)
    click.echo(f"The audit log is whole: {acts} acts.\nFor the next time: --expect {mark}")


@click.command("trim-audit")
@with_appcontext
def trim_audit() -> None:
    """Remove acts older than 24 months behind a signed checkpoint; refuses a broken log."""
    keys = current_settings().secret_keys
    with unit_of_work():
        fault = first_fault(keys)
        if fault is not None:
            raise click.ClickException(f"The audit log is broken: {fault}.")
        gone = trim_log(keys)
    click.echo(f"Removed {gone} acts.")
