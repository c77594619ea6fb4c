"""Helpers for tests of traffic."""

import json
from typing import Any, Final

from flask import Flask
from flask.testing import FlaskClient
from redis import Redis
from werkzeug.test import TestResponse

from server.core.database.unit_of_work import unit_of_work
from server.worker import all_jobs
from tests.support.accounts import rows
from tests.support.people import API

ANDROID: Final = (
    "Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko)"
    " Chrome/131.0.0.0 Mobile Safari/537.36"
)
WINDOWS: Final = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0"
IPHONE: Final = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1"
)
ADDRESS: Final = "203.0.113.7"


def view(
    client: FlaskClient,
    path: str = "/",
    *,
    agent: str = ANDROID,
    address: str = ADDRESS,
    headers: dict[str, str] | None = None,
    **body: Any,
) -> TestResponse:
    """Tell that a page was shown."""
    return client.post(
        f"{API}/views",
        json={"path": path, **body},
        headers={"User-Agent": agent, **(headers or {})},
        environ_overrides={"REMOTE_ADDR": address},
    )


def waiting(redis: Redis) -> list[list[Any]]:
    """The views that wait, without their ids and days, after the flags of visit and reading."""
    kept: Any = redis.lrange("{views}:waiting", 0, -1)
    return [[one[:2].decode(), *json.loads(one[2:])[2:]] for one in kept]


def written(app: Flask) -> list[tuple[Any, ...]]:
    """The views that are written: route, referrer, system, country, whether it is a visit."""
    asked = "SELECT route, referrer, system, country, is_visit FROM page_views ORDER BY 1, 2, 3, 4"
    return [(*rest, bool(visit)) for *rest, visit in rows(app, asked)]


def sums(app: Flask) -> dict[tuple[str, str], tuple[int, int]]:
    """All sums of all days: views and visits by kind and name."""
    asked = "SELECT kind, name, SUM(views), SUM(visits) FROM page_view_sums GROUP BY kind, name"
    return {
        (kind, name): (int(views), int(visits)) for kind, name, views, visits in rows(app, asked)
    }


def readings(app: Flask) -> dict[str, int]:
    """How often each article was read."""
    return dict(rows(app, "SELECT slug, view_count FROM articles"))


def run(app: Flask, job: str = "page_views") -> Any:
    """Do a job as the worker does."""
    with app.app_context(), unit_of_work():
        return all_jobs()[job].run()
