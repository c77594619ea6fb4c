"""Somebody reads the list in an order of their own, page by page."""

from datetime import date
from typing import Any

import pytest
from flask import Flask
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import text

from server.categories.book import plain_book
from server.categories.catalogue import TransactionType
from server.core.database.unit_of_work import rollback, unit_of_work
from server.core.http.pagination import decode_cursor, encode_cursor
from server.extensions import db
from server.transactions.filters import Filters, SearchTerm
from server.transactions.list_queries import Sort
from server.transactions.name_order import categories_of_page, ids_by_label, place_of
from server.transactions.queries import TransactionRow, insert_transactions
from server.transactions.service import NewTransaction, list_transactions
from server.users.balances import lock_account
from server.wallets.kinds import STARTING_KIND
from server.wallets.wallet_book import Wallet
from tests.support.examples import tries
from tests.support.ledger import SALARY, listed, record, statements
from tests.support.people import SignedIn
from tests.support.transfers import starting_wallet

pytestmark = pytest.mark.both_databases

BOOK = plain_book("en")
DAYS = [date(2024, 1, day) for day in (1, 2, 3)]
ROWS = st.builds(
    lambda category, detail, amount, day: NewTransaction(
        TransactionType.EXPENSES, category, amount, detail, day
    ).row(Wallet(id="", kind=STARTING_KIND)),
    st.sampled_from(["rent", "salary", "food-beverages", "lainnya", "others", "unknown"]),
    st.sampled_from(["", "a", "A", "b", "é", "É", "~", "z%", "ß", "😀", "a b", "-"]),
    st.integers(1, 3),
    st.sampled_from(DAYS),
)
LABELS = {one.id: (one.label.lower(), one.type, one.id) for one in BOOK.categories}


def expected(entries: list[TransactionRow], sort: Sort) -> list[str]:
    """The ids in their order, worked out without a database."""

    def key(entry: TransactionRow) -> tuple[Any, ...]:
        name = (LABELS.get(entry["category_id"], ("",)), entry["detail"].encode().lower())
        first = {"name": name, "amount": (entry["amount"],), "date": ()}[sort.by]
        return (*first, entry["date"], entry["id"])

    return [entry["id"] for entry in sorted(entries, key=key, reverse=sort.backwards)]


def insert(owner: str, entries: list[TransactionRow]) -> None:
    """Write the entries into the owner's starting wallet."""
    insert_transactions(owner, [{**entry, "wallet_id": owner} for entry in entries])


def read_all(owner: str, sort: Sort, limit: int, meanwhile: list[TransactionRow]) -> list[str]:
    """The ids of all pages; after each of them one more row is recorded."""
    seen: list[str] = []
    cursor, totals = None, None
    while True:
        page = list_transactions(owner, Filters(), sort, limit, cursor, BOOK)
        seen += [item["id"] for item in page.items]
        totals = totals or page.totals
        assert page.totals == totals
        cursor = page.next_cursor
        if cursor is None:
            return seen
        if meanwhile:
            insert(owner, [meanwhile.pop()])


def test_pages_hold_every_row_once_and_in_order_while_others_are_recorded(
    app: Flask, ayu: SignedIn
) -> None:
    @settings(max_examples=tries(20))
    @given(
        st.lists(ROWS, min_size=1, max_size=14),
        st.lists(ROWS, max_size=6),
        st.sampled_from(list(Sort)),
        st.integers(1, 4),
    )
    def hold(
        entries: list[TransactionRow], later: list[TransactionRow], sort: Sort, limit: int
    ) -> None:
        with app.app_context():
            owner = db.session.execute(text("SELECT id FROM users")).scalar_one()
            insert(owner, entries)
            seen = read_all(owner, sort, limit, later)
            rollback()
        mine = {entry["id"] for entry in entries}
        assert [one for one in seen if one in mine] == expected(entries, sort)
        assert len(seen) == len(set(seen))

    hold()


def test_names_are_sorted_by_what_the_reader_calls_them(ayu: SignedIn) -> None:
    for name in ("Rent", "Education", "Housing"):
        record(ayu, categoryName=name, detail="b")
    for detail in ("A", "B"):
        record(ayu, categoryName="Rent", detail=detail)

    def names(sort: str) -> list[str]:
        found = listed(ayu, sort=sort)["datas"]
        return [f"{item['category_label']} {item['detail']}" for item in found]

    assert names("name") == ["Education b", "Housing b", "Rent A", "Rent b", "Rent B"]
    assert names("-name") == names("name")[::-1]
    ayu.put("/users/preferences", json={"language": "id"})
    # Education, Rent, Housing.
    assert names("name") == ["Pendidikan b", "Sewa A", "Sewa b", "Sewa B", "Tempat Tinggal b"]


