"""Floods of wrong sign-ins, and the sign-ins of a bystander beside them."""

import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field

from scripts.proving.http_client import API, ApiClient, NewAccount, register_account
from scripts.proving.isolated_product import run_product
from scripts.proving.report import Row, at_most, must, quantile

TRIES = 1_100
NETWORKS = 500
AT_ONCE = 2
# A phone changes its address all the time; each is a network of its own.
HOME = "100.64.{}.9"
PAUSE_SECONDS = 0.2
SIGN_INS = 25
# Ten without a wait and a few after it; each right sign-in of the owner begins anew.
GUESSES_AT_ONE_ACCOUNT = 12 * (SIGN_INS + 2)


@dataclass(frozen=True)
class Flood:
    """Whom the tries are aimed at, and from where."""

    name: str
    email: Callable[[int, str], str]
    address: Callable[[int], str]
    most_guesses: int
    spares_new_devices: bool = True


@dataclass
class Bystander:
    """Somebody who signs in all the while, from changing addresses."""

    person: NewAccount
    phone: ApiClient
    refused: Counter[str] = field(default_factory=Counter)
    seconds: list[float] = field(default_factory=list)

    def sign_in(self, number: int, *, on_new_device: bool) -> None:
        """Sign in once on the known device, and perhaps once on a new one."""
        where = {"X-Forwarded-For": HOME.format(number % 250)}
        form = {"email": self.person.email, "password": self.person.password}
        devices = {"known": self.phone}
        if on_new_device:
            devices["new"] = ApiClient(self.phone.port)
        for name, device in devices.items():
            answer = device.call("POST", f"{API}/login", form, where)
            self.seconds.append(answer.seconds)
            if answer.status != 200:
                self.refused[f"{name} device: {answer.status}"] += 1


def _network(number: int) -> str:
    return f"10.{number // 250}.{number % 250}.7"


FLOODS = (
    Flood("one address", lambda n, _owner: f"u{n}@example.org", lambda _n: _network(0), 300),
    Flood(
        f"{NETWORKS} networks",
        lambda n, _owner: f"u{n}@example.org",
        lambda n: _network(n % NETWORKS),
        TRIES,
    ),
    Flood(
        f"{NETWORKS} networks at the bystander's account",
        lambda _n, owner: owner,
        lambda n: _network(n % NETWORKS),
        GUESSES_AT_ONE_ACCOUNT,
        spares_new_devices=False,
    ),
)


@contextmanager
def _signing_in(bystander: Bystander, *, on_new_device: bool) -> Iterator[None]:
    stopping = threading.Event()

    def live() -> None:
        # Below the number of right sign-ins that an account has in five minutes.
        for number in range(SIGN_INS):
            bystander.sign_in(number, on_new_device=on_new_device)
            if stopping.wait(PAUSE_SECONDS):
                return

    thread = threading.Thread(target=live)
    thread.start()
    try:
        yield
    finally:
        stopping.set()
        thread.join()


def _measure(flood: Flood) -> list[Row]:
    with run_product(LIMITS_FACTOR="1", TRUSTED_PROXIES="1") as running:
        phone, person = register_account(running.port, running.data_dir)
        bystander = Bystander(person, phone)

        def guess(number: int) -> int:
            form = {"email": flood.email(number, person.email), "password": "wrong-password-1"}
            where = {"X-Forwarded-For": flood.address(number)}
            return ApiClient(running.port).call("POST", f"{API}/login", form, where).status

        started = time.monotonic()
        with (
            _signing_in(bystander, on_new_device=flood.spares_new_devices),
            ThreadPoolExecutor(AT_ONCE) as attackers,
        ):
            statuses = Counter(attackers.map(guess, range(TRIES)))
        seconds = time.monotonic() - started
        bystander.sign_in(0, on_new_device=flood.spares_new_devices)
    what = f"{TRIES:,} wrong sign-ins from {flood.name}"
    p99 = quantile(bystander.seconds, 0.99) * 1000
    measured = f"{bystander.refused or 'none'} of {len(bystander.seconds)}, p99 {p99:.0f} ms"
    return [
        at_most(f"{what} in {seconds:.0f} s: guesses", statuses[401], flood.most_guesses),
        must(f"{what}: the bystander's right sign-ins refused", not bystander.refused, measured),
    ]


def prove_sign_in_floods() -> list[Row]:
    """Measure a bystander beside each flood on a product of its own."""
    return [row for flood in FLOODS for row in _measure(flood)]
