"""Builds the application from its settings: extensions, features, errors, pages."""

from collections.abc import Iterable

from flask import Flask

from server.catalogue import FEATURES, bind_extension_points
from server.core.database.engine import db, init_database
from server.core.database.unit_of_work import UnitOfWorkFlask
from server.core.gateway.gateway import Gateway
from server.core.http.blueprint import API_PREFIX
from server.core.http.cors import init_cors
from server.core.http.envelope import OrjsonProvider
from server.core.http.error_handlers import init_error_handlers
from server.core.http.openapi import Api, init_openapi
from server.core.http.plain_hooks import PlainHooksFlask
from server.core.http.rate_limits import init_rate_limits
from server.core.http.request_context import (
    BoundedRequest,
    PathRoutedFlask,
    init_request_context,
)
from server.core.http.security_headers import Environ, SecurityHeaders, StartResponse, WsgiApp
from server.core.http.trusted_proxies import TrustedProxies
from server.core.mail.mail_sender import init_mail_sender
from server.core.mail.mail_templates import LetterWriter, init_mail_templates
from server.core.operations.job_queue import init_queue
from server.core.operations.logging_config import init_logging
from server.core.operations.metrics import init_metrics
from server.core.operations.redis_client import redis_store
from server.core.operations.redis_cluster import make_client
from server.core.security.signed_links import init_signed_links
from server.extensions import login_manager, mail, migrate
from server.pages.routes import init_pages
from server.pages.static_files import serve_files
from server.sessions.callers import caller_finder
from server.settings import HERE, Settings, settings_of


class Lumbung(UnitOfWorkFlask, PlainHooksFlask, PathRoutedFlask):
    """One request is one transaction, with a body of bounded size, behind WSGI layers."""

    request_class = BoundedRequest
    json_provider_class = OrjsonProvider

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            "server",
            static_folder=None,
            root_path=str(HERE),
            # The directory of SQLite files with a relative path.
            instance_path=str(settings.data_dir.resolve()),
        )
        self.extensions["settings"] = settings
        self.layers: WsgiApp = super().wsgi_app

    def wsgi_app(self, environ: Environ, start_response: StartResponse) -> Iterable[bytes]:
        return self.layers(environ, start_response)


def create_app(settings: Settings) -> Lumbung:
    """Create an application; opens no connection."""
    init_logging(settings.log_level)
    app = Lumbung(settings)
    # It would redirect //path to the host that the request names.
    app.url_map.merge_slashes = False
    _configure(app, settings)
    _init_extensions(app, settings)
    init_error_handlers(app)
    init_request_context(
        app,
        trusted=settings.trusted_proxies > 0,
        country_header=settings.country_header,
    )
    init_metrics(app)
    init_cors(app, settings.cors_origins, API_PREFIX)
    _init_features(app, init_openapi(app))
    init_pages(app, settings)
    app.require_plain_hooks()
    _wrap(app, settings)
    return app


def put_behind_gateway(app: Flask) -> Gateway:
    """The gateway of a web process, which passes on to an application."""
    return Gateway(app, settings_of(app).web_threads, caller_finder(app))


def _configure(app: Flask, settings: Settings) -> None:
    app.config.update(
        SECRET_KEY=settings.secret_key,
        PREFERRED_URL_SCHEME="https" if settings.https else "http",
        MAIL_SERVER=settings.mail_server or "localhost",
        MAIL_PORT=settings.mail_port,
        MAIL_USE_TLS=settings.mail_use_tls,
        MAIL_USERNAME=settings.mail_username,
        MAIL_PASSWORD=settings.mail_password,
        MAIL_DEFAULT_SENDER=settings.mail_default_sender,
    )


def _init_extensions(app: Flask, settings: Settings) -> None:
    init_database(app, settings.database_url, settings.web_threads)
    migrate.init_app(app, db, directory=str(HERE / "migrations"), render_as_batch=True)
    redis_store.init_app(app, make_client(settings.redis_url))
    init_rate_limits(app, settings.limits_factor)
    init_signed_links(app, settings.public_url, settings.secret_keys)
    init_queue(app, redis_store.of(app))
    login_manager.init_app(app, add_context_processor=False)
    mail.init_app(app)
    init_mail_sender(app, None if settings.mail_server else settings.data_dir / "mail")


def _init_features(app: Flask, api: Api) -> None:
    letters: dict[str, LetterWriter] = {}
    bind_extension_points()
    for feature in FEATURES:
        if feature.install:
            feature.install(app)
        if feature.blueprint:
            api.register_blueprint(feature.blueprint, url_prefix=API_PREFIX)
        for command in feature.commands:
            app.cli.add_command(command)
        letters.update(feature.letters)
    init_mail_templates(app, letters)


def _wrap(app: Lumbung, settings: Settings) -> None:
    app.layers = TrustedProxies(
        app.layers, settings.trusted_proxies, expects_proxy=settings.production
    )
    app.layers = serve_files(app.layers, settings)
    app.layers = SecurityHeaders(app.layers, https=settings.https)
