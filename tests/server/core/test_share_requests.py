"""A few requests of one person run at a time; others wait without a thread, or are refused."""

import sys
import threading
from functools import partial

import pytest

from server.core.gateway.admission import Admission
from server.core.gateway.request_shares import (
    MOST_AT_ONCE,
    MOST_WAITING,
    PATIENCE_SECONDS,
    SWITCH_SECONDS,
    Caller,
    RequestShares,
)

AYU, BAYU = "ayu", "bayu"


class Reads:
    """Reads on as many threads as a server has, whose time is told; each goes on until it ends."""

    def __init__(self, threads: int = 16) -> None:
        self.now = 0.0
        self.shares = RequestShares(Admission(threads), clock=lambda: self.now)
        self.events: list[str] = []
        self._began: dict[str, threading.Event] = {}
        self._let_go: dict[str, threading.Event] = {}
        self._threads: list[threading.Thread] = []

    def ask(
        self, what: str, who: str = AYU, *, is_heavy: bool = False, is_write: bool = False
    ) -> None:
        """Ask for a read, on a thread of its own that is free again when the read has to wait."""
        self._began[what], self._let_go[what] = threading.Event(), threading.Event()
        refuse = partial(self.events.append, f"{what} refused")
        given = (Caller(who, is_heavy, is_write), partial(self._work, what), refuse)
        thread = threading.Thread(target=self.shares.run, args=given)
        self._threads.append(thread)
        thread.start()

    def begin(
        self, what: str, who: str = AYU, *, is_heavy: bool = False, is_write: bool = False
    ) -> None:
        """Ask for a read that begins at once."""
        self.ask(what, who, is_heavy=is_heavy, is_write=is_write)
        self.wait_for(what)

    def park(
        self, what: str, who: str = AYU, *, is_heavy: bool = False, is_write: bool = False
    ) -> None:
        """Ask for a read that has to wait; its thread does not."""
        self.ask(what, who, is_heavy=is_heavy, is_write=is_write)
        self._threads[-1].join(10)
        assert not self._threads[-1].is_alive()
        assert not self._began[what].is_set()

    def wait_for(self, what: str) -> None:
        assert self._began[what].wait(10), what

    def end(self, *names: str) -> None:
        for what in names:
            self._let_go[what].set()

    def finish(self) -> None:
        for let_go in self._let_go.values():
            let_go.set()
        for thread in self._threads:
            thread.join(10)
            assert not thread.is_alive()

    def _work(self, what: str) -> None:
        self.events.append(what)
        self._began[what].set()
        assert self._let_go[what].wait(10)


def test_the_fifth_read_of_a_person_waits_without_a_thread_and_then_runs() -> None:
    reads = Reads()
    for number in range(MOST_AT_ONCE):
        reads.begin(f"page {number}")
    reads.park("fifth")
    reads.end("page 2")
    reads.wait_for("fifth")
    reads.finish()
    assert "fifth refused" not in reads.events


def test_heavy_calls_run_one_at_a_time_in_their_order_and_light_ones_pass_them() -> None:
    reads = Reads()
    reads.begin("search", is_heavy=True)
    reads.park("export", is_heavy=True)
    reads.park("other search", is_heavy=True)
    reads.begin("page")
    reads.end("page")
    reads.begin("another page")
    reads.end("search")
    reads.wait_for("export")
    assert "other search" not in reads.events
    reads.end("export")
    reads.wait_for("other search")
    reads.finish()


def test_no_write_of_a_person_runs_beside_their_heavy_write_and_neither_starves() -> None:
    reads = Reads()
    for number in range(MOST_AT_ONCE + 1):
        reads.begin(f"entry {number}", is_write=True)
    reads.park("bulk change", is_heavy=True, is_write=True)
    reads.park("later entry", is_write=True)
    reads.begin("page")
    reads.begin("entry of another", BAYU, is_write=True)
    reads.end(*(f"entry {number}" for number in range(MOST_AT_ONCE + 1)))
    reads.wait_for("bulk change")
    assert "later entry" not in reads.events
    reads.end("bulk change")
    reads.wait_for("later entry")
    reads.finish()


def test_as_long_as_heavy_calls_run_threads_take_short_turns() -> None:
    usual, reads = sys.getswitchinterval(), Reads()
    reads.begin("page")
    assert sys.getswitchinterval() == usual
    reads.begin("export", is_heavy=True)
    reads.begin("search of another", BAYU, is_heavy=True)
    reads.park("search", is_heavy=True)
    assert sys.getswitchinterval() == pytest.approx(SWITCH_SECONDS)
    reads.end("export", "search of another")
    reads.wait_for("search")
    assert sys.getswitchinterval() == pytest.approx(SWITCH_SECONDS)
    reads.finish()
    assert sys.getswitchinterval() == usual


def test_who_waits_too_long_is_refused_and_nobody_else_is() -> None:
    reads = Reads()
    reads.begin("export", is_heavy=True)
    reads.park("search", is_heavy=True)
    reads.now = PATIENCE_SECONDS / 2
    reads.park("later search", is_heavy=True)
    reads.begin("search of another", BAYU, is_heavy=True)
    reads.now = PATIENCE_SECONDS
    reads.shares.dismiss_late()
    assert [event for event in reads.events if "refused" in event] == ["search refused"]
    reads.end("export")
    reads.wait_for("later search")
    reads.finish()


def test_who_has_too_many_waiting_is_refused_at_once() -> None:
    reads = Reads()
    reads.begin("export", is_heavy=True)
    for number in range(MOST_WAITING):
        reads.park(f"search {number}", is_heavy=True)
    reads.ask("one more", is_heavy=True)
    reads.begin("search of another", BAYU, is_heavy=True)
    reads.now = PATIENCE_SECONDS
    reads.shares.dismiss_late()
    refused = [event for event in reads.events if "refused" in event]
    assert refused == ["one more refused", *(f"search {n} refused" for n in range(MOST_WAITING))]
    reads.finish()


def test_a_read_that_fails_leaves_its_room() -> None:
    shares, done = RequestShares(Admission(1)), list[str]()
    for _time in range(MOST_AT_ONCE + 1):
        shares.run(Caller(AYU, True), lambda: 1 / 0, partial(done.append, "refused"))
    shares.run(Caller(AYU, True), partial(done.append, "done"), lambda: None)
    assert done == ["done"]


@pytest.mark.parametrize("is_heavy", [False, True])
def test_every_read_runs_though_all_threads_are_taken(is_heavy: bool) -> None:
    reads = Reads(threads=1)
    reads.begin("first", is_heavy=is_heavy)
    names = [f"read {number}" for number in range(6)]
    for what in names:
        reads.park(what, is_heavy=is_heavy)
    reads.end("first", *names)
    for what in names:
        reads.wait_for(what)
    reads.finish()
    assert reads.events == ["first", *names]
