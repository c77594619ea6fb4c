"""A second application for tests that need other settings."""

from collections.abc import Iterator
from contextlib import contextmanager

from flask import Flask

from server.app import create_app
from server.extensions import db, redis_store
from server.settings import Settings
from tests.support.secrets import NotingClient


@contextmanager
def fresh_app(settings: Settings) -> Iterator[Flask]:
    """An application on these settings; gives back its connections at the end."""
    app = create_app(settings)
    app.test_client_class = NotingClient
    try:
        yield app
    finally:
        redis_store.of(app).close()
        with app.app_context():
            db.session.remove()
            db.engine.dispose()
