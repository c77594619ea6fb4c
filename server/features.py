"""THE list of features: what each one adds to the product."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

import click
from flask import Flask

from server.auth import jobs as auth_jobs
from server.auth import letters as auth_letters
from server.auth import views as auth_views
from server.categories import views as categories_views
from server.core.blueprint import Blueprint
from server.core.letters import LetterWriter
from server.core.queue import Job
from server.ops import views as ops_views
from server.overview import views as overview_views
from server.photos import views as photos_views
from server.sessions import guard as sessions_guard
from server.sessions import views as sessions_views
from server.sessions.accounts import accounts
from server.site import views as site_views
from server.transactions import commands as transactions_commands
from server.transactions import jobs as transactions_jobs
from server.transactions import views as transactions_views
from server.users import jobs as users_jobs
from server.users import letters as users_letters
from server.users import service as users_service
from server.users import views as users_views

API_PREFIX: Final = "/api/v1"


@dataclass(frozen=True, kw_only=True)
class Feature:
    """One package of the server: its views, mails, jobs, commands, and what it sets up."""

    name: str
    blueprint: Blueprint | None = None
    letters: Mapping[str, LetterWriter] = field(default_factory=dict)
    jobs: tuple[Job, ...] = ()
    commands: tuple[click.Command, ...] = ()
    install: Callable[[Flask], None] | None = None


FEATURES: Final[tuple[Feature, ...]] = (
    Feature(name="ops", install=lambda app: app.register_blueprint(ops_views.blueprint)),
    Feature(name="site", blueprint=site_views.blueprint),
    Feature(
        name="sessions",
        blueprint=sessions_views.blueprint,
        install=sessions_guard.init_sessions,
    ),
    Feature(
        name="users",
        blueprint=users_views.blueprint,
        letters={
            users_letters.CHANGE_ADDRESS: users_letters.change_address,
            users_letters.CHANGE_ASKED: users_letters.change_asked,
            users_letters.ADDRESS_CHANGED: users_letters.address_changed,
        },
        jobs=users_jobs.JOBS,
        install=lambda _app: accounts.come_from(users_service.account),
    ),
    Feature(name="photos", blueprint=photos_views.blueprint),
    Feature(
        name="auth",
        blueprint=auth_views.blueprint,
        letters={
            auth_letters.CONFIRM_ADDRESS: auth_letters.confirm_address,
            auth_letters.ADDRESS_KNOWN: auth_letters.address_known,
            auth_letters.RESET_LINK: auth_letters.reset_password,
            auth_letters.CHANGED_NOTICE: auth_letters.password_changed,
        },
        jobs=auth_jobs.JOBS,
    ),
    Feature(name="categories", blueprint=categories_views.blueprint),
    Feature(
        name="transactions",
        blueprint=transactions_views.blueprint,
        jobs=transactions_jobs.JOBS,
        commands=(transactions_commands.check_balances, transactions_commands.demo),
    ),
    Feature(name="overview", blueprint=overview_views.blueprint),
)
