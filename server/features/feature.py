"""What a feature adds to the product."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import click
from flask import Flask

from server.categories.service import Use
from server.core.data_export import Erase, Export
from server.core.http.blueprint import Blueprint
from server.core.mail.mail_templates import LetterWriter
from server.core.operations.gauges import Gauges
from server.core.operations.job_queue import Job
from server.users import moves as users_moves
from server.users import presence as users_presence


@dataclass(frozen=True, kw_only=True)
class Feature:
    """One package of the server: its views, mails, jobs, commands, and what it sets up.

    `export` gives people what it keeps of them, `erase` removes what no row of theirs takes along,
    `category_use` says what of it hangs on categories,
    `moved` follows an account whose time zone or payday was changed, `seen` one that goes out of
    use or comes back.
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
    moved: users_moves.Move | None = None
    seen: users_presence.Follow | None = None
    gauges: Gauges | None = None
