"""Categories are read once for each version of them, by every process for itself."""

from flask import Flask

from server.categories import book, service
from server.categories.book import book_of, plain_book
from server.categories.catalogue import TransactionType
from server.core.database.unit_of_work import rollback
from server.sessions.accounts import accounts
from server.settings import Settings
from tests.support.accounts import another_app, change, rows
from tests.support.categories import add, categories
from tests.support.ledger import listed, statements
from tests.support.people import SignedIn


def reads(app: Flask, person: SignedIn) -> int:
    """How many statements ask for categories while somebody looks at them and at the list."""
    with statements(app) as asked:
        categories(person)
        listed(person)
    return sum("JOIN categories" in statement for statement in asked)


def test_who_changed_nothing_costs_no_query(app: Flask, ayu: SignedIn) -> None:
    assert reads(app, ayu) == 0
    assert not book.cached_books


def test_who_changed_something_costs_one_a_version(app: Flask, ayu: SignedIn) -> None:
    add(ayu)
    assert [reads(app, ayu) for _time in range(3)] == [1, 0, 0]
    add(ayu, "Burung")
    assert [reads(app, ayu) for _time in range(2)] == [1, 0]


def test_a_change_of_another_process_is_seen_at_the_next_call(
    app: Flask, ayu: SignedIn, settings: Settings
) -> None:
    own = add(ayu)
    categories(ayu)
    # As somebody does who shares the database and nothing else.
    change(app, "UPDATE categories SET name = 'Anjing' WHERE id = :id", id=own["id"])
    change(app, "UPDATE users SET categories_version = categories_version + 1")
    with another_app(settings) as other:
        there = SignedIn(ayu.person, other.test_client(), ayu.token)
        for device in (ayu, there):
            assert "Anjing" in [one["name"] for one in categories(device)]


def test_what_may_be_undone_is_not_kept(app: Flask, ayu: SignedIn) -> None:
    add(ayu)
    ((owner_id,),) = rows(app, "SELECT id FROM users")
    new = service.NewCategory("Burung", TransactionType.EXPENSES, None, None, None)
    with app.app_context():
        service.add_category(owner_id, new, "en")
        account = accounts.get()(owner_id)
        assert account is not None
        assert book_of(account, "en").find("Burung", TransactionType.EXPENSES)
        rollback()
    add(ayu, "Anjing")
    assert [one["name"] for one in categories(ayu) if one["own"]] == ["Kucing", "Anjing"]


def test_only_so_many_are_kept(app: Flask, ayu: SignedIn) -> None:
    for number in range(book.MOST_CACHED):
        book.cached_books["somebody", number, "en"] = plain_book("en")
    add(ayu)
    categories(ayu)
    assert len(book.cached_books) == book.MOST_CACHED
    assert ("somebody", 0, "en") not in book.cached_books
