"""Two web processes and two workers share one state; two releases run at once."""

import re
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

from scripts.processes.process import Process
from scripts.processes.product import Product
from scripts.proving.http_client import API, ApiClient, NewAccount, confirm
from scripts.proving.isolated_product import run_product_on, temporary_directory
from scripts.proving.report import Row, must
from scripts.services.ports import free_port, wait_until
from tests.support.mailbox import Mailbox

PEOPLE = 30


def _second_of_each(running: Product) -> int:
    port = free_port()
    running.launch("web", "web 2", PORT=str(port))
    running.launch("worker", "worker 2")
    running.wait_until_ready(port)
    return port


def register_all(ports: tuple[int, int]) -> list[NewAccount]:
    """Register people at two processes in turns."""
    people = [NewAccount() for _ in range(PEOPLE)]
    with ThreadPoolExecutor(8) as pool:
        answers = pool.map(
            lambda pair: ApiClient(ports[pair[0] % 2]).call(
                "POST", f"{API}/register", pair[1].form
            ),
            enumerate(people),
        )
        assert {answer.status for answer in answers} == {201}
    return people


def shares_session(ports: tuple[int, int], signed_in: ApiClient) -> bool:
    """Whether a session of one process can be used and ended at the other."""
    here, there = ApiClient(ports[0]), ApiClient(ports[1])
    for process in (here, there):
        process.cookie, process.token = signed_in.cookie, signed_in.token
    used = there.record(1_000).status == 201 and here.balance() == 1_000
    there.call("DELETE", f"{API}/logout")
    return used and here.call("GET", f"{API}/users").status == 401


def _pair(kind: str) -> list[Row]:
    sink = Mailbox()
    sink.start()
    try:
        with run_product_on(kind, MAIL_SERVER="127.0.0.1", MAIL_PORT=str(sink.port)) as running:
            ports = (running.port, _second_of_each(running))
            people = register_all(ports)
            wait_until(lambda: len(sink.letters) >= PEOPLE, 90, "the mails")
            time.sleep(3)
            counts = Counter(letter.recipients[0] for letter in sink.letters)
            text = next(x.text for x in sink.letters if x.recipients[0] == people[0].email)
            caller = ApiClient(ports[0])
            confirm(caller, text)
            caller.sign_in(people[0].email, people[0].password)
            shared = shares_session(ports, caller)
    finally:
        sink.stop()
    once = set(counts.values()) == {1} and len(counts) == PEOPLE
    return [
        must(f"{kind}, two workers: each of {PEOPLE} mails once", once, f"{sum(counts.values())}"),
        must(f"{kind}, two web processes share session, data and logout", shared, str(shared)),
    ]


def _releases(kind: str) -> Row:
    with run_product_on(kind) as running, temporary_directory() as path:
        environ = dict(running.environ)
        if kind == "SQLite":
            environ["DATA_DIR"] = str(path)
        else:
            environ["DATABASE_URL"] = re.sub(r"/lumbung$", "/postgres", environ["DATABASE_URL"])
        both = [Process(f"release {n}", running.lines["release"], environ) for n in (1, 2)]
        codes = [process.wait(120) for process in both]
    return must(f"{kind}: two releases at once on an empty database", codes == [0, 0], str(codes))


def prove_parallel_processes() -> list[Row]:
    """Run two of each on both databases."""
    return [row for kind in ("SQLite", "PostgreSQL") for row in (*_pair(kind), _releases(kind))]
