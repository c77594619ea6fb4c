"""A small client that is built, as the tests of the core have it."""

from tests.server.core.conftest import dist, lasting_site, make_trial, site

__all__ = ["dist", "lasting_site", "make_trial", "site"]
