"""What operators see of requests about data, and how they answer them."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import case, func, select

from server.audit import actions
from server.audit.service import record
from server.core.calendar.clock import now
from server.core.errors import NotFound
from server.core.http.page_number_pagination import Page, PageRequest
from server.core.mail import outbox
from server.core.operations.gauges import Gauge
from server.extensions import db
from server.notifications import service
from server.notifications.notification_request import NotificationRequest
from server.privacy import requests
from server.privacy.errors import AlreadyAnswered
from server.privacy.models import ANSWERED, OPEN, DataRequest
from server.privacy.request_letters import REQUEST_ANSWERED
from server.users import profiles
from server.users import service as users
from server.users.operator_policy import require_not_own

NOTICE: Final = "data_request"


class Waiting(NamedTuple):
    """How many requests wait, how many of them are overdue, and when the next one is due."""

    open: int
    overdue: int
    next_due_at: datetime | None


def page(state: str | None, which: PageRequest) -> Page:
    """The requests in a state, or all: open ones first, the one that is due next on top.

    Answered ones follow, the newest answer first; three queries.
    """
    wanted = () if state is None else (DataRequest.state == state,)
    total = db.session.scalar(select(func.count()).select_from(DataRequest).where(*wanted))
    is_open = DataRequest.state == OPEN
    listed = (
        select(DataRequest)
        .where(*wanted)
        .order_by(
            case((is_open, 0), else_=1),
            case((is_open, DataRequest.due_at)),
            DataRequest.answered_at.desc(),
            DataRequest.id,
        )
        .limit(which.per_page)
        .offset(which.offset)
    )
    found = list(db.session.scalars(listed))
    persons = profiles.get_profile_summaries({row.owner_id for row in found})
    return Page([_shown(row, persons[row.owner_id]) for row in found], total or 0)


def answer(actor_id: str, request_id: str, outcome: str, text: str) -> tuple[dict[str, Any], bool]:
    """Answer a request for good; returns it, and whether the person gets a mail.

    One whose account closes gets none. NotFound, Yourself, AlreadyAnswered.
    """
    asked = select(DataRequest).where(DataRequest.id == request_id)
    row = db.session.scalars(asked.with_for_update()).first()
    if row is None:
        raise NotFound
    act = actions.DATA_REQUEST_ANSWERED[outcome]
    require_not_own(actor_id, row.owner_id, act, request_id)
    if row.state != OPEN:
        raise AlreadyAnswered(datas=[_with_person(row)])
    row.state, row.answered_at, row.outcome, row.answer = ANSWERED, now(), outcome, text
    db.session.flush()
    record(act, actor_id=actor_id, target_id=request_id)
    return _with_person(row), _tell(row)


def waiting() -> Waiting:
    """What waits for an operator; one query."""
    late = func.count().filter(DataRequest.due_at < now())
    asked = select(func.count(), late, func.min(DataRequest.due_at))
    return Waiting(*db.session.execute(asked.where(DataRequest.state == OPEN)).one())


def gauges() -> Iterator[Gauge]:
    """How many requests about data wait, and how many of them for too long."""
    found = waiting()
    yield Gauge(
        name="data_requests_open",
        about="How many requests about data wait for an answer.",
        value=found.open,
    )
    yield Gauge(
        name="data_requests_overdue",
        about="How many requests about data have waited for more than 72 hours.",
        value=found.overdue,
    )


def _tell(row: DataRequest) -> bool:
    """Tell the person of an answer, by mail unless the account closes; whether by mail."""
    cause = f"{NOTICE}:{row.id}"
    news = NotificationRequest(
        owner_id=row.owner_id, cause=cause, kind=NOTICE, purpose="suggestion", subject_id=row.id
    )
    service.notify([news])
    owner = users.find_recipient(row.owner_id)
    if owner is None or owner.closes_at is not None:
        return False
    return outbox.put(
        template=REQUEST_ANSWERED,
        recipient=owner.email,
        language=owner.mail_language,
        cause=cause,
        parameters={"account": owner.id, "request": row.id},
        owner_id=owner.id,
    )


def _with_person(row: DataRequest) -> dict[str, Any]:
    return _shown(row, profiles.get_profile_summaries({row.owner_id})[row.owner_id])


def _shown(row: DataRequest, person: dict[str, Any]) -> dict[str, Any]:
    overdue = row.state == OPEN and row.due_at < now()
    return {**requests.shown(row), "user": person, "overdue": overdue}
