"""The subscriptions of browsers to push messages."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import delete, select, update

from server.core.calendar.clock import format_utc, now
from server.core.data_export import Exported, Table
from server.core.database.upserts import upsert_into
from server.core.errors import Conflict, ValidationFailed
from server.core.ids import new_id
from server.core.security import vapid
from server.core.text.i18n import _
from server.extensions import db
from server.push.models import PushSubscription
from server.push.outbox import is_on
from server.push.push_services import host_of
from server.settings import current_settings
from server.users import service as users

MOST_BROWSERS: Final = 20
POINT_BYTES: Final = 65
SECRET_BYTES: Final = 16
UNKNOWN_SERVICE: Final = _("We don't recognise this push service.")
BAD_KEY: Final = _("This isn't a valid browser key.")


class PushIsOff(Conflict):
    """409: this site has no keys to push with."""

    code = "push_is_off"
    message = _("Browser notifications aren't available on this site.")


@dataclass(frozen=True, kw_only=True)
class SessionInfo:
    """The session of a browser; its subscription ends with the session."""

    handle: str
    version: int
    device: str | None


def public_key() -> str | None:
    """The key that browsers subscribe with; None while push is off."""
    private = current_settings().vapid_private_key
    return None if private is None else vapid.public_key(private)


def list_subscriptions(owner_id: str) -> list[dict[str, Any]]:
    """The owner's subscribed browsers, newest first, without revoked sessions."""
    asked = (
        select(PushSubscription.id, PushSubscription.device, PushSubscription.created_at)
        .where(
            PushSubscription.owner_id == owner_id,
            PushSubscription.session_version == users.session_version_of(PushSubscription.owner_id),
        )
        .order_by(PushSubscription.created_at.desc(), PushSubscription.id.desc())
    )
    return [_serialize(row.id, row.device, row.created_at) for row in db.session.execute(asked)]


def subscribe(
    owner_id: str, session: SessionInfo, endpoint: str, keys: Mapping[str, str]
) -> tuple[dict[str, Any], bool]:
    """Subscribe a browser to the owner's messages; returns it and whether it is new.

    An endpoint belongs to one account at a time. Beyond 20 browsers, the ones not seen for
    longest are removed.
    """
    if not is_on():
        raise PushIsOff
    values = _validated(endpoint, keys)
    present = now()
    values |= {
        "device": session.device,
        "session": session.handle,
        "session_version": session.version,
        "seen_at": present,
    }
    mine = PushSubscription.owner_id == owner_id
    here = PushSubscription.endpoint == endpoint
    _delete(here, ~mine)
    known = (
        update(PushSubscription)
        .where(mine, here)
        .values(values)
        .returning(PushSubscription.id, PushSubscription.created_at)
        .execution_options(synchronize_session=False)
    )
    row = db.session.execute(known).one_or_none()
    if row is not None:
        return _serialize(row.id, session.device, row.created_at), False
    identifier = new_id()
    _add(values | {"owner_id": owner_id, "id": identifier, "created_at": present})
    _limit_browsers(owner_id)
    return _serialize(identifier, session.device, present), True


def unsubscribe(owner_id: str, endpoint: str) -> None:
    """Remove the subscription of a browser, if there is one."""
    _delete(PushSubscription.owner_id == owner_id, PushSubscription.endpoint == endpoint)


class SessionListener:
    """Removes the subscriptions of sessions that end."""

    def ended(self, handles: Collection[str]) -> None:
        _delete(PushSubscription.session.in_(handles))

    def ended_others(self, owner_id: str, handle: str) -> None:
        _delete(PushSubscription.owner_id == owner_id, PushSubscription.session != handle)

    def ended_all(self, owner_id: str) -> None:
        _delete(PushSubscription.owner_id == owner_id)

    def replaced(self, before: str, owner_id: str, handle: str, version: int) -> None:
        of_before = PushSubscription.session == before
        db.session.execute(
            update(PushSubscription)
            .where(of_before, PushSubscription.owner_id == owner_id)
            .values(session=handle, session_version=version)
            .execution_options(synchronize_session=False)
        )
        # Another person signed in here, who must not see these messages.
        _delete(of_before)


def _validated(endpoint: str, keys: Mapping[str, str]) -> dict[str, Any]:
    """The columns of an endpoint and its keys; raises ValidationFailed."""
    errors: dict[str, Any] = {}
    host = host_of(endpoint, current_settings().push_hosts)
    if host is None:
        errors["endpoint"] = [UNKNOWN_SERVICE]
    for name, is_key in (("p256dh", _is_point), ("auth", _is_secret)):
        if not is_key(keys[name]):
            errors[f"keys.{name}"] = [BAD_KEY]
    if errors:
        raise ValidationFailed(errors=errors)
    plain = {name: vapid.encode(vapid.decode(keys[name])) for name in ("p256dh", "auth")}
    return {"endpoint": endpoint, "host": host, **plain}


def _is_point(text: str) -> bool:
    try:
        raw = vapid.decode(text)
        ec.EllipticCurvePublicKey.from_encoded_point(vapid.CURVE, raw)
    except ValueError:
        return False
    return len(raw) == POINT_BYTES


def _is_secret(text: str) -> bool:
    try:
        return len(vapid.decode(text)) == SECRET_BYTES
    except ValueError:
        return False


def _add(row: Mapping[str, Any]) -> None:
    statement = upsert_into(PushSubscription).values(row)
    statement = statement.on_conflict_do_nothing(index_elements=["endpoint"])
    if db.session.execute(statement.returning(PushSubscription.id)).first() is None:
        # The same browser, signed in twice at the same moment.
        raise Conflict


def _limit_browsers(owner_id: str) -> None:
    mine = PushSubscription.owner_id == owner_id
    newest = select(PushSubscription.id).where(mine)
    newest = newest.order_by(PushSubscription.seen_at.desc(), PushSubscription.id.desc())
    _delete(mine, PushSubscription.id.not_in(newest.limit(MOST_BROWSERS)))


def _delete(*which: Any) -> None:
    gone = delete(PushSubscription).where(*which)
    db.session.execute(gone.execution_options(synchronize_session=False))


def _serialize(identifier: str, device: str | None, created_at: datetime) -> dict[str, Any]:
    return {"id": identifier, "device": device, "created_at": format_utc(created_at)}


def export(owner_id: str) -> Exported:
    """The browsers that show the owner's notifications, without their keys."""
    query = (
        select(PushSubscription)
        .where(PushSubscription.owner_id == owner_id)
        .order_by(PushSubscription.created_at, PushSubscription.id)
    )
    browsers = [
        (row.device, row.host, format_utc(row.created_at), format_utc(row.seen_at))
        for row in db.session.scalars(query)
    ]
    about = _("The browsers that show your notifications.")
    columns = ("device", "push_service", "created_at", "seen_at")
    return Exported(tables=[Table.of("push_browsers", about, columns, browsers)])
