"""An operator who may change what holds for everybody."""

import pytest
from flask import Flask

from tests.support.operators import operator
from tests.support.people import AYU, SignedIn


@pytest.fixture
def boss(app: Flask, ayu: SignedIn) -> SignedIn:
    """Ayu as a Super Admin."""
    return operator(app, AYU, "Super Admin")
