"""THE list of features: what each one adds to the product."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

import click
from flask import Flask

from server.core.blueprint import Blueprint
from server.core.letters import LetterWriter
from server.core.queue import Job

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


FEATURES: Final[tuple[Feature, ...]] = ()
