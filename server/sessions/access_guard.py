"""The guards of views: who may call them, proved by the access token or the session cookie."""

from collections.abc import Callable, Collection
from functools import wraps
from typing import Any, Final, Protocol, TypeVar, cast
from urllib.parse import urlsplit

from flask import Flask, Request, current_app, g, request
from flask_login import current_user

from server.audit import actions
from server.audit import service as audit
from server.core.errors import Forbidden, Unauthorized
from server.core.http import access
from server.core.http.rate_limits import RateLimit, count_or_refuse
from server.core.http.request_context import current_request
from server.core.operations.redis_client import FAILURES
from server.core.text.i18n import _
from server.extensions import login_manager
from server.sessions import service
from server.sessions.accounts import SUPER_ADMIN, Account
from server.sessions.flask_session_interface import CookieSessions, browser_session
from server.sessions.session_store import LiveSession
from server.settings import current_settings

View = TypeVar("View", bound=Callable[..., Any])

READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
WRITES: Final = RateLimit("writes", 300, 60)
OPERATOR_ROLES: Final = frozenset({access.ADMIN, access.SUPER_ADMIN})
SCHEME: Final = "bearer "
# Where Flask-Login stores the user that it loaded.
LOADED_USER: Final = "_login_user"
# The proxies themselves, to get at their objects once.
_APP: Final[Any] = current_app
_G: Final[Any] = g


class ForeignOrigin(Forbidden):
    """403: another site made the browser send this call."""

    code = "foreign_origin"
    message = _("This request came from another site.")


class ReauthenticationRequired(Forbidden):
    """403: the password or a code was not given within the last ten minutes."""

    code = "reauthentication_required"
    message = _("Please confirm it's you.")


class KeepAccountFirst(Forbidden):
    """403: a guest cannot do this, since it needs an address or shows others something."""

    code = "keep_account_first"
    message = _("Keep your account first: register with your email address.")


class EnrolmentRequired(Forbidden):
    """403: an operator without a second factor can only set one up."""

    code = "second_factor_enrolment_required"
    message = _("Please set up two-step sign-in first.")


def signed_in(view: View) -> View:
    """Require the access token of a live session; `current_user` is its owner."""

    @wraps(view)
    def guarded(*args: Any, **kwargs: Any) -> Any:
        _admit(enrolling=access.is_enrolling(guarded))
        return view(*args, **kwargs)

    return access.declare(cast("View", guarded), access.SIGNED_IN)


def admin(view: View) -> View:
    """Require an Admin or Super Admin with a second factor; replaces `signed_in`."""
    return _for_operators(view, access.ADMIN)


def super_admin(view: View) -> View:
    """Require a Super Admin with a second factor; replaces `signed_in`."""
    return _for_operators(view, access.SUPER_ADMIN)


def reauthenticated(view: View) -> View:
    """Require that the password or a code was given within the last ten minutes.

    Comes right after `signed_in`, `admin` or `super_admin`.
    """

    @wraps(view)
    def confirmed(*args: Any, **kwargs: Any) -> Any:
        require_fresh()
        return view(*args, **kwargs)

    return access.mark_reauthenticated(cast("View", confirmed))


def registered(view: View) -> View:
    """Require an account with an address: guests are refused; comes right after `signed_in`."""

    @wraps(view)
    def for_registered(*args: Any, **kwargs: Any) -> Any:
        require_registered()
        return view(*args, **kwargs)

    return access.mark_registered(cast("View", for_registered))


def require_registered() -> None:
    """Raise KeepAccountFirst for guests."""
    if current_account().is_guest:
        raise KeepAccountFirst


def require_fresh() -> None:
    """Raise ReauthenticationRequired unless the password or a code was given within ten minutes.

    A guest has neither; their one device is all that they can show.
    """
    if not current_account().is_guest and not service.is_fresh(current_session()):
        raise ReauthenticationRequired


def resume(account: Account, session: LiveSession) -> None:
    """Let guarded views answer this request, which a session cookie has authorised."""
    g.live_session = session
    setattr(_G._get_current_object(), LOADED_USER, account)


def may_call(view: Callable[..., Any]) -> bool:
    """Whether the guard of a view would admit the caller of this request, by role and factor.

    For views that nobody asked for by name: a refusal is not recorded.
    """
    role = access.find_access(view)
    if role in OPERATOR_ROLES:
        return has_second_factor() and _has_role(role)
    return role == access.SIGNED_IN and (access.is_enrolling(view) or not is_enrolment_due())


def is_enrolment_due() -> bool:
    """Whether the caller is an operator who has to set up a second factor first."""
    return current_account().is_operator and not has_second_factor()


enrolling = access.allow_enrolling


def require_enrolled() -> None:
    """Raise EnrolmentRequired for operators without a second factor, inside an `enrolling` view."""
    if is_enrolment_due():
        raise EnrolmentRequired


