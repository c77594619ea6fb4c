"""So many requests run at a time; the others wait without a thread, health checks do not wait."""

import threading

from server.core.gateway.admission import Admission


class Held:
    """Work that goes on until it is let go."""

    def __init__(self, admission: Admission) -> None:
        self.began, self.let_go = threading.Event(), threading.Event()
        self.thread = threading.Thread(target=admission.run, args=(self._work,))
        self.thread.start()
        assert self.began.wait(5)

    def _work(self) -> None:
        self.began.set()
        assert self.let_go.wait(5)

    def end(self) -> None:
        self.let_go.set()
        self.thread.join(5)


def test_what_finds_no_room_is_done_in_its_order_by_those_inside() -> None:
    admission, done = Admission(1), []
    held = Held(admission)
    for number in range(3):
        admission.run(lambda number=number: done.append((number, threading.get_ident())))
    assert done == []
    held.end()
    assert done == [(number, held.thread.ident) for number in range(3)]
    admission.run(lambda: done.append((3, threading.get_ident())))
    assert done[-1] == (3, threading.get_ident())


def test_a_health_check_passes_those_who_wait() -> None:
    admission, done = Admission(1), []
    held = Held(admission)
    admission.run(lambda: done.append("call"))
    admission.run_ahead("/healthz", lambda: done.append("health"))
    assert done == ["health"]
    held.end()
    assert done == ["health", "call"]


def test_too_many_health_checks_of_a_kind_wait_like_the_others() -> None:
    admission, done = Admission(1, most_ahead=1), []
    held = Held(admission)

    def check_again() -> None:
        admission.run_ahead("/readyz", lambda: done.append("waits"))
        admission.run_ahead("/healthz", lambda: done.append("other kind"))

    admission.run_ahead("/readyz", check_again)
    assert done == ["other kind"]
    held.end()
    assert done == ["other kind", "waits"]


def test_work_that_fails_leaves_its_room_to_those_who_wait() -> None:
    admission, done = Admission(1), []
    held = Held(admission)
    admission.run(lambda: 1 / 0)
    admission.run(lambda: done.append("next"))
    held.end()
    admission.run_ahead("/healthz", lambda: 1 / 0)
    admission.run(lambda: done.append("last"))
    assert done == ["next", "last"]
