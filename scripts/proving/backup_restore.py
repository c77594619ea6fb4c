"""A full database is backed up while people write, lost, and restored."""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import Engine, text

from scripts.backups.age_encryption import new_key
from scripts.processes.product import Product
from scripts.proving.http_client import ApiClient, register_account
from scripts.proving.isolated_product import run_product_on
from scripts.proving.ledger_rows import engine_of, store
from scripts.proving.report import Row, at_most, must
from scripts.services.postgres import programs
from scripts.setup.stamps import ROOT

PEOPLE = 1_000
ROWS_EACH = 100


@dataclass
class Writer:
    """Somebody who records without a pause while a backup is made."""

    caller: ApiClient
    statuses: list[int] = field(default_factory=list)

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """Record until the work within is done."""
        done = threading.Event()

        def write() -> None:
            while not done.is_set():
                self.statuses.append(self.caller.record(1_000).status)

        thread = threading.Thread(target=write)
        thread.start()
        try:
            yield
        finally:
            done.set()
            thread.join()


def _crowd(engine: Engine) -> None:
    """A thousand accounts like the first one, each with a hundred rows."""
    with engine.begin() as link:
        first = dict(link.execute(text("SELECT * FROM users")).mappings().one())
        people = []
        for number in range(PEOPLE):
            name = f"person{number}"
            changed = {"id": f"01PERSON{number:018}", "username": name, "username_key": name}
            people.append({**first, **changed, "email": f"{name}@example.com", "balance": 0})
        columns = ", ".join(first)
        places = ", ".join(f":{column}" for column in first)
        link.execute(text(f"INSERT INTO users ({columns}) VALUES ({places})"), people)
    for person in people:
        store(engine, str(person["id"]), 0, ROWS_EACH)


def _figures(engine: Engine) -> tuple[int, int, int]:
    """How many of these people there are, how many rows they have, and what it all sums to."""
    with engine.connect() as link:
        people = link.execute(text("SELECT count(*) FROM users WHERE id LIKE '01PERSON%'"))
        rows = link.execute(
            text(
                "SELECT count(*), coalesce(sum(amount), 0) FROM transactions"
                " WHERE owner_id LIKE '01PERSON%'"
            )
        ).one()
        return people.scalar_one(), rows[0], int(rows[1])


def _run(running: Product, command: str, *options: str) -> tuple[float, str]:
    environ = {**running.environ, "PATH": f"{programs()}{os.pathsep}{running.environ['PATH']}"}
    started = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-m", f"scripts.backups.{command}", *options],
        cwd=ROOT,
        env=environ,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"{command}: {done.stderr.strip()[-300:]}")
    return time.monotonic() - started, done.stdout


def _lose(running: Product, engine: Engine) -> None:
    """Stop web and worker, then destroy everything that the database holds."""
    for process in running.processes.values():
        process.stop()
    running.processes.clear()
    if engine.dialect.name == "postgresql":
        with engine.begin() as link:
            link.execute(text("DROP SCHEMA public CASCADE"))
            link.execute(text("CREATE SCHEMA public"))
    engine.dispose()
    for path in running.data_dir.glob("lumbung.sqlite3*"):
        path.unlink()


def _return(running: Product) -> None:
    running.launch("web")
    running.launch("worker")
    running.wait_until_ready()


def _drill(kind: str) -> list[Row]:
    with run_product_on(kind, BACKUP_KEY=new_key()) as running:
        owner, person = register_account(running.port, running.data_dir)
        engine = engine_of(running)
        _crowd(engine)
        before, writer = _figures(engine), Writer(owner)
        with writer.at_work():
            backing, _told = _run(running, "backup")
        backup = next(Path(running.data_dir / "backups").glob("*.age"))
        size = backup.stat().st_size / 1_000_000
        _lose(running, engine)
        restoring, told = _run(running, "restore", str(backup))
        after = _figures(engine)
        engine.dispose()
        _return(running)
        ended = owner.call("GET", "/api/v1/users").status
        again = ApiClient(running.port)
        back = again.sign_in(person.email, person.password).status
    kept = "Every balance is its opening amount" in told and "The audit log is whole" in told
    name = f"{kind}, {PEOPLE:,} people, {PEOPLE * ROWS_EACH:,} rows"
    written = set(writer.statuses) == {201}
    return [
        at_most(f"{name}: backup ({size:.1f} MB), read back", backing, 120, " s"),
        must("while it is made every write is stored", written, f"{len(writer.statuses)} writes"),
        at_most(f"{name}: lost, restored, migrated, checked", restoring, 300, " s"),
        must("people, rows and sums are the same", before == after, f"{after}"),
        must("balances and the audit log hold", kept, str(kept)),
        must("nobody is signed in, everybody can", (ended, back) == (401, 200), f"{ended}, {back}"),
    ]


def prove_backup_restore() -> list[Row]:
    """Lose both databases and bring them back."""
    return [row for kind in ("SQLite", "PostgreSQL") for row in _drill(kind)]
