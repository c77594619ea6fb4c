"""What frequent calls may cost, in numbers that are the same on every machine."""

import json
import sys
from collections import Counter
from collections.abc import Callable
from types import CodeType, FrameType
from typing import Any, NamedTuple

import pytest
from flask import Flask

from server.core.gateway.gateway import Gateway
from server.core.gateway.wsgi_environ import HeaderItems
from server.core.gateway.wsgi_environ import Headers as RequestHeaders
from server.overview import answer_cache
from server.sessions.callers import caller_finder
from tests.support.accounts import COOKIE, cookie_of
from tests.support.ledger import LUNCH, fill
from tests.support.people import API, SignedIn

# Listeners belong to the test run, which notes each statement.
NOT_COUNTED = ("/tests/", "/sqlalchemy/event/")
SENDS = ("/redis/connection.py", "send_packed_command")
EXECUTES = ("/sqlalchemy/engine/default.py", "do_execute")
ASKS_FOR_CONNECTION = ("/core/database/session_scope.py", "connection")
CONNECTS = ("/sqlalchemy/engine/base.py", "connect")
MAKES_SESSION = ("/sqlalchemy/orm/session.py", "__call__")
WARM_UP = 3
TURNS = 3
MOST_NAMED = 30
# Before these calls something in the book has changed.
CHANGED = "?changed"


class Cost(NamedTuple):
    """SQL statements, trips to Redis, and calls of Python functions from gateway to answer."""

    statements: int
    trips: int
    calls: int


# The calls are some 5 % above what they are with a built client. Lower them after a gain.
LIMITS = {
    "GET /token": Cost(1, 1, 448),
    "GET /users": Cost(2, 1, 455),
    "GET /overview": Cost(1, 1, 443),
    "GET /overview?changed": Cost(7, 1, 805),
    "GET /transactions?limit=50": Cost(2, 1, 512),
    "GET /transactions?limit=50&q=kopi": Cost(2, 1, 688),
    "POST /transaction/add": Cost(3, 2, 815),
}


class Headers:
    """The headers of a request."""

    def __init__(self, items: HeaderItems) -> None:
        self._items = list(items)

    def items(self) -> list[tuple[str, str]]:
        return self._items


class Scope:
    """A request as the web server tells it."""

    http_version, scheme, authority = "1.1", "http", None
    server, client = "127.0.0.1:8080", "127.0.0.1:50000"

    def __init__(self, method: str, target: str, headers: HeaderItems) -> None:
        self.method = method
        self.path, _mark, self.query_string = target.partition("?")
        self.headers: RequestHeaders = Headers(headers)


class Piece:
    """A piece of a body that is here already."""

    def __init__(self, block: bytes) -> None:
        self._block = block

    def add_done_callback(self, _callback: Callable[["Piece"], None]) -> None:
        raise AssertionError

    def done(self) -> bool:
        return True

    def result(self) -> bytes:
        return self._block

    def cancel(self) -> bool:
        return False


class Exchange:
    """The web server's side of a request: gives the body and keeps the status of the answer."""

    status = 0

    def __init__(self, body: bytes) -> None:
        self._blocks = iter((body, b""))

    def __aiter__(self) -> "Exchange":
        return self

    def __anext__(self) -> Piece:
        return Piece(next(self._blocks))

    def response_bytes(self, status: int, _headers: Any, _body: bytes) -> None:
        self.status = status

    def response_file(self, _status: int, _headers: Any, file: str) -> None:
        raise AssertionError(file)


class Caller:
    """Calls the application of somebody through a gateway on this very thread."""

    def __init__(self, app: Flask, person: SignedIn) -> None:
        self._gateway = Gateway(app, 1, caller_finder(app))
        self._headers = [
            ("host", "localhost:8080"),
            ("cookie", f"{COOKIE}={cookie_of(person.client)}"),
            *((name.lower(), value) for name, value in person.headers.items()),
        ]

    def call(self, name: str) -> None:
        method, path = name.split(" ")
        body = json.dumps(LUNCH).encode() if method == "POST" else b""
        kind = [("content-type", "application/json"), ("content-length", str(len(body)))]
        exchange = Exchange(body)
        scope = Scope(method, API + path, [*self._headers, *(kind if body else ())])
        self._gateway(scope, exchange, _raise)
        assert exchange.status in {200, 201}

    def count(self, name: str) -> Counter[CodeType]:
        """How often the call runs each Python function, once caches are filled."""
        for _turn in range(WARM_UP):
            self.call(name)
        # Now and then a request also flushes counts, or pays for the garbage of others.
        return min((self._count_once(name) for _turn in range(TURNS)), key=Counter.total)

    def _count_once(self, name: str) -> Counter[CodeType]:
        counts: Counter[CodeType] = Counter()
        if name.endswith(CHANGED):
            answer_cache.answers.clear()

        def note(frame: FrameType, event: str, _argument: Any) -> None:
            if event == "call":
                counts[frame.f_code] += 1

        sys.setprofile(note)
        try:
            self.call(name)
        finally:
            sys.setprofile(None)
        return Counter({code: number for code, number in counts.items() if _is_counted(code)})


def _raise(error: Exception) -> None:
    raise error


def _is_counted(code: CodeType) -> bool:
    return not any(part in code.co_filename for part in NOT_COUNTED)


def _times(counts: Counter[CodeType], file: str, name: str) -> int:
    return sum(
        number
        for code, number in counts.items()
        if code.co_name == name and code.co_filename.endswith(file)
    )


def cost_of(counts: Counter[CodeType]) -> Cost:
    return Cost(_times(counts, *EXECUTES), _times(counts, *SENDS), counts.total())


def most_called(counts: Counter[CodeType]) -> str:
    """The functions that are called most, one a line."""
    return "\n".join(
        f"{number:5} {code.co_qualname}  {code.co_filename}:{code.co_firstlineno}"
        for code, number in counts.most_common(MOST_NAMED)
    )


@pytest.fixture
def caller(app: Flask, ayu: SignedIn) -> Caller:
    """Ayu with a page of transactions, past the first calls that fill caches."""
    fill(app, ["Kopi susu"] * 60)
    return Caller(app, ayu)


def test_frequent_calls_stay_within_their_cost(caller: Caller) -> None:
    dear = []
    for name, limit in LIMITS.items():
        counts = caller.count(name)
        cost = cost_of(counts)
        if any(spent > most for spent, most in zip(cost, limit, strict=True)):
            dear.append(f"{name}: {cost}, at most {limit}. Most called:\n{most_called(counts)}")
    hint = "Run this test on the commit before, with limits of 0, and compare what is called."
    assert not dear, "\n\n".join([*dear, hint])


def test_a_call_has_one_connection_and_no_orm_session(caller: Caller) -> None:
    counts = caller.count(f"GET /overview{CHANGED}")
    assert _times(counts, *ASKS_FOR_CONNECTION) == _times(counts, *EXECUTES) > 1
    assert _times(counts, *CONNECTS) == 1
    assert _times(counts, *MAKES_SESSION) == 0
