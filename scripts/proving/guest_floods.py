"""Ten thousand requests for guests from one address, and a registered person beside them."""

import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

from scripts.proving.http_client import API, ApiClient, register_account
from scripts.proving.isolated_product import run_product
from scripts.proving.report import Row, at_most, must
from server.guests.service import BY_ADDRESS

REQUESTS = 10_000
AT_ONCE = 4
FLOODER = {"X-Forwarded-For": "203.0.113.7"}
NEIGHBOUR = {"X-Forwarded-For": "198.51.100.9"}
OTHER = {"X-Forwarded-For": "192.0.2.11"}


def prove_guest_floods() -> list[Row]:
    """Count the guests that a flood makes, and who else is refused meanwhile."""
    with run_product(LIMITS_FACTOR="1", TRUSTED_PROXIES="1") as running:
        _phone, person = register_account(running.port, running.data_dir)

        def begin(_number: int) -> int:
            return _begin(running.port, FLOODER)

        started = time.monotonic()
        with ThreadPoolExecutor(AT_ONCE) as attackers:
            statuses = Counter(attackers.map(begin, range(REQUESTS)))
        seconds = time.monotonic() - started
        # From the same address too: a carrier puts thousands behind one.
        form = {"email": person.email, "password": person.password}
        signed_in = [
            ApiClient(running.port).call("POST", f"{API}/login", form, where).status
            for where in (FLOODER, NEIGHBOUR)
        ]
        other = _begin(running.port, OTHER)
    what = f"{REQUESTS:,} requests for guests from one address"
    return [
        at_most(f"{what} in {seconds:.0f} s: guests", statuses[200], BY_ADDRESS.most),
        must(
            f"{what}: all others are refused",
            statuses[429] == REQUESTS - statuses[200],
            str(dict(statuses)),
        ),
        must(f"{what}: a registered person signs in", signed_in == [200, 200], str(signed_in)),
        must(f"{what}: a guest begins elsewhere", other == 200, str(other)),
    ]


def _begin(port: int, where: dict[str, str]) -> int:
    return ApiClient(port).call("POST", f"{API}/guests", {"language": "en"}, where).status
