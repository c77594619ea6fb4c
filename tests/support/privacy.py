"""Helpers for tests of privacy."""

import csv
import io
import json
from typing import Any
from zipfile import ZipFile

from flask import Flask

from server.core.database.unit_of_work import unit_of_work
from server.core.operations.job_queue import Job
from server.privacy.feature import JOBS
from tests.support.people import API, SignedIn


def run_job(app: Flask, name: str) -> None:
    """Run a job as the worker does; a failure is raised."""
    job: Job = next(job for job in JOBS if job.name == name)
    with app.app_context(), unit_of_work():
        job.run()


def ask_for_export(person: SignedIn) -> dict[str, Any]:
    """Ask for all data and return the answer's export."""
    answer = person.post("/users/exports")
    assert answer.status_code == 202, answer.text
    found: dict[str, Any] = answer.get_json()["payload"]["datas"][0]
    return found


def export_of(person: SignedIn, export_id: str) -> dict[str, Any]:
    """The present state of an export."""
    found: dict[str, Any] = person.get(f"/users/exports/{export_id}").get_json()["payload"][
        "datas"
    ][0]
    return found


def take_export(app: Flask, person: SignedIn) -> ZipFile:
    """Ask for all data, let the worker make it, and take the file."""
    export = ask_for_export(person)
    run_job(app, "exports")
    answer = person.get(f"/users/exports/{export['id']}/file")
    assert answer.status_code == 200, answer.text
    return ZipFile(io.BytesIO(answer.data))


def data_in(archive: ZipFile) -> dict[str, Any]:
    """The JSON file of an archive."""
    found: dict[str, Any] = json.loads(archive.read("data.json"))
    return found


def table_in(archive: ZipFile, name: str) -> list[dict[str, str]]:
    """The rows of a CSV file of an archive."""
    text = archive.read(f"{name}.csv").decode("utf-8-sig")
    return list(csv.DictReader(io.StringIO(text, newline="")))


def close(person: SignedIn) -> str:
    """Close an account and return when it is erased."""
    answer = person.delete("/users", json={"confirmation": "DELETE"})
    assert answer.status_code == 200, answer.text
    return str(answer.get_json()["payload"]["closes_at"])


def restore(app: Flask, token: str) -> int:
    """Open the link that keeps an account; returns the status."""
    return app.test_client().post(f"{API}/users/restore", json={"token": token}).status_code
