"""Collects the body of a request without a thread, then runs the WSGI application on one."""

import io
import threading
from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol

from server.core.errors import AppError, BadRequest, BodyTimeout, TooLarge, TooManyAtOnce
from server.core.gateway.admission import Admission
from server.core.gateway.answer import AnswerSink, FileAnswer, Start, send
from server.core.gateway.body_collector import ArrivingBody, BodyCollector
from server.core.gateway.body_limits import DROPPED_BODY, LATE_BODY, BodyLimits, limits_for
from server.core.gateway.body_reader import BodyReader, Outcome, Piece
from server.core.gateway.request_shares import Caller, RequestShares
from server.core.gateway.wsgi_environ import Environ, Scope, environ_of

WsgiApp = Callable[[Environ, Any], Iterable[bytes]]
Fail = Callable[[Exception], None]
FindCaller = Callable[[Environ], Caller | None]

# In the environ: the error that the application raises before it looks at the request. A class,
# because an error that was raised would keep this request, and with it the connection, for long.
REFUSAL: Final = "lumbung.refusal"
HEALTH_CHECKS: Final = frozenset({"/healthz", "/readyz"})
CLOSE: Final = ("Connection", "close")


class Exchange(AnswerSink, Protocol):
    """A request at the web server: the pieces of its body, and where its answer goes."""

    def __aiter__(self) -> "Exchange": ...
    def __anext__(self) -> Piece: ...


class UnreadBody:
    """The input of a request whose body is longer than any view would take."""

    def read(self, _size: int = -1) -> bytes:
        """Raise TooLarge, for the view that lets the caller in at all."""
        raise TooLarge


def nobody(_environ: Environ) -> None:
    """No request counts for a person."""


class Gateway:
    """Runs a WSGI application on so many threads, none of which ever waits for a client.

    `find_caller` tells in whose share a request counts; `RequestShares` says what runs at a time.
    """

    def __init__(self, app: WsgiApp, threads: int, find_caller: FindCaller = nobody) -> None:
        self.app = app
        self.threads = threads
        self.find_caller = find_caller
        self.admission = Admission(threads)
        self.shares = RequestShares(self.admission)
        self.collector = BodyCollector()

    def watch(self) -> None:
        """Begin to give up bodies that come too slowly, and requests that wait for too long."""
        threading.Thread(target=self.collector.watch, name="bodies", daemon=True).start()
        threading.Thread(target=self.shares.watch, name="shares", daemon=True).start()

    def __call__(self, scope: Scope, exchange: Exchange, fail: Fail) -> None:
        """Answer a request, now or when its body is here; `fail` takes what nobody caught."""
        environ = environ_of(scope)
        environ["wsgi.file_wrapper"] = FileAnswer
        length = int(environ.get("CONTENT_LENGTH") or 0)
        limits = limits_for(environ)
        call = Call(self, environ, exchange, fail)
        if length > limits.most:
            call.answer_unread()
        elif length or "HTTP_TRANSFER_ENCODING" in environ:
            call.collect(limits, length)
        else:
            call.admit(io.BytesIO())


class Call:
    """One request on its way through the gateway."""

    def __init__(self, gateway: Gateway, environ: Environ, exchange: Exchange, fail: Fail) -> None:
        self.gateway = gateway
        self.environ = environ
        self.exchange = exchange
        self.fail = fail
        self.body: ArrivingBody | None = None
        # What is still read after the answer, which then is the last one of its connection.
        self.rest: BodyLimits | None = None

    def admit(self, body: io.BytesIO | UnreadBody) -> None:
        """Run the application as soon as there is room."""
        self.environ["wsgi.input"] = body
        path = self.environ["PATH_INFO"]
        if path in HEALTH_CHECKS:
            self.gateway.admission.run_ahead(path, self._answer)
        elif caller := self.gateway.find_caller(self.environ):
            self.gateway.shares.run(caller, self._answer, self._refuse_for_now)
        else:
            self.gateway.admission.run(self._answer)

    def answer_unread(self) -> None:
        """Answer without the body, which is longer than anybody may send."""
        self.rest = DROPPED_BODY
        # A client that waits for our word before it sends, sends nothing.
        if "HTTP_EXPECT" not in self.environ:
            self.exchange.__aiter__()
        self.admit(UnreadBody())

    def collect(self, limits: BodyLimits, length: int) -> None:
        """Answer once the body is here, or once it is clear that it will not come."""
        pieces = self.exchange.__aiter__()
        collector = self.gateway.collector
        reader = BodyReader(pieces, collector, limits, self._collected, length=length)
        self.body = reader.body
        reader.read()

    def _collected(self, outcome: Outcome, content: bytes) -> None:
        if outcome is Outcome.WHOLE:
            self.admit(io.BytesIO(content))
        elif outcome is Outcome.TOO_LONG:
            self.rest = DROPPED_BODY
            self.admit(io.BytesIO(content))
        else:
            self._refuse(BodyTimeout if outcome is Outcome.LATE else BadRequest)

    def _refuse_for_now(self) -> None:
        """Ask the caller to come back; the others are served meanwhile."""
        self.environ[REFUSAL] = TooManyAtOnce
        self._answer()

    def _refuse(self, error: type[AppError]) -> None:
        """Answer with an error; that is short work, and nobody need wait for it."""
        self.environ[REFUSAL] = error
        self.environ["wsgi.input"] = io.BytesIO()
        self.rest = LATE_BODY
        self._answer()

    def _answer(self) -> None:
        start = Start()
        try:
            answer = self.gateway.app(self.environ, start)
            if self.rest is not None:
                start.headers = [*start.headers, CLOSE]
            send(self.exchange, start, answer)
        except Exception as error:
            # Perhaps on the thread of another request.
            self.fail(error)
        finally:
            if self.body is not None:
                self.gateway.collector.free(self.body)
        if self.rest is not None:
            self._drop(self.rest)

    def _drop(self, limits: BodyLimits) -> None:
        """Read on and forget: closed at once, a client that still sends would lose the answer."""
        if "HTTP_EXPECT" in self.environ:
            return
        collector = self.gateway.collector
        BodyReader(self.exchange, collector, limits, _forget, keep=False).read()


def _forget(_outcome: Outcome, _content: bytes) -> None:
    """A dropped body has no consequence."""
