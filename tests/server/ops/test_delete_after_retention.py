"""What is kept for a time is there until then and gone after it, by the jobs alone."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
import time_machine
from flask import Flask

from server.core.database.unit_of_work import unit_of_work
from server.worker import all_jobs
from tests.support.accounts import pending, rows
from tests.support.full_account import keep
from tests.support.ledger import LUNCH
from tests.support.mailbox import Mailbox
from tests.support.people import API, AYU, BAYU, SignedIn, register, sign_in
from tests.support.privacy import ask_for_export

pytestmark = pytest.mark.both_databases

START = datetime(2026, 11, 20, 3, 0, tzinfo=UTC)
MARGIN = timedelta(hours=2)
# What is kept, how to find it, and for how long.
KEPT = {
    "links to set a password": ("SELECT 1 FROM password_resets", timedelta(minutes=30)),
    "idempotency keys": ("SELECT 1 FROM idempotency_keys", timedelta(hours=24)),
    "exports": ("SELECT 1 FROM export_chunks", timedelta(hours=48)),
    "unconfirmed accounts": ("SELECT 1 FROM users WHERE status = 'pending'", timedelta(hours=72)),
    "sent mails": ("SELECT 1 FROM outbox WHERE state = 'sent'", timedelta(days=30)),
    "invitations": ("SELECT 1 FROM invitations", timedelta(hours=72, days=30)),
    "origins of acts": ("SELECT 1 FROM audit_origins", timedelta(days=30)),
}
NOT_ACCEPTED = dict.fromkeys(("accepted_at", "withdrawn_at", "owner_id", "invited_by"))
FOR_GOOD = ("audit_log", "transactions", "second_factors", "known_devices")


def run_all(app: Flask) -> None:
    """Run every job once, as the worker does; a failure is raised."""
    for job in all_jobs().values():
        with app.app_context(), unit_of_work():
            job.run()


def there(app: Flask) -> set[str]:
    """What is still kept."""
    return {what for what, (query, _time) in KEPT.items() if rows(app, query)}


@pytest.fixture
def clock() -> Iterator[time_machine.Traveller]:
    """The clock of the test, which moves by hand."""
    with time_machine.travel(START, tick=False) as clock:
        yield clock


@pytest.fixture
def lived(app: Flask, mailbox: Mailbox, clock: time_machine.Traveller) -> SignedIn:
    """Somebody who left something of each kind, and somebody who never confirmed."""
    register(app.test_client(), mailbox, AYU)
    ayu = sign_in(app, AYU)
    ayu.post("/transaction/add", json=LUNCH, headers={"Idempotency-Key": "once"})
    ayu.post("/users/totp")
    ask_for_export(ayu)
    ayu.client.post(f"{API}/password/forgot", json={"email": AYU.email})
    pending(app.test_client(), mailbox, BAYU)
    keep(app, "invitations", expires_at=START + timedelta(hours=72), **NOT_ACCEPTED)
    run_all(app)
    return ayu


def test_each_kind_goes_when_its_time_is_over(
    app: Flask, lived: SignedIn, clock: time_machine.Traveller
) -> None:
    moments = sorted({time for _query, time in KEPT.values()})
    for moment in moments:
        clock.move_to(START + moment - timedelta(seconds=1))
        run_all(app)
        assert there(app) == {what for what, (_query, time) in KEPT.items() if time >= moment}
        clock.move_to(START + moment + MARGIN)
        run_all(app)
        assert there(app) == {what for what, (_query, time) in KEPT.items() if time > moment}
    counts = {table: len(rows(app, f"SELECT 1 FROM {table}")) for table in FOR_GOOD}
    assert all(counts.values()), counts
