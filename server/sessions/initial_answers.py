"""What a signed-in page asks first, answered together with the page.

The views themselves answer, behind their guards, so that page and API cannot differ.
"""

import threading
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from types import MappingProxyType
from typing import Any, Final, NamedTuple
from urllib.parse import quote

from flask import Flask, Request, current_app, request
from flask.globals import request_ctx

from server.core.database.engine import db
from server.core.errors import AppError
from server.core.extension_point import ExtensionPoint
from server.core.http.access import find_heavy
from server.core.http.blueprint import API_PREFIX
from server.core.http.envelope import json_response
from server.sessions import access_guard, service
from server.sessions.accounts import Account
from server.sessions.flask_session_interface import browser_session
from server.sessions.schemas import token_response

# More pages of one person at the same time come without answers: reads have shares of their own.
MOST_AT_ONCE: Final = 2
# Conditions were about the page, and are not about its answers.
CONDITIONS: Final = ("HTTP_IF_NONE_MATCH", "HTTP_IF_MODIFIED_SINCE")
# `encodeURIComponent` leaves these as they are, too.
UNQUOTED: Final = "!*'()"
PREFETCH: Final = "prefetch"

Query = Mapping[str, str | None]
MakeQuery = Callable[[Account, Mapping[str, str]], Query]


@dataclass(frozen=True)
class InitialCall:
    """A GET that the client makes first on some pages; without `pages` on every signed-in one.

    `query` gives its parameters in the order of the client, from the query string of the page;
    those that are None are left out. With `views`, it makes the call only where the address names
    one of them as `view`; "" is an address without.
    """

    path: str
    pages: tuple[str, ...] = ()
    query: MakeQuery = field(default=lambda _account, _page: {})
    views: tuple[str, ...] = ()

    def is_made_on(self, path: str, page: Mapping[str, str]) -> bool:
        """Whether a page with this path and query string makes it."""
        has_view = not self.views or page.get("view", "") in self.views
        return has_view and (not self.pages or path in self.pages)

    def key(self, account: Account, page: Mapping[str, str]) -> str:
        """Path and query string, as the client writes them."""
        pairs = [
            f"{name}={quote(value, safe=UNQUOTED)}"
            for name, value in self.query(account, page).items()
            if value is not None
        ]
        return f"{self.path}?{'&'.join(pairs)}" if pairs else self.path


def parameters(constants: Query = MappingProxyType({}), /, **defaults: str | None) -> MakeQuery:
    """Parameters that the address of the page may name, with their defaults, before constants."""
    return lambda _account, page: {
        **{name: page.get(name) or default for name, default in defaults.items()},
        **constants,
    }


initial_calls: Final = ExtensionPoint[InitialCall]("the first calls of a page")


class Answer(NamedTuple):
    """The JSON that a view answered, and its entity tag if it has one."""

    body: bytes
    etag: str | None


class InitialAnswers(NamedTuple):
    """Whose page it is, the answer of GET /token, and those of the first calls by their keys."""

    account: Account
    token: bytes
    answers: dict[str, Answer]


class HiddenFailure(Exception):
    """A view met an error that it does not raise: it has ended the transaction."""


class PagesBeingRead:
    """How many pages of each person are being answered in this process."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._of: Counter[str] = Counter()

    @contextmanager
    def one_of(self, owner_id: str) -> Iterator[bool]:
        """Whether one more may be answered now."""
        with self._lock:
            has_room = self._of[owner_id] < MOST_AT_ONCE
            self._of[owner_id] += 1
        try:
            yield has_room
        finally:
            with self._lock:
                self._of[owner_id] -= 1
                if not self._of[owner_id]:
                    del self._of[owner_id]


_being_read: Final = PagesBeingRead()


def is_answerable(page: Request) -> bool:
    """Whether somebody opens this page themselves and has a session, as far as headers tell."""
    purposes = (page.headers.get(name, "") for name in ("Sec-Purpose", "Purpose"))
    return (
        page.method == "GET"
        and browser_session().id is not None
        and not any(PREFETCH in purpose for purpose in purposes)
        and not access_guard.is_foreign_call()
    )


def read_initial_answers(path: str, language: str) -> InitialAnswers | None:
    """The answers for a page, in this language unless the account has one; counts as use.

    None when there is no live session, or more has to be done first. Errors of stores are raised.
    """
    try:
        account, grant = service.resume_session(browser_session().id)
    except service.SessionEnded:
        return None
    if service.has_outgrown(grant.session, account):
        # GET /token gives the device a new session.
        return None
    access_guard.resume(account, grant.session)
    if access_guard.is_enrolment_due():
        return None
    with _being_read.one_of(account.id) as has_room:
        if not has_room:
            return None
        answers = dict(_answer_calls(path, account, language))
    return InitialAnswers(account, json_response(token_response(grant)).data, answers)


def _answer_calls(path: str, account: Account, language: str) -> Iterator[tuple[str, Answer]]:
    app: Any = current_app
    app = app._get_current_object()
    connection = db.session.connection()
    page_query = request.args
    for call in initial_calls.all():
        if not call.is_made_on(path, page_query):
            continue
        key = call.key(account, page_query)
        answer = _answer(app, key, account.language or language)
        if db.session.connection() is not connection:
            raise HiddenFailure(call.path)
        if answer is not None:
            yield key, answer


def _answer(app: Flask, key: str, language: str) -> Answer | None:
    """What the view of a call answers; None when the client has to ask for itself."""
    asked = _request_of(app, key, language)
    routes: Any = app.create_url_adapter(asked)
    rule, arguments = routes.match(return_rule=True)
    view: Callable[..., Any] = app.view_functions[rule.endpoint]
    is_heavy = find_heavy(view)
    if (is_heavy and is_heavy(asked.environ["QUERY_STRING"])) or not access_guard.may_call(view):
        return None
    asked.url_rule, asked.view_args = rule, arguments
    with _present(asked):
        try:
            response = app.make_response(view(**arguments))
        except AppError as error:
            if error.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
                raise
            return None
    if response.status_code != HTTPStatus.OK:
        return None
    return Answer(response.get_data(), response.headers.get("ETag"))


def _request_of(app: Flask, key: str, language: str) -> Request:
    path, _mark, query = key.partition("?")
    environ: dict[str, Any] = {
        **request.environ,
        "PATH_INFO": API_PREFIX + path,
        "QUERY_STRING": query,
        "HTTP_ACCEPT_LANGUAGE": language,
    }
    for name in CONDITIONS:
        environ.pop(name, None)
    return app.request_class(environ)


@contextmanager
def _present(asked: Request) -> Iterator[None]:
    """Let this be the present request; what belongs to the person and their page stays."""
    proxy: Any = request_ctx
    context = proxy._get_current_object()
    page, context.request = context.request, asked
    try:
        yield
    finally:
        context.request = page
