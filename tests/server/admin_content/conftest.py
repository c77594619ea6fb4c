"""Two operators, each on a device of their own."""

from collections.abc import Iterator

import pytest
import time_machine
from flask import Flask

from tests.support.article_editing import NOW
from tests.support.console import at_work
from tests.support.people import AYU, BAYU, SignedIn


@pytest.fixture
def sari(app: Flask, ayu: SignedIn) -> SignedIn:
    """An Admin who writes."""
    return at_work(app, AYU)


@pytest.fixture
def tono(app: Flask, bayu: SignedIn) -> SignedIn:
    """A Super Admin who writes too."""
    return at_work(app, BAYU, "Super Admin")


@pytest.fixture
def clock(app: Flask) -> Iterator[time_machine.Traveller]:
    """A clock that stands until it is moved; operators sign in under it."""
    with time_machine.travel(NOW, tick=False) as moved:
        yield moved
