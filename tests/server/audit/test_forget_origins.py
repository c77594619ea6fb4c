"""Where acts came from is forgotten after 30 days, the acts are not."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
import time_machine
from sqlalchemy import select

from server.audit import actions, service
from server.audit.models import AuditOrigin
from server.core.database.unit_of_work import unit_of_work
from server.core.http.request_origin import clear_origin, set_origin
from server.extensions import db
from tests.server.audit.conftest import AYU_ID, BAYU_ID, acts

PRESENT = datetime(2026, 11, 20, 8, 0, tzinfo=UTC)


@pytest.fixture
def from_home(context: None) -> Iterator[None]:
    """Acts that come from an address."""
    set_origin("203.0.113.7", "", "")
    yield
    clear_origin()


def record_at(moment: datetime, actor_id: str) -> None:
    """Remember an act of a moment."""
    with time_machine.travel(moment, tick=False), unit_of_work():
        service.record(actions.SESSION_STARTED, actor_id=actor_id)


def owners() -> list[str | None]:
    """Whose origins are known, oldest first."""
    with unit_of_work():
        return list(db.session.scalars(select(AuditOrigin.owner_id).order_by(AuditOrigin.at)))


def test_origins_older_than_30_days_are_deleted(from_home: None) -> None:
    record_at(PRESENT - timedelta(days=30, seconds=1), AYU_ID)
    record_at(PRESENT - timedelta(days=29), BAYU_ID)
    with time_machine.travel(PRESENT, tick=False), unit_of_work():
        assert service.forget_origins() == 1
    assert owners() == [BAYU_ID]
    assert len(acts()) == 2


def test_an_erased_account_leaves_no_origin(from_home: None) -> None:
    record_at(PRESENT, AYU_ID)
    record_at(PRESENT, BAYU_ID)
    with unit_of_work():
        service.erase(AYU_ID)
    assert owners() == [BAYU_ID]
    assert len(acts()) == 2
