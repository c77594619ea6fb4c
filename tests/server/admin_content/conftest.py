"""Two operators, each on a device of their own."""

import pytest
from flask import Flask

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
