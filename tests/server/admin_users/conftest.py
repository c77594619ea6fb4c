"""Operators who are at work."""

import pytest
from flask import Flask

from tests.support.console import MADE, WAYAN, at_work
from tests.support.mailbox import Mailbox
from tests.support.people import SignedIn, join


@pytest.fixture
def made(app: Flask, mailbox: Mailbox) -> SignedIn:
    """An Admin."""
    join(app, mailbox, MADE)
    return at_work(app, MADE)


@pytest.fixture
def wayan(app: Flask, mailbox: Mailbox) -> SignedIn:
    """A Super Admin."""
    join(app, mailbox, WAYAN)
    return at_work(app, WAYAN, "Super Admin")
