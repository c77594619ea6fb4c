"""Requests about the own data, to be answered by operators within 72 hours."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

from sqlalchemy import case, func, select

from server.audit import actions
from server.audit.service import record
from server.core.calendar.clock import format_utc, now
from server.core.errors import Conflict, NotFound
from server.core.http.pagination import Page, PageRequest
from server.core.ids import new_id
from server.core.mail import outbox
from server.core.operations.gauges import Gauge
from server.core.text.i18n import _
from server.extensions import db
from server.notifications import service
from server.notifications.notification_request import NotificationRequest
from server.privacy.enums import ANSWERED, OPEN
from server.privacy.letters import REQUEST_ANSWERED
from server.privacy.models import DataRequest
from server.users import profiles
from server.users import service as users
from server.users.operator_policy import require_not_own

NOTICE: Final = "data_request"


class AlreadyAnswered(Conflict):
    """409: the request was answered already; `payload.datas` holds its present state."""

    code = "already_answered"
    message = _("This request has already been answered.")


def list_for_operators(state: str | None, which: PageRequest) -> Page:
    """A page of the requests in a state, or all: open ones first, by due time.

    Answered ones follow, the newest answer first. Three queries.
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
    return Page([_serialize_with_person(row, persons[row.owner_id]) for row in found], total or 0)


def answer_request(
    actor_id: str, request_id: str, outcome: str, text: str
) -> tuple[dict[str, Any], bool]:
    """Answer a request, once; returns it and whether the person gets a mail.

    The owner of a closed account gets none. NotFound, OwnAccount, AlreadyAnswered.
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
    return _with_person(row), _notify(row)


def gauges() -> Iterator[Gauge]:
    """How many requests are open, and how many of them are overdue."""
    found = open_requests()
    yield Gauge(
        name="data_requests_open",
        about="How many requests about data wait for an answer.",
        value=found.number,
    )
    yield Gauge(
        name="data_requests_overdue",
        about="How many requests about data have waited for more than 72 hours.",
        value=found.overdue,
    )


def _notify(row: DataRequest) -> bool:
    """Notify the person of an answer, also by mail unless the account is closed; True if mailed."""
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
    return _serialize_with_person(row, profiles.get_profile_summaries({row.owner_id})[row.owner_id])


def _serialize_with_person(row: DataRequest, person: dict[str, Any]) -> dict[str, Any]:
    overdue = row.state == OPEN and row.due_at < now()
    return {**serialize_request(row), "user": person, "overdue": overdue}


ANSWERED_WITHIN: Final = timedelta(hours=72)
MOST_LISTED: Final = 200


def create_request(owner_id: str, kind: str, text: str) -> dict[str, Any]:
    """Create a request and return it with its due time."""
    moment = now()
    row = DataRequest(
        id=new_id(),
        owner_id=owner_id,
        kind=kind,
        text=text,
        state=OPEN,
        created_at=moment,
        due_at=moment + ANSWERED_WITHIN,
    )
    db.session.add(row)
    db.session.flush()
    record(actions.DATA_REQUEST_MADE, actor_id=owner_id, target_id=row.id)
    return serialize_request(row)


def list_requests(owner_id: str, *, most: int | None = MOST_LISTED) -> list[dict[str, Any]]:
    """The requests of the owner, the newest first; `most` may be None for all."""
    mine = select(DataRequest).where(DataRequest.owner_id == owner_id)
    newest = mine.order_by(DataRequest.id.desc()).limit(most)
    return [serialize_request(row) for row in db.session.scalars(newest)]


def serialize_request(row: DataRequest) -> dict[str, Any]:
    """A request as JSON."""
    return {
        "id": row.id,
        "kind": row.kind,
        "text": row.text,
        "state": row.state,
        "created_at": format_utc(row.created_at),
        "due_at": format_utc(row.due_at),
        "answered_at": row.answered_at and format_utc(row.answered_at),
        "outcome": row.outcome,
        "answer": row.answer,
    }


class OpenRequests(NamedTuple):
    """How many requests are open, how many of them are overdue, and when the next one is due."""

    number: int
    overdue: int
    next_due_at: datetime | None


def open_requests() -> OpenRequests:
    """The numbers of open requests; one query."""
    late = func.count().filter(DataRequest.due_at < now())
    asked = select(func.count(), late, func.min(DataRequest.due_at))
    number, overdue, due = db.session.execute(asked.where(DataRequest.state == OPEN)).one()
    return OpenRequests(number, overdue, due)