def cookie(view: View) -> View:
    """Authorize by the session cookie alone, and only requests that no other site caused."""

    @wraps(view)
    def guarded(*args: Any, **kwargs: Any) -> Any:
        if is_foreign_call():
            raise ForeignOrigin
        return view(*args, **kwargs)

    return access.cookie(cast("View", guarded))


def is_foreign_call() -> bool:
    """Whether a page of another site made this request."""
    return is_foreign(current_request().headers, known=_known_origins)


def _known_origins() -> tuple[str, ...]:
    settings = current_settings()
    known = (settings.origin, *settings.cors_origins)
    # A development machine has many host names; on https only the configured origin counts.
    return known if settings.https else (*known, f"http://{request.host}")


def current_account() -> Account:
    """The owner of the session, in a quarter of the steps that `current_user` takes."""
    stored = _G._get_current_object()
    account: Account | None = stored.get(LOADED_USER)
    if account is None:
        account = _bearer(current_request())
        setattr(stored, LOADED_USER, account)
    return account


def current_session() -> str:
    """The handle of the session of this request; only in guarded views."""
    return _live_session().handle


def known_caller() -> str | None:
    """The caller of a public view with an access token; None for visitors and ended sessions.

    An expired token is refused as anywhere else, so that the client renews it.
    """
    if "Authorization" not in request.headers:
        return None
    try:
        return str(current_user.id)
    except service.SessionEnded:
        return None


def holder() -> str | None:
    """The owner of the live session in Redis whose token came with a request; None without one.

    The database is not asked, so the account may be closed: use it for counting only.
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
    """Issue a new session id with this response, for instance after `users.revoke_sessions`.

    The old id and its tokens stop working; the browser calls /token again.
    """
    session_id, g.live_session = service.renew_session(
        current_user.id, _live_session(), second_factor=second_factor
    )
    browser_session().issue(session_id)


def extends_session() -> bool:
    """Whether a person caused this request, in contrast to polling and timed refreshes."""
    return current_request().environ.get("HTTP_X_BACKGROUND") != "1"


def init_sessions(app: Flask) -> None:
    """Install the session cookie and the request loader of Flask-Login."""
    app.session_interface = CookieSessions()
    login_manager.request_loader(_bearer)


def _for_operators(view: View, role: str) -> View:
    @wraps(view)
    def guarded(*args: Any, **kwargs: Any) -> Any:
        _admit(enrolling=True)
        if not _has_role(role):
            _note_denial()
            raise Forbidden
        if not has_second_factor():
            _note_denial()
            raise EnrolmentRequired
        return view(*args, **kwargs)

    return access.declare(cast("View", guarded), role)


def _note_denial() -> None:
    audit.record_refused(actions.ACCESS_DENIED, actor_id=current_user.id)


def _has_role(role: str) -> bool:
    account = current_account()
    return account.is_operator if role == access.ADMIN else account.role == SUPER_ADMIN


def _admit(*, enrolling: bool) -> None:
    """Refuse requests without a live session, too many writes, and operators who must enrol."""
    account = current_account()
    if account.is_operator and not enrolling and not has_second_factor():
        raise EnrolmentRequired
    if current_request().method not in READING:
        count_or_refuse(WRITES, account.id)


def _live_session() -> LiveSession:
    return cast("LiveSession", g.live_session)


def _bearer(call: Request) -> Account:
    header = call.environ.get("HTTP_AUTHORIZATION", "")
    if header[: len(SCHEME)].lower() != SCHEME:
        raise service.InvalidToken
    session = service.authenticate(header[len(SCHEME) :].strip(), extend=extends_session())
    _G._get_current_object().live_session = session
    view = _APP._get_current_object().view_functions.get(call.endpoint or "")
    if access.takes_json_body(view):
        call.max_content_length = access.largest_json_body(view) or call.max_content_length
        # Read before a transaction begins, since the sender may be slow.
        call.get_data()
    return service.get_session_owner(session)


OWN_SITES = frozenset({"same-origin", "none"})


class Headers(Protocol):
    """The headers of a request, without regard to case."""

    def get(self, name: str, /) -> str | None: ...


def is_foreign(headers: Headers, *, known: Callable[[], Collection[str]]) -> bool:
    """Whether a page of another origin made this call; `known` gives the origins that may.

    Browsers send Sec-Fetch-Site; for older ones Origin and then Referer decide. Without any of
    them the request did not come from a browser, so no cookie was added without consent.
    """
    site = headers.get("Sec-Fetch-Site")
    origin = headers.get("Origin")
    if site is not None:
        return site not in OWN_SITES and not (site == "same-site" and origin in known())
    source = origin if origin is not None else headers.get("Referer")
    return source is not None and not _is_own(source, known())


def _is_own(source: str, known: Collection[str]) -> bool:
    try:
        parts = urlsplit(source)
    except ValueError:
        return False
    return f"{parts.scheme}://{parts.netloc}" in known
