"""Idempotency keys: a request that is sent twice is executed once, and both responses are equal.

The response is stored under the sender's key in the transaction of the request. A second request
waits for the locks of the first and then finds the stored response. When its wait for the key
itself times out, the first request is still running. When it times out on another lock, it fails
as it would without a key.
"""

import hashlib
import json
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from functools import wraps
from typing import Any, Final, NamedTuple, ParamSpec, cast

from flask import Response, current_app, request
from flask_login import current_user
from sqlalchemy import (
    CursorResult,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Text,
    delete,
    insert,
    select,
    text,
)
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.orm import Mapped, mapped_column

from server.core.calendar.clock import now
from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base, db
from server.core.database.unit_of_work import rollback
from server.core.errors import AppError, Conflict, ValidationFailed
from server.core.http.envelope import JSON, WholeResponse, json_response
from server.core.text.i18n import _

Args = ParamSpec("Args")

HEADER: Final = "Idempotency-Key"
RETENTION: Final = timedelta(hours=24)
LONGEST_KEY: Final = 255
# PostgreSQL's states for a wait that timed out: lock_not_available, query_canceled.
LOCK_TIMEOUTS: Final = frozenset({"55P03", "57014"})

_ABOUT_OTHERS: Final = text("about_id IS NOT NULL")


class IdempotencyKey(Base):
    """The stored response under a key of its owner."""

    __tablename__ = "idempotency_keys"
    __table_args__ = (
        Index(
            "ix_idempotency_keys_about_id",
            "about_id",
            postgresql_where=_ABOUT_OTHERS,
            sqlite_where=_ABOUT_OTHERS,
        ),
    )

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )
    key: Mapped[str] = mapped_column(String(LONGEST_KEY), primary_key=True)
    fingerprint: Mapped[bytes] = mapped_column(LargeBinary(32))
    status: Mapped[int] = mapped_column(Integer)
    body: Mapped[str] = mapped_column(Text)
    created_at: Mapped[datetime] = mapped_column(UtcDateTime, index=True)
    # Whom or what the response is about, where that is not its owner.
    about_id: Mapped[str | None] = mapped_column(id_type())


# A Core insert, which avoids the cost of ORM objects.
INSERT: Final = insert(IdempotencyKey.metadata.tables[IdempotencyKey.__tablename__])


class InvalidIdempotencyKey(ValidationFailed):
    """422: the key cannot be stored."""

    def __init__(self) -> None:
        sentence = _("Send a key of 1 to 255 plain characters, such as a UUID.")
        super().__init__(errors={HEADER: [sentence]})


class IdempotencyKeyReused(ValidationFailed):
    """422: the key was used for a request with another body."""

    code = "idempotency_key_reused"
    message = _("This key was already used for something else. Retry with a new key.")


class RequestInProgress(Conflict):
    """409: the first request with this key is still running."""

    code = "request_in_flight"
    message = _("We're still saving your last request. Please try again in a moment.")

    def __init__(self) -> None:
        super().__init__(headers={"Retry-After": "1"})


class StoredResponse(NamedTuple):
    """The response to a request with a key."""

    status: int
    body: str
    about_id: str | None = None


def idempotent(
    status: int, about: Callable[[dict[str, Any]], str] | None = None
) -> Callable[[Callable[Args, dict[str, Any]]], Callable[Args, Response]]:
    """Make a view with this success status honour the Idempotency-Key header.

    `about` finds in the response whom it is about: the stored response is deleted with them.
    """

    def decorate(view: Callable[Args, dict[str, Any]]) -> Callable[Args, Response]:
        @wraps(view)
        def answer(*args: Args.args, **kwargs: Args.kwargs) -> Response:
            def work() -> StoredResponse:
                body = view(*args, **kwargs)
                about_id = about(body["payload"]["datas"][0]) if about else None
                return StoredResponse(status, _dump(body), about_id)

            key = _read_key()
            if key is None:
                return json_response(view(*args, **kwargs), status)
            given = run_once(current_user.id, key, _fingerprint(), work)
            return WholeResponse(given.body, given.status, content_type=JSON)

        return answer

    return decorate


def run_once(
    owner_id: str, key: str, fingerprint: bytes, work: Callable[[], StoredResponse]
) -> StoredResponse:
    """Do the work and store its response, or return the stored response of the key.

    Errors are not stored. Raises IdempotencyKeyReused when the key has another fingerprint and
    RequestInProgress when the first request with the key is still running.
    """
    try:
        answer = work()
        _store(owner_id, key, fingerprint, answer)
    except (AppError, IntegrityError):
        rollback()
        stored = _find_response(owner_id, key, fingerprint)
        if stored is None:
            raise
        return stored
    return answer


def delete_old_keys() -> int:
    """Delete the keys of 24 hours ago; returns how many."""
    stale = delete(IdempotencyKey).where(IdempotencyKey.created_at < now() - RETENTION)
    return cast("CursorResult[Any]", db.session.execute(stale)).rowcount


def delete_keys_about(about: Sequence[str]) -> None:
    """Delete the stored responses about these ids, whoever owns them."""
    gone = delete(IdempotencyKey).where(IdempotencyKey.about_id.in_(about))
    db.session.execute(gone.execution_options(synchronize_session=False))


def _store(owner_id: str, key: str, fingerprint: bytes, answer: StoredResponse) -> None:
    row = {
        "owner_id": owner_id,
        "key": key,
        "fingerprint": fingerprint,
        "status": answer.status,
        "body": answer.body,
        "created_at": now(),
        "about_id": answer.about_id,
    }
    try:
        db.session.connection().execute(INSERT, row)
    except DBAPIError as error:
        if getattr(error.orig, "sqlstate", None) in LOCK_TIMEOUTS:
            raise RequestInProgress from error
        raise


def _find_response(owner_id: str, key: str, fingerprint: bytes) -> StoredResponse | None:
    table = IdempotencyKey
    found = db.session.execute(
        select(table.fingerprint, table.status, table.body).where(
            table.owner_id == owner_id, table.key == key
        )
    ).one_or_none()
    if found is None:
        return None
    if found.fingerprint != fingerprint:
        raise IdempotencyKeyReused
    return StoredResponse(found.status, found.body)


def _dump(body: dict[str, Any]) -> str:
    return current_app.json.dumps(body, separators=(",", ":"))


def _read_key() -> str | None:
    key = request.headers.get(HEADER)
    if key is None:
        return None
    if not 0 < len(key) <= LONGEST_KEY or not key.isascii() or not key.isprintable():
        raise InvalidIdempotencyKey
    return key


def _fingerprint() -> bytes:
    body = json.dumps(request.get_json(silent=True), sort_keys=True)
    content = f"{request.method} {request.path}\n{body}"
    return hashlib.sha256(content.encode()).digest()
