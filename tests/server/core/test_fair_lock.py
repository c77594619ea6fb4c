"""Writers of one file wait for their turn in the order of their coming."""

import threading
from functools import partial

import pytest
from flask import Flask
from sqlalchemy import text

from scripts.services.ports import wait_until
from server.core.database.connection_pool import BoundedPool, FairLock
from server.extensions import db

pytestmark = pytest.mark.both_databases


def is_long(lock: FairLock, length: int) -> bool:
    return len(lock) == length


def test_the_longest_waiting_is_next_and_nobody_waits_for_those_who_gave_up() -> None:
    lock, order = FairLock(), list[int]()

    def come(number: int) -> None:
        if lock.acquire(30):
            order.append(number)
            lock.release()

    assert lock.acquire(0)
    threads = [threading.Thread(target=come, args=(number,)) for number in range(4)]
    for place, thread in enumerate(threads, start=2):
        thread.start()
        wait_until(partial(is_long, lock, place), 10, "another one in the line")
        assert not lock.acquire(0)
    lock.release()
    for thread in threads:
        thread.join(10)
    assert (order, len(lock)) == ([0, 1, 2, 3], 0)


def test_a_connection_gives_its_turn_back_whatever_becomes_of_it(app: Flask) -> None:
    with app.app_context():
        pool = db.engine.pool
        assert isinstance(pool, BoundedPool)
        on_sqlite = int(db.engine.dialect.name == "sqlite")
        with db.engine.connect() as connection:
            for _time in range(2):
                connection.execute(text("SELECT 1"))
                connection.rollback()
            assert pool.writers() == on_sqlite
        assert pool.writers() == 0
        with db.engine.connect() as connection:
            connection.execute(text("SELECT 1"))
            connection.invalidate()
            assert pool.writers() == 0
