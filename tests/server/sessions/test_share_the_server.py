"""Somebody who asks for a lot at once waits without a thread, or is asked to come back."""

import threading
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from flask import Flask

from server.core.gateway.gateway import Gateway
from server.core.gateway.request_shares import MOST_HEAVY, PATIENCE_SECONDS
from server.core.gateway.wsgi_environ import Environ
from server.sessions.callers import caller_finder
from tests.support.people import API, SignedIn

SEARCH = "q=kopi"


@dataclass
class Request:
    """A GET as the web server tells it, and what it gets for an answer."""

    token: str
    query_string: str = ""
    method: str = "GET"
    path: str = f"{API}/transactions"
    http_version: str = "1.1"
    scheme: str = "http"
    server: str = "127.0.0.1:8080"
    client: str = "127.0.0.1:40000"
    authority: str | None = "localhost"
    status: int = 0
    answered: threading.Event = field(default_factory=threading.Event)

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    def response_bytes(self, status: int, _headers: Any, _body: bytes) -> None:
        self.status = status
        self.answered.set()


class Server:
    """The application on four threads; searches begin when they are let go."""

    def __init__(self, app: Flask) -> None:
        self.now, self.begun = 0.0, threading.Semaphore(0)
        self.let_go = threading.Event()
        self.app = app
        self.gateway = Gateway(self._answer, 4, caller_finder(app))
        self.gateway.shares.clock = lambda: self.now

    def ask(self, person: SignedIn, query: str = "") -> Request:
        request = Request(person.token, query)
        threading.Thread(target=self.gateway, args=(request, request, print)).start()
        return request

    def _answer(self, environ: Environ, start: Any) -> Iterable[bytes]:
        if environ["QUERY_STRING"] == SEARCH and "lumbung.refusal" not in environ:
            self.begun.release()
            assert self.let_go.wait(10)
        return self.app(environ, start)


def test_searches_of_one_person_leave_the_others_alone(
    app: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    server = Server(app)
    searches = [server.ask(ayu, SEARCH) for _search in range(16)]
    for _running in range(MOST_HEAVY):
        assert server.begun.acquire(timeout=10)
    for person in (bayu, ayu):
        page = server.ask(person)
        assert page.answered.wait(10)
        assert page.status == 200
    assert not server.begun.acquire(blocking=False)
    server.let_go.set()
    for search in searches:
        assert search.answered.wait(10)
        assert search.status == 200


def test_searches_that_waited_too_long_are_refused(app: Flask, ayu: SignedIn) -> None:
    server = Server(app)
    searches = [server.ask(ayu, SEARCH) for _search in range(16)]
    for _running in range(MOST_HEAVY):
        assert server.begun.acquire(timeout=10)
    while sum(search.answered.is_set() for search in searches) < 16 - MOST_HEAVY:
        server.now += PATIENCE_SECONDS
        server.gateway.shares.dismiss_late()
    server.let_go.set()
    for search in searches:
        assert search.answered.wait(10)
    assert sorted(search.status for search in searches) == [200] * MOST_HEAVY + [429] * (
        16 - MOST_HEAVY
    )
