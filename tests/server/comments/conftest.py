"""An article to comment on, and a third and a fourth person."""

from collections.abc import Callable

import pytest
from flask import Flask

from tests.support.articles import add_article
from tests.support.comments import SLUG
from tests.support.mailbox import Mailbox
from tests.support.people import Person, SignedIn, settle

Somebody = Callable[[str], SignedIn]


@pytest.fixture(autouse=True)
def article(app: Flask) -> str:
    """The id of an article that everybody can read."""
    return add_article(app, SLUG)


@pytest.fixture
def somebody(app: Flask, mailbox: Mailbox) -> Somebody:
    """Let somebody else register and sign in, by a username."""

    def arrive(name: str) -> SignedIn:
        person = Person(name.title(), name, f"{name}@example.com", "081366677788")
        return settle(app, mailbox, person)

    return arrive
