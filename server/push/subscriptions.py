"""The browsers of people: they come, are seen again, change hands and go."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from server.core.calendar.clock import format_utc, now
from server.core.errors import Conflict, ValidationFailed
from server.core.ids import new_id
from server.core.security import vapid
from server.core.text.i18n import _
from server.extensions import db
from server.push.endpoints import host_of
from server.push.models import PushSubscription
from server.push.outbox import is_on
from server.settings import current_settings
from server.users import service as users

MOST: Final = 20
POINT_BYTES: Final = 65
SECRET_BYTES: Final = 16
NO_SERVICE: Final = _("This is no address of a push service that we know.")
NO_KEY: Final = _("This is no key of a browser.")


class PushIsOff(Conflict):
    """409: this site has no keys to push with."""

    code = "push_is_off"
    message = _("Notifications in the browser are not set up on this site.")


@dataclass(frozen=True, kw_only=True)
class SignIn:
    """The session of a browser: what it subscribes in is gone when that is ended."""

    handle: str
    version: int
    device: str | None


def public_key() -> str | None:
    """The key that browsers subscribe with; None while push is off."""
    private = current_settings().vapid_private_key
    return None if private is None else vapid.public_key(private)


def list_subscriptions(owner_id: str) -> list[dict[str, Any]]:
    """The browsers of the owner, the newest first; none whose sign-in was revoked."""
    asked = (
        select(PushSubscription.id, PushSubscription.device, PushSubscription.created_at)
        .where(
            PushSubscription.owner_id == owner_id,
            PushSubscription.session_version == users.session_version_of(PushSubscription.owner_id),
        )
        .order_by(PushSubscription.created_at.desc(), PushSubscription.id.desc())
    )
    return [_shown(row.id, row.device, row.created_at) for row in db.session.execute(asked)]


def subscribe(
    owner_id: str, sign_in: SignIn, endpoint: str, keys: Mapping[str, str]
) -> tuple[dict[str, Any], bool]:
    """Let a browser show the owner's notifications, and tell whether it is a new one.

    An endpoint is one browser's: it is the owner's alone from now on. Of more than 20 browsers
    the ones not seen for longest go.
    """
    if not is_on():
        raise PushIsOff
    values = _checked(endpoint, keys)
    present = now()
    values |= {
        "device": sign_in.device,
        "session": sign_in.handle,
        "session_version": sign_in.version,
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
        return _shown(row.id, sign_in.device, row.created_at), False
    identifier = new_id()
    _add(values | {"owner_id": owner_id, "id": identifier, "created_at": present})
    _thin_out(owner_id)
    return _shown(identifier, sign_in.device, present), True


def unsubscribe(owner_id: str, endpoint: str) -> None:
    """Let a browser show nothing of the owner any more; the same when it did not."""
    _delete(PushSubscription.owner_id == owner_id, PushSubscription.endpoint == endpoint)


class BoundToSignIn:
    """Takes the browser of a sign-in that ends out of the list."""

    def ended(self, handles: Collection[str]) -> None:
        _delete(PushSubscription.session.in_(handles))

    def ended_others(self, owner_id: str, handle: str) -> None:
        _delete(PushSubscription.owner_id == owner_id, PushSubscription.session != handle)

    def went_on(self, before: str, owner_id: str, handle: str, version: int) -> None:
        of_before = PushSubscription.session == before
        db.session.execute(
            update(PushSubscription)
            .where(of_before, PushSubscription.owner_id == owner_id)
            .values(session=handle, session_version=version)
            .execution_options(synchronize_session=False)
        )
        # Somebody else signed in here: they shall not see what another person is told.
        _delete(of_before)


def _checked(endpoint: str, keys: Mapping[str, str]) -> dict[str, Any]:
    """What is kept of an endpoint and its keys, or ValidationFailed."""
    errors: dict[str, Any] = {}
    host = host_of(endpoint, current_settings().push_hosts)
    if host is None:
        errors["endpoint"] = [NO_SERVICE]
    for name, is_key in (("p256dh", _is_point), ("auth", _is_secret)):
        if not is_key(keys[name]):
            errors[f"keys.{name}"] = [NO_KEY]
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
    kind = postgresql if db.session.get_bind().dialect.name == "postgresql" else sqlite
    statement = kind.insert(PushSubscription).values(row)
    statement = statement.on_conflict_do_nothing(index_elements=["endpoint"])
    if db.session.execute(statement.returning(PushSubscription.id)).first() is None:
        # The same browser, signed in twice at the same moment.
        raise Conflict


def _thin_out(owner_id: str) -> None:
    mine = PushSubscription.owner_id == owner_id
    newest = select(PushSubscription.id).where(mine)
    newest = newest.order_by(PushSubscription.seen_at.desc(), PushSubscription.id.desc())
    _delete(mine, PushSubscription.id.not_in(newest.limit(MOST)))


def _delete(*which: Any) -> None:
    gone = delete(PushSubscription).where(*which)
    db.session.execute(gone.execution_options(synchronize_session=False))


def _shown(identifier: str, device: str | None, created_at: datetime) -> dict[str, Any]:
    return {"id": identifier, "device": device, "created_at": format_utc(created_at)}
