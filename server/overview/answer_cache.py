"""The overviews that were answered last, for people in whose books nothing has changed since."""

import datetime as dt
import time
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Any, Final, NamedTuple

import orjson

from server.core.calendar.money_month import MoneyCalendar
from server.core.http.envelope import fragment
from server.sessions.accounts import Account

# Some 3 kB each.
MOST_KEPT: Final = 1000
# During a rollout the release before may change a book without raising its version.
SECONDS_KEPT: Final = 60.0

Item = dict[str, Any]


class Basis(NamedTuple):
    """All that an overview depends on; the account has the version of its book."""

    account: Account
    today: dt.date
    calendar: MoneyCalendar
    tip: Item | None


class Answer(NamedTuple):
    """An overview as JSON, what it was made of, and until when it is used."""

    basis: Basis
    json: orjson.Fragment
    until: float


answers: Final[OrderedDict[tuple[str, str], Answer]] = OrderedDict()
_lock: Final = Lock()


def answer_once(basis: Basis, language: str, make: Callable[[], Item]) -> orjson.Fragment:
    """The overview in a language as JSON, made now unless it was made of the same before.

    One that lacks a part is not kept.
    """
    key = (basis.account.id, language)
    with _lock:
        found = answers.get(key)
        if found is not None and found.basis == basis and time.monotonic() < found.until:
            answers.move_to_end(key)
            return found.json
    made = make()
    json = fragment(made)
    if not made["failed"]:
        _keep(key, Answer(basis, json, time.monotonic() + SECONDS_KEPT))
    return json


def _keep(key: tuple[str, str], answer: Answer) -> None:
    with _lock:
        answers[key] = answer
        answers.move_to_end(key)
        while len(answers) > MOST_KEPT:
            answers.popitem(last=False)
