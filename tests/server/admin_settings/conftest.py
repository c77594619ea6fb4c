"""An operator who may change what holds for everybody."""

import pytest
from flask import Flask

from tests.support.console import at_work
from tests.support.people import AYU, SignedIn


@pytest.fixture
def boss(app: Flask, ayu: SignedIn) -> SignedIn:
    """Ayu as a Super Admin."""
    return at_work(app, AYU, "Super Admin")
