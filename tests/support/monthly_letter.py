"""Helpers for tests of the monthly letter."""

from flask import Flask

from tests.support.accounts import change, rows
from tests.support.budgets import look
from tests.support.mailbox import Letter, Mailbox
from tests.support.people import SignedIn

JOB = "monthly_letters"
TOLD = "SELECT subject_id FROM notifications WHERE kind = 'monthly_letter' ORDER BY created_at, id"
# What every letter says beside its month, in both languages.
SUBJECTS = (": what came in and what went out", ": yang masuk dan yang keluar")


def enrol_all(app: Flask, since: str = "2023-01-01") -> None:
    """Let all accounts be there since a day, and the worker know when their turns are."""
    change(app, "UPDATE users SET created_at = :since", since=f"{since} 00:00:00.000000")
    look(app, "monthly_letters_enrol")
    look(app, JOB)


def list_sent_months(app: Flask) -> list[str]:
    """The months that were told of, the first one first."""
    return [subject.removeprefix("month:") for (subject,) in rows(app, TOLD)]


def letters(mailbox: Mailbox, person: SignedIn) -> list[Letter]:
    """The monthly letters that somebody got."""
    return [one for one in mailbox.to(person.email) if one.subject.endswith(SUBJECTS)]
