"""The guards of a view: who may call it, proved by the access token or by the cookie."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Final, TypeVar, cast

from flask import Flask, Request, current_app, g, request
from flask_login import current_user

from server.audit import actions
from server.audit import service as audit
from server.core.errors import Forbidden, Unauthorized
from server.core.http import access
from server.core.http.rate_limits import RateLimit, count_event, require_below
from server.core.operations.redis_client import FAILURES
from server.core.text.i18n import _
from server.extensions import login_manager
from server.sessions import service
from server.sessions.accounts import SUPER_ADMIN
from server.sessions.interface import CookieSessions, browser_session
from server.sessions.origins import is_foreign
from server.settings import current_settings

View = TypeVar("View", bound=Callable[..., Any])

READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
WRITES: Final = RateLimit("writes", 300, 60)
SCHEME: Final = "bearer "


class ForeignOrigin(Forbidden):
    """403: another site made the browser send this call."""

    code = "foreign_origin"
    message = _("This call came from another site.")


class ReauthenticationRequired(Forbidden):
    """403: the password or a code was not given within the last ten minutes."""

    code = "reauthentication_required"
    message = _("Please confirm that it is you.")


class EnrolmentRequired(Forbidden):
    """403: an operator without a second factor can only set one up."""

    code = "second_factor_enrolment_required"
    message = _("Please set up two-step sign-in first.")


def signed_in(view: View) -> View:
    """A view for whoever proves a live session by an access token; `current_user` is its owner."""

    @wraps(view)
    def guarded(*args: Any, **kwargs: Any) -> Any:
        _admit(enrolling=access.is_enrolling(guarded))
        return view(*args, **kwargs)

    return access.declare(cast("View", guarded), access.SIGNED_IN)


def admin(view: View) -> View:
    """A view for Admins and Super Admins who gave their second factor; stands for `signed_in`."""
    return _for_operators(view, access.ADMIN)


def super_admin(view: View) -> View:
    """A view for Super Admins who gave their second factor; stands for `signed_in`."""
    return _for_operators(view, access.SUPER_ADMIN)


def reauthenticated(view: View) -> View:
    """Let a signed-in view in only within ten minutes of the password or a code.

    Stands right under `signed_in`, `admin` or `super_admin`.
    """

    @wraps(view)
    def confirmed(*args: Any, **kwargs: Any) -> Any:
        require_fresh()
        return view(*args, **kwargs)

    return access.mark_reauthenticated(cast("View", confirmed))


def require_fresh() -> None:
    """Raise ReauthenticationRequired unless the password or a code was given ten minutes ago."""
    if not service.is_fresh(current_session()):
        raise ReauthenticationRequired


enrolling = access.allow_enrolling


def cookie(view: View) -> View:
    """A view that the session cookie alone may authorise, so no other site may cause the call."""

    @wraps(view)
    def guarded(*args: Any, **kwargs: Any) -> Any:
        if is_foreign(request.headers, known=_known_origins()):
            raise ForeignOrigin
        return view(*args, **kwargs)

    return access.cookie(cast("View", guarded))


def _known_origins() -> tuple[str, ...]:
    settings = current_settings()
    known = (settings.origin, *settings.cors_origins)
    # A machine of a developer has many names; on https only the configured one is the site.
    return known if settings.https else (*known, f"http://{request.host}")


def current_session() -> str:
    """The handle of the session whose access token came with this call; only in guarded views."""
    return _live_session().handle


def known_caller() -> str | None:
    """Who calls a public view with an access token; None for a visitor and when its session ended.

    One that is out of date is refused like anywhere else, so that the client renews it.
    """
    if "Authorization" not in request.headers:
        return None
    try:
        return str(current_user.id)
    except service.SessionEnded:
        return None


def holder() -> str | None:
    """Whose live session's token came with a call, as Redis knows; None for any other.

    It asks no database, so the account may be closed; good for counting and nothing else.
    """
    header = request.headers.get("Authorization", "")
    if header[: len(SCHEME)].lower() != SCHEME:
        return None
    try:
        return service.authenticate(header[len(SCHEME) :].strip(), extend=False).terms.owner
    except (Unauthorized, *FAILURES):
        return None


def has_second_factor() -> bool:
    """Whether the second factor was given when this session began."""
    return _live_session().terms.second_factor


def renew_session(*, second_factor: bool | None = None) -> None:
    """Give this device a new id with this answer, for instance after `users.revoke_sessions`.

    The earlier id and its tokens are dead; the browser asks /token anew.
    """
    session_id, g.live_session = service.renew(
        current_user.id, _live_session(), second_factor=second_factor
    )
    browser_session().issue(session_id)


def extends_session() -> bool:
    """Whether the person causes this call; polling and timed refreshes only look."""
    return request.headers.get("X-Background") != "1"


def init_sessions(app: Flask) -> None:
    """Give an application our cookie, and Flask-Login our way to know who is at work."""
    app.session_interface = CookieSessions()
    login_manager.request_loader(_bearer)


def _for_operators(view: View, role: str) -> View:
    @wraps(view)
    def guarded(*args: Any, **kwargs: Any) -> Any:
        _admit(enrolling=True)
        wanted = current_user.is_operator if role == access.ADMIN else _is_super_admin()
        if not wanted:
            _note_denial()
            raise Forbidden
        if not has_second_factor():
            _note_denial()
            raise EnrolmentRequired
        return view(*args, **kwargs)

    return access.declare(cast("View", guarded), role)


def _note_denial() -> None:
    audit.record_denied(actions.ACCESS_DENIED, actor_id=current_user.id)


def _is_super_admin() -> bool:
    return bool(current_user.role == SUPER_ADMIN)


def _admit(*, enrolling: bool) -> None:
    """Refuse who has no live session, who writes too often, and operators who must enrol first."""
    # Itself instead of its proxy, which looks for it each time that it is asked something.
    account = current_user._get_current_object()
    if not enrolling and account.is_operator and not has_second_factor():
        raise EnrolmentRequired
    if request.method not in READING and not count_event(WRITES, account.id):
        require_below(WRITES, account.id)


def _live_session() -> service.LiveSession:
    return cast("service.LiveSession", g.live_session)


def _bearer(call: Request) -> service.Account:
    header = call.headers.get("Authorization", "")
    if header[: len(SCHEME)].lower() != SCHEME:
        raise service.InvalidToken
    g.live_session = service.authenticate(header[len(SCHEME) :].strip(), extend=extends_session())
    view = current_app.view_functions.get(call.endpoint or "")
    if access.takes_json_body(view):
        call.max_content_length = access.largest_json_body(view) or call.max_content_length
        # It arrives as slowly as its sender likes, and no transaction must wait for that.
        call.get_data()
    return service.owner_of(g.live_session)