def test_a_cursor_belongs_to_its_order(ayu: SignedIn) -> None:
    for amount in (1, 2, 3):
        record(ayu, amount=amount)
    cursor = listed(ayu, sort="amount", limit=1)["next_cursor"]
    assert listed(ayu, sort="amount", limit=5, cursor=cursor)["totals"]["count"] == 3
    for sort in ("-amount", "date", "name", None):
        query = {"cursor": cursor, **({"sort": sort} if sort else {})}
        answer = ayu.get("/transactions", query_string=query)
        assert answer.status_code == 422, sort
        assert list(answer.get_json()["payload"]["errors"]) == ["cursor"]
    assert ayu.get("/transactions", query_string={"sort": "size"}).status_code == 422


def test_a_cursor_that_was_made_up_is_refused(ayu: SignedIn) -> None:
    record(ayu)
    record(ayu)
    good = list(decode_cursor(listed(ayu, sort="name", limit=1)["next_cursor"]))
    for place, wrong in (
        (0, "-name"),
        (2, -1),
        (4, 2**63),
        (4, "7"),
        (6, "x" * 201),
        (6, "a\0b"),
        (7, -(10**12)),
        (7, 10**12),
        (8, "20240618"),
        (8, "2024-13-01"),
        (9, "01J0M3Z7W1QJ4C9Y5R8T2V6X'--"),
        (9, good[9].lower()),
    ):
        cursor = encode_cursor(*good[:place], wrong, *good[place + 1 :])
        answer = ayu.get("/transactions", query_string={"sort": "name", "cursor": cursor})
        assert answer.status_code == 422, (place, wrong)
    short = ayu.get(
        "/transactions", query_string={"sort": "name", "cursor": encode_cursor(*good[:9])}
    )
    assert short.status_code == 422


def test_totals_are_summed_for_the_first_page_alone(app: Flask, ayu: SignedIn) -> None:
    for amount in (1, 2, 3):
        record(ayu, amount=amount)
    record(ayu, **SALARY)
    for sort in ("-date", "name"):
        cursor = listed(ayu, sort=sort, limit=1)["next_cursor"]
        with statements(app) as asked:
            later = listed(ayu, sort=sort, limit=1, cursor=cursor)
        # Only the order by name asks sums, which categories hold the page.
        summed = [one for one in asked if "sum(" in one]
        assert len(summed) == (sort == "name"), asked
        assert len(asked) <= 2 + len(summed)
        assert later["totals"] == {"income": 12_500_000, "expenses": 6, "count": 4}
        others = listed(ayu, sort=sort, limit=1, cursor=cursor, category="income")
        assert others["totals"] == {"income": 12_500_000, "expenses": 0, "count": 1}


@pytest.mark.parametrize(
    ("backwards", "after", "limit", "read"),
    [
        (False, None, 2, [0]),
        (False, None, 3, [0, 1]),
        (True, 3, 1, []),
        # How many of the row's own category follow it is not known.
        (False, 1, 1, [1, 2]),
        (True, 2, 1, [2, 1]),
        (True, 0, 2, [0]),
        # Most of all rows are read as a whole.
        (False, None, 7, []),
    ],
)
def test_by_name_only_the_categories_of_the_page_are_read(
    app: Flask, ayu: SignedIn, *, backwards: bool, after: int | None, limit: int, read: list[int]
) -> None:
    owner, order = starting_wallet(ayu), ids_by_label(BOOK)
    ids = sorted(("rent", "food-beverages", "dining-out", "fashion"), key=LABELS.__getitem__)
    wallet = Wallet(id=owner, kind=STARTING_KIND)
    entries = [
        NewTransaction(TransactionType.EXPENSES, id_, 1, "", DAYS[0]).row(wallet)
        for id_, number in zip(ids, (2, 1, 3, 6), strict=True)
        for _row in range(number)
    ]
    with app.app_context(), unit_of_work():
        lock_account(owner)
        insert_transactions(owner, entries)
        found = categories_of_page(
            owner,
            Filters(),
            order,
            limit=limit,
            backwards=backwards,
            after=None if after is None else place_of(ids[after], order),
        )
    assert found == [ids[place] for place in read]


def test_a_wallet_or_a_search_is_read_as_a_whole(app: Flask, ayu: SignedIn) -> None:
    owner, order = starting_wallet(ayu), ids_by_label(BOOK)
    record(ayu)
    for filters in (Filters(wallet_id=owner), Filters(search=SearchTerm("lunch"))):
        with app.app_context(), unit_of_work():
            found = categories_of_page(owner, filters, order, limit=1, backwards=False, after=None)
        assert found == []
