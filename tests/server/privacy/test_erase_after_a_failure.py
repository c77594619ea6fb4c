"""An erasing that fails half-way leaves the account whole and is tried again."""

from collections.abc import Callable, Iterator

import pytest
import time_machine
from flask import Flask

from server.core.data_export import PersonalDataSource, personal_data_sources
from tests.support.accounts import rows
from tests.support.mailbox import Mailbox
from tests.support.people import AYU, register, sign_in
from tests.support.privacy import close, run_job

pytestmark = pytest.mark.both_databases

HOURS_72 = 72 * 3600


@pytest.fixture
def clock() -> Iterator[time_machine.Traveller]:
    with time_machine.travel("2026-11-20T03:00:00Z", tick=False) as clock:
        yield clock


@pytest.fixture
def breaking(app: Flask) -> Iterator[Callable[[bool], None]]:
    """Let the erasing of the last feature fail, or work again."""
    broken = [False]
    before = personal_data_sources.items()

    def fail(_owner_id: str) -> None:
        if broken[0]:
            raise ConnectionError

    source = PersonalDataSource(name="broken", export=None, erase=fail)
    personal_data_sources.bind([*before, (source.name, source)])

    def set_to(value: bool) -> None:
        broken[0] = value

    yield set_to
    personal_data_sources.bind(before)


def test_what_failed_half_way_is_whole_and_erased_with_the_next_turn(
    app: Flask,
    mailbox: Mailbox,
    clock: time_machine.Traveller,
    breaking: Callable[[bool], None],
) -> None:
    register(app.test_client(), mailbox, AYU)
    someone = sign_in(app, AYU)
    someone.post("/support", json={"message": "Where is my rice?"})
    close(someone)
    clock.shift(HOURS_72)
    breaking(True)
    run_job(app, "erase_accounts")
    assert rows(app, "SELECT count(*) FROM users") == [(1,)]
    assert rows(app, "SELECT count(*) FROM support_messages") == [(1,)]
    breaking(False)
    run_job(app, "erase_accounts")
    run_job(app, "erase_accounts")
    assert rows(app, "SELECT count(*) FROM users") == [(0,)]
    acts = rows(app, "SELECT action FROM audit_log WHERE action = 'account.erased'")
    assert len(acts) == 1
