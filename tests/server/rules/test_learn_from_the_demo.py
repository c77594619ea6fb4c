"""How well categories are guessed after the first hundred entries of the demo's ledger."""

import datetime as dt
import sys
from collections import Counter

import pytest
from flask import Flask

from scripts.demo.ledger import OWN, add_transactions
from scripts.demo.ledger_story import PAYDAY, Story, entries_between
from server.categories.book import fresh_book
from server.core.database.unit_of_work import unit_of_work
from server.core.text.i18n import DEFAULT
from server.site.holidays import get_money_calendar
from tests.support.categories import add as add_category
from tests.support.people import SignedIn
from tests.support.rules import guess
from tests.support.wallets import wallets

TAUGHT = 100
FIRST, LAST = dt.date(2024, 6, 25), dt.date(2026, 6, 24)


@pytest.mark.parametrize("seed", [1, 7])
def test_most_categories_are_right_after_a_hundred_entries(
    app: Flask, ayu: SignedIn, seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    for own in OWN:
        add_category(ayu, own.name)
    owner_id = wallets(ayu)[0]["id"]
    with app.app_context(), unit_of_work():
        calendar = get_money_calendar(PAYDAY, shift=True)
        story = Story(fresh_book(owner_id, DEFAULT), calendar, seed)
        entries = list(entries_between(FIRST, LAST, story))
        add_transactions(owner_id, entries[:TAUGHT])

    later = Counter((one.type.value, one.detail, one.category_id) for one in entries[TAUGHT:])
    guessed = right = 0
    for (type_, detail, category_id), count in later.items():
        found = guess(ayu, detail, type=type_)
        if found:
            guessed += count
            right += count * (found["category"]["id"] == category_id)

    coverage, share = guessed / later.total(), right / guessed
    line = f"\nseed {seed}: {coverage:.1%} of {later.total()} guessed, {share:.1%} of them right\n"
    with capsys.disabled():
        sys.stdout.write(line)
    assert coverage >= 0.6
    assert share >= 0.85
