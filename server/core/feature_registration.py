"""What a feature adds to the product, stated in its `feature.py`."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

import click
from flask import Flask

from server.core.data_export import Erase, Export, PersonalDataSource, personal_data_sources
from server.core.extension_point import Provision
from server.core.http.blueprint import Blueprint
from server.core.mail.mail_templates import LetterWriter
from server.core.operations.gauges import Gauges, gauge_sources
from server.core.operations.job_queue import Job


@dataclass(frozen=True, kw_only=True)
class Feature:
    """One package of the server: its views, mails, jobs and commands.

    `install` sets up what belongs to the application itself. `export` returns a person's data,
    `erase` removes what is not deleted with their row. `provides` fills extension points of
    lower layers.
    """

    name: str
    blueprint: Blueprint | None = None
    letters: Mapping[str, LetterWriter] = field(default_factory=dict)
    jobs: tuple[Job, ...] = ()
    commands: tuple[click.Command, ...] = ()
    install: Callable[[Flask], None] | None = None
    export: Export | None = None
    erase: Erase | None = None
    gauges: Gauges | None = None
    provides: tuple[Provision, ...] = ()

    def provisions(self) -> Iterator[Provision]:
        """Everything this feature provides to extension points."""
        source = PersonalDataSource(name=self.name, export=self.export, erase=self.erase)
        yield personal_data_sources.provide(source)
        if self.gauges:
            yield gauge_sources.provide(self.gauges)
        yield from self.provides
