"""THE list of features: what each one adds to the product."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

import click
from flask import Flask

from server.audit import commands as audit_commands
from server.audit import jobs as audit_jobs
from server.audit import service as audit_service
from server.audit import taking as audit_taking
from server.auth import commands as auth_commands
from server.auth import device_letters, throttle
from server.auth import jobs as auth_jobs
from server.auth import letters as auth_letters
from server.auth import views as auth_views
from server.budgets import categorised as budgets_categorised
from server.budgets import demo as budgets_demo
from server.budgets import jobs as budgets_jobs
from server.budgets import letters as budgets_letters
from server.budgets import taking as budgets_taking
from server.budgets import views as budgets_views
from server.calendar_feed import service as calendar_feed_service
from server.calendar_feed import views as calendar_feed_views
from server.categories import taking as categories_taking
from server.categories import views as categories_views
from server.categories.service import Use, uses
from server.core import job_marks, outbox
from server.core.blueprint import Blueprint
from server.core.gauges import Gauges, of_waiting, watched
from server.core.letters import LetterWriter, ways_out
from server.core.portability import Erase, Export, Holding, holdings
from server.core.queue import Job
from server.goals import demo as goals_demo
from server.goals import taking as goals_taking
from server.goals import views as goals_views
from server.investments import demo as investments_demo
from server.investments import due as investments_due
from server.investments import jobs as investments_jobs
from server.investments import letters as investments_letters
from server.investments import taking as investments_taking
from server.investments import views as investments_views
from server.investments.hints import hints as risk_hints
from server.monthly_letter import jobs as monthly_letter_jobs
from server.monthly_letter import letters as monthly_letter_letters
from server.monthly_letter import taking as monthly_letter_taking
from server.monthly_letter import telling as monthly_letter_telling
from server.notifications import categorised as notifications_categorised
from server.notifications import demo as notifications_demo
from server.notifications import jobs as notifications_jobs
from server.notifications import leaving as notifications_leaving
from server.notifications import taking as notifications_taking
from server.notifications import views as notifications_views
from server.notifications.minors import minors
from server.ops import views as ops_views
from server.overview import views as overview_views
from server.photos import taking as photos_taking
from server.photos import views as photos_views
from server.privacy import jobs as privacy_jobs
from server.privacy import letters as privacy_letters
from server.privacy import minors as privacy_minors
from server.privacy import taking as privacy_taking
from server.privacy import views as privacy_views
from server.push import commands as push_commands
from server.push import jobs as push_jobs
from server.push import taking as push_taking
from server.push import views as push_views
from server.push.models import PushMessage
from server.push.subscribing import BoundToSignIn
from server.quiz import demo as quiz_demo
from server.quiz import service as quiz_service
from server.quiz import taking as quiz_taking
from server.quiz import views as quiz_views
from server.reminders import categorised as reminders_categorised
from server.reminders import demo as reminders_demo
from server.reminders import engine as reminders_engine
from server.reminders import jobs as reminders_jobs
from server.reminders import letters as reminders_letters
from server.reminders import service as reminders_service
from server.reminders import taking as reminders_taking
from server.reminders import views as reminders_views
from server.second_factor import commands as second_factor_commands
from server.second_factor import letters as second_factor_letters
from server.second_factor import taking as second_factor_taking
from server.second_factor import views as second_factor_views
from server.sessions import guard as sessions_guard
from server.sessions import jobs as sessions_jobs
from server.sessions import service as sessions_service
from server.sessions import taking as sessions_taking
from server.sessions import views as sessions_views
from server.sessions.accounts import accounts
from server.sessions.bound import followers
from server.site import views as site_views
from server.support import letters as support_letters
from server.support import service as support_service
from server.support import views as support_views
from server.transactions import categorised
from server.transactions import change_views as transactions_changes
from server.transactions import commands as transactions_commands
from server.transactions import jobs as transactions_jobs
from server.transactions import taking as transactions_taking
from server.transactions.demonstrating import Demo, demos
from server.users import jobs as users_jobs
from server.users import letters as users_letters
from server.users import moves as users_moves
from server.users import service as users_service
from server.users import taking as users_taking
from server.users import views as users_views

API_PREFIX: Final = "/api/v1"


@dataclass(frozen=True, kw_only=True)
class Feature:
    """One package of the server: its views, mails, jobs, commands, and what it sets up.

    `export` gives people what it keeps of them, `erase` removes what no row of theirs takes along,
    `category_use` says what of it hangs on categories, `demo` fills its part of the demo account,
    `moved` follows an account whose time zone or payday was changed.
    """

    name: str
    blueprint: Blueprint | None = None
    letters: Mapping[str, LetterWriter] = field(default_factory=dict)
    jobs: tuple[Job, ...] = ()
    commands: tuple[click.Command, ...] = ()
    install: Callable[[Flask], None] | None = None
    export: Export | None = None
    erase: Erase | None = None
    category_use: Use | None = None
    demo: Demo | None = None
    moved: users_moves.Move | None = None
    gauges: Gauges | None = None


def _install_ops(app: Flask) -> None:
    app.register_blueprint(ops_views.blueprint)
    watched.come_from(_gauges)


def _install_privacy(_app: Flask) -> None:
    holdings.come_from(_holdings)
    minors.come_from(privacy_minors.unasked)


def _install_users(_app: Flask) -> None:
    accounts.come_from(users_service.account)
    users_moves.moves.come_from(_moves)


FEATURES: Final[tuple[Feature, ...]] = (
    Feature(name="ops", install=_install_ops),
    Feature(
        name="audit",
        jobs=audit_jobs.JOBS,
        commands=(audit_commands.check_audit, audit_commands.trim_audit),
        export=audit_taking.export,
        erase=audit_service.erase,
    ),
    Feature(name="site", blueprint=site_views.blueprint),
    Feature(
        name="sessions",
        blueprint=sessions_views.blueprint,
        jobs=sessions_jobs.JOBS,
        install=sessions_guard.init_sessions,
        export=sessions_taking.export,
        erase=sessions_service.end_all,
    ),
    Feature(
        name="users",
        blueprint=users_views.blueprint,
        letters={
            users_letters.CHANGE_ADDRESS: users_letters.change_address,
            users_letters.CHANGE_ASKED: users_letters.change_asked,
            users_letters.ADDRESS_CHANGED: users_letters.address_changed,
            users_letters.ROLE_CHANGED: users_letters.role_changed,
        },
        jobs=users_jobs.JOBS,
        install=_install_users,
        export=users_taking.export,
    ),
    Feature(name="photos", blueprint=photos_views.blueprint, export=photos_taking.export),
    Feature(
        name="second_factor",
        blueprint=second_factor_views.blueprint,
        letters=second_factor_letters.LETTERS,
        commands=(second_factor_commands.reseal,),
        export=second_factor_taking.export,
    ),
    Feature(
        name="auth",
        blueprint=auth_views.blueprint,
        letters={
            auth_letters.CONFIRM_ADDRESS: auth_letters.confirm_address,
            device_letters.NEW_DEVICE: device_letters.new_device,
            auth_letters.ADDRESS_KNOWN: auth_letters.address_known,
            auth_letters.RESET_LINK: auth_letters.reset_password,
            auth_letters.WELCOME: auth_letters.welcome,
            auth_letters.CHANGED_NOTICE: auth_letters.password_changed,
        },
        jobs=auth_jobs.JOBS,
        erase=throttle.erase,
        commands=(auth_commands.make_super_admin,),
    ),
    Feature(
        name="categories",
        blueprint=categories_views.blueprint,
        install=lambda _app: uses.come_from(_category_uses),
        export=categories_taking.export,
    ),
    Feature(
        name="transactions",
        # The calls that change something join those that read.
        blueprint=transactions_changes.blueprint,
        jobs=transactions_jobs.JOBS,
        install=lambda _app: demos.come_from(_demos),
        commands=(transactions_commands.check_balances, transactions_commands.demo),
        export=transactions_taking.export,
        category_use=categorised.USE,
    ),
    Feature(
        name="budgets",
        blueprint=budgets_views.blueprint,
        letters={budgets_letters.BUDGET_ALERT: budgets_letters.budget_alert},
        jobs=budgets_jobs.JOBS,
        export=budgets_taking.export,
        category_use=budgets_categorised.USE,
        demo=budgets_demo.fill,
    ),
    Feature(
        name="investments",
        blueprint=investments_views.blueprint,
        letters={investments_letters.PLAN_DATE: investments_letters.plan_date},
        jobs=investments_jobs.JOBS,
        moved=investments_due.follow,
        install=lambda _app: risk_hints.come_from(quiz_service.risk_hints),
        export=investments_taking.export,
        demo=investments_demo.fill,
    ),
    Feature(
        name="reminders",
        blueprint=reminders_views.blueprint,
        letters={reminders_letters.REMINDER_DUE: reminders_letters.reminder_due},
        jobs=reminders_jobs.JOBS,
        export=reminders_taking.export,
        category_use=reminders_categorised.USE,
        demo=reminders_demo.fill,
        moved=reminders_service.follow,
        gauges=reminders_engine.gauges,
    ),
    Feature(
        name="support",
        blueprint=support_views.blueprint,
        letters={support_letters.COPY: support_letters.copy},
        export=support_service.export,
    ),
    Feature(
        name="push",
        blueprint=push_views.blueprint,
        jobs=push_jobs.JOBS,
        install=lambda _app: followers.are(BoundToSignIn()),
        commands=(push_commands.make_push_keys,),
        export=push_taking.export,
        gauges=lambda: of_waiting(PushMessage, "push", "pushes"),
    ),
    Feature(
        name="notifications",
        blueprint=notifications_views.blueprint,
        jobs=notifications_jobs.JOBS,
        install=lambda _app: ways_out.come_from(notifications_leaving.way_out),
        export=notifications_taking.export,
        category_use=notifications_categorised.USE,
        demo=notifications_demo.fill,
    ),
    Feature(
        name="goals",
        blueprint=goals_views.blueprint,
        export=goals_taking.export,
        demo=goals_demo.fill,
    ),
    Feature(
        name="quiz",
        blueprint=quiz_views.blueprint,
        export=quiz_taking.export,
        demo=quiz_demo.fill,
    ),
    Feature(
        name="calendar_feed",
        blueprint=calendar_feed_views.blueprint,
        export=calendar_feed_service.export,
    ),
    Feature(
        name="monthly_letter",
        letters={monthly_letter_letters.MONTHLY_LETTER: monthly_letter_letters.monthly_letter},
        jobs=monthly_letter_jobs.JOBS,
        export=monthly_letter_taking.export,
        moved=monthly_letter_telling.follow,
    ),
    Feature(
        name="privacy",
        blueprint=privacy_views.blueprint,
        letters={
            privacy_letters.EXPORT_READY: privacy_letters.export_ready,
            privacy_letters.ACCOUNT_CLOSES: privacy_letters.account_closes,
            privacy_letters.ASK_PARENT: privacy_letters.ask_parent,
        },
        jobs=privacy_jobs.JOBS,
        install=_install_privacy,
        export=privacy_taking.export,
    ),
    Feature(name="overview", blueprint=overview_views.blueprint),
)


def _holdings() -> list[Holding]:
    """What each feature keeps of people; upper features come first, as they hang on lower ones."""
    return [
        Holding(name=feature.name, export=feature.export, erase=feature.erase)
        for feature in FEATURES
    ]


def _category_uses() -> dict[str, Use]:
    """How the features store ids of categories, by their names."""
    return {feature.name: feature.category_use for feature in FEATURES if feature.category_use}


def _gauges() -> list[Gauges]:
    """What tells operators how the worker is."""
    told = [feature.gauges for feature in FEATURES if feature.gauges]
    return [outbox.gauges, job_marks.gauges, *told]


def _demos() -> list[Demo]:
    """What fills the demo account, lower features first."""
    return [feature.demo for feature in FEATURES if feature.demo]


def _moves() -> list[users_moves.Move]:
    """What follows an account whose days have moved, lower features first."""
    return [feature.moved for feature in FEATURES if feature.moved]
