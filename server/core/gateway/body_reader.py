"""Reads a body piece by piece, on whichever thread the web server has when a piece comes."""

from asyncio import CancelledError
from collections.abc import Callable
from enum import Enum
from typing import Protocol

from server.core.gateway.body_collector import BodyCollector
from server.core.gateway.body_limits import BodyLimits


class Piece(Protocol):
    """A piece of a body that is to come; empty at the end, and when the client has gone."""

    def add_done_callback(self, callback: Callable[["Piece"], None]) -> None: ...
    def result(self) -> bytes: ...
    def done(self) -> bool: ...
    def cancel(self) -> bool: ...


class Pieces(Protocol):
    """The pieces of a body, one at a time."""

    def __anext__(self) -> Piece: ...


class Outcome(Enum):
    """How the reading of a body ended."""

    WHOLE = "whole"
    TOO_LONG = "too long"
    LATE = "late"
    BROKEN_OFF = "broken off"


Finished = Callable[[Outcome, bytes], None]


class BodyReader:
    """Reads until the end, the limits or the patience of the collector; then calls `finished`.

    `length` is what the client announced, or 0. Bytes are only counted unless `keep` is set.
    """

    def __init__(
        self,
        pieces: Pieces,
        collector: BodyCollector,
        limits: BodyLimits,
        finished: Finished,
        *,
        length: int = 0,
        keep: bool = True,
    ) -> None:
        self.pieces = pieces
        self.collector = collector
        self.limits = limits
        self.finished = finished
        self.length = length
        self.keep = keep
        self.blocks: list[bytes] = []
        self._piece: Piece | None = None
        self._has_given_up = False
        self.body = collector.add(limits, self._give_up)

    def read(self) -> None:
        """Begin, or go on after a piece; returns at once."""
        while True:
            piece = self._piece = self.pieces.__anext__()
            if self._has_given_up:
                piece.cancel()
                return
            if not piece.done():
                piece.add_done_callback(self._arrived)
                return
            if not self._take(piece):
                return

    def _arrived(self, piece: Piece) -> None:
        if self._take(piece):
            self.read()

    def _take(self, piece: Piece) -> bool:
        """Keep a piece; True when more is to come."""
        # A piece keeps its callback, and with it this reader, for as long as it is kept itself.
        self._piece = None
        try:
            block = piece.result()
        except (CancelledError, RuntimeError):
            block = b""
        if not block:
            is_short = self.body.received < self.length
            self._end(Outcome.BROKEN_OFF if is_short else Outcome.WHOLE)
            return False
        self.collector.receive(self.body, len(block), kept=self.keep)
        if self.keep:
            self.blocks.append(block)
        if self.body.received > self.limits.most:
            self._end(Outcome.TOO_LONG)
        elif self.length and self.body.received >= self.length:
            self._end(Outcome.WHOLE)
        else:
            return True
        return False

    def _end(self, outcome: Outcome) -> None:
        if self.collector.end(self.body):
            self._finish(outcome)

    def _give_up(self) -> None:
        """End the wait; the collector has said that it is over."""
        self._has_given_up = True
        piece, self._piece = self._piece, None
        if piece is not None:
            piece.cancel()
        self._finish(Outcome.LATE)

    def _finish(self, outcome: Outcome) -> None:
        content = b"".join(self.blocks) if outcome is not Outcome.LATE else b""
        self.blocks.clear()
        self.finished(outcome, content)
