"""Health, metrics, and the page that explains the API."""

import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from flask import Blueprint, Response, current_app, jsonify, render_template, request
from flask.typing import ResponseReturnValue
from prometheus_client import CollectorRegistry
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric

from server.core.errors import NotFound, Unauthorized
from server.core.http.access import declare, mark_cacheable, public
from server.core.http.openapi import document
from server.core.operations.gauges import PREFIX
from server.core.operations.metrics import RequestCollector
from server.ops import service
from server.ops.api_docs import chapters
from server.settings import current_settings

blueprint = Blueprint("ops", __name__)

OK: Final = "ok"
AWAY: Final = "out of reach"
STYLE: Final = Path(__file__).with_name("docs.css")


@blueprint.get("/healthz")
@public
def healthz() -> ResponseReturnValue:
    """The process answers."""
    return jsonify(status=OK)


@blueprint.get("/readyz")
@public
def readyz() -> ResponseReturnValue:
    """The stores, each by name, and a warning; 503 while one is out of reach."""
    stores = {"database": service.database_answers(), "redis": service.redis_answers()}
    told = {name: OK if answers else AWAY for name, answers in stores.items()}
    policy = service.find_eviction_policy() if stores["redis"] else None
    if policy:
        told["warning"] = f"Redis may drop sessions: its maxmemory-policy is {policy}."
    response = jsonify(told)
    if not all(stores.values()):
        response.status_code = 503
        response.headers["Retry-After"] = "2"
    return response


class MailCollector:
    """Tells how much mail waits, was sent, or was given up."""

    def collect(self) -> Iterable[Metric]:
        family = GaugeMetricFamily("outbox_mails", "Mails by state.", labels=["state"])
        for state, number in service.mails_by_state().items():
            family.add_metric([state], number)
        yield family


class GaugeCollector:
    """Tells what features say of this moment: what waits, since when, what failed."""

    def collect(self) -> Iterable[Metric]:
        families: dict[str, CounterMetricFamily | GaugeMetricFamily] = {}
        for one in service.gauges():
            kind = CounterMetricFamily if one.is_counter else GaugeMetricFamily
            name = PREFIX + one.name
            family = families.setdefault(name, kind(name, one.about, labels=[*one.labels]))
            family.add_metric([*one.labels.values()], one.value)
        yield from families.values()


def metrics() -> ResponseReturnValue:
    """Figures for Prometheus, for those who carry METRICS_TOKEN."""
    token = current_settings().metrics_token
    if not token:
        raise NotFound
    scheme, _space, given = request.headers.get("Authorization", "").partition(" ")
    is_right = secrets.compare_digest(given.encode(), token.encode())
    if scheme.lower() != "bearer" or not is_right:
        raise Unauthorized(headers={"WWW-Authenticate": "Bearer"})
    registry = CollectorRegistry()
    registry.register(RequestCollector(current_app))
    registry.register(MailCollector())
    registry.register(GaugeCollector())
    return Response(generate_latest(registry), content_type=CONTENT_TYPE_LATEST)


blueprint.add_url_rule("/metrics", view_func=declare(metrics, "metrics token"))


@blueprint.get("/api/v1/openapi.json")
@mark_cacheable
@public
def openapi_json() -> ResponseReturnValue:
    """The OpenAPI document."""
    return jsonify(document())


@blueprint.get("/api/docs")
@mark_cacheable
@public
def docs() -> ResponseReturnValue:
    """The OpenAPI document as a page."""
    described = document()
    return render_template("docs.html", info=described["info"], chapters=chapters(described))


@blueprint.get("/api/docs.css")
@mark_cacheable
@public
def docs_style() -> ResponseReturnValue:
    """How that page looks."""
    return Response(STYLE.read_bytes(), content_type="text/css; charset=utf-8")
