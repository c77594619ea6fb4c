"""Two operators."""

import pytest
from flask import Flask

from tests.support.console import at_work
from tests.support.mailbox import Mailbox
from tests.support.people import Person, SignedIn, join

MADE = Person("Made Wirawan", "made", "made@example.com", "081311122233")


@pytest.fixture
def made(app: Flask, mailbox: Mailbox) -> SignedIn:
    """An Admin with a second factor."""
    join(app, mailbox, MADE)
    return at_work(app, MADE)
