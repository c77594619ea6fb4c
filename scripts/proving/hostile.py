"""Neighbours of an attack: how long they wait, and whether they are refused.

Each attack is measured by itself: the same calls with and without it, one after the other. A new
attack is an `Attack` in a module of `scripts/proving/attacks`, listed in ATTACKS.
"""

import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from scripts.processes.product import Product
from scripts.proving.attacks.attack import Attack
from scripts.proving.attacks.heavy_caller import HEAVY_CALLERS
from scripts.proving.attacks.silent_connections import SILENT_CONNECTIONS
from scripts.proving.attacks.stopped_log_reader import STOPPED_LOG_READER
from scripts.proving.guest_floods import prove_guest_floods
from scripts.proving.http_client import API, Answer, ApiClient, register_account
from scripts.proving.isolated_product import run_product_on
from scripts.proving.report import Row, at_most, must, quantile
from scripts.proving.sign_in_floods import prove_sign_in_floods

ATTACKS: tuple[Attack, ...] = (*SILENT_CONNECTIONS, STOPPED_LOG_READER, *HEAVY_CALLERS)

NEIGHBOURS = 3
# As a person at a screen does; the machine must not be busy with neighbours alone.
PAUSE_SECONDS = 0.02
SLOWER = 3


@dataclass
class Experience:
    """What the neighbours saw: seconds of each call, and how often which status came."""

    seconds: list[float] = field(default_factory=list)
    statuses: Counter[str] = field(default_factory=Counter)

    def note(self, call: Callable[[], Answer]) -> None:
        """Make a call and keep what came of it."""
        started = time.monotonic()
        try:
            self.statuses[str(call().status)] += 1
        except ConnectionError as error:
            self.statuses[str(error)] += 1
        self.seconds.append(time.monotonic() - started)

    @property
    def p99(self) -> float:
        """Milliseconds that 99 of 100 calls do not exceed."""
        return quantile(self.seconds, 0.99) * 1000

    @property
    def refusals(self) -> dict[str, int]:
        """Everything that was no success."""
        return {what: number for what, number in self.statuses.items() if what[0] != "2"}


def _live(person: ApiClient, until: float, seen: Experience) -> None:
    """Write, read and look at the time, each call on a connection of its own."""
    while time.monotonic() < until:
        for call in (
            lambda: person.record(1_000),
            lambda: person.call("GET", f"{API}/transactions?limit=50"),
            lambda: person.call("GET", f"{API}/token"),
            lambda: person.call("GET", "/healthz"),
        ):
            seen.note(call)
            time.sleep(PAUSE_SECONDS)


def _neighbours(people: list[ApiClient], seconds: float) -> Experience:
    """Let people use the product for some seconds."""
    seen = Experience()
    until = time.monotonic() + seconds
    threads = [threading.Thread(target=_live, args=(person, until, seen)) for person in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return seen


def _under(attack: Attack, running: Product, people: list[ApiClient]) -> list[Row]:
    for person in people:
        person.renew()
    quiet = _neighbours(people, attack.seconds)
    with attack.keep_up(running) as answers:
        loud = _neighbours(people, attack.seconds)
    name = f"{attack.name}: p99 of {len(loud.seconds)} calls of neighbours"
    rows = [
        at_most(f"{name} (quiet {quiet.p99:.0f} ms)", loud.p99, SLOWER * quiet.p99, " ms"),
        must(f"{attack.name}: no neighbour is refused", not loud.refusals, str(loud.refusals)),
    ]
    if answers is not None:
        allowed = attack.allowed.issuperset(answers)
        what = f"{attack.name}: the attacker is answered or asked to wait"
        rows.append(must(what, allowed, str(dict(answers))))
    return rows


def prove_neighbours_of_attacks() -> list[Row]:
    """Measure neighbours under every attack on a product of its own."""
    rows = []
    for attack in ATTACKS:
        with run_product_on(attack.kind, **attack.settings) as running:
            people = [
                register_account(running.port, running.data_dir)[0] for _ in range(NEIGHBOURS)
            ]
            rows += _under(attack, running, people)
    return rows + prove_sign_in_floods() + prove_guest_floods()
