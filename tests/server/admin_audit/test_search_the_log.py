"""Super Admins look into the audit log, take it along and have its chain checked."""

import csv
import io
from typing import Any

import pytest
from flask import Flask
from sqlalchemy import event

from server.admin_audit.action_labels import LABELS
from server.audit import actions, service
from server.audit.verification import check_slice
from server.core.database.unit_of_work import unit_of_work
from server.core.text.i18n import translate
from server.extensions import db
from server.settings import settings_of
from tests.server.audit.conftest import broken_database, context, run_sql, without_trigger
from tests.support.accounts import errors_of
from tests.support.audit import store_counted_acts
from tests.support.operators import operator
from tests.support.people import AYU, SignedIn

__all__ = ["broken_database", "context"]

GONE = "01JGONE0000000000000000000"
ARTICLE = "01JARTXC0E0000000000000000"


@pytest.fixture
def boss(app: Flask, ayu: SignedIn) -> SignedIn:
    """Ayu as a Super Admin."""
    return operator(app, AYU, "Super Admin")


def record(app: Flask, action: actions.Action, actor: str, target: str | None = None) -> None:
    with app.app_context(), unit_of_work():
        service.record(action, actor_id=actor, target_id=target)


def listed(boss: SignedIn, **query: Any) -> dict[str, Any]:
    """A page of the log."""
    answer = boss.get("/admin/audit", query_string=query)
    assert answer.status_code == 200, answer.text
    payload: dict[str, Any] = answer.get_json()["payload"]
    return payload


def checked(boss: SignedIn, after: int | None = None) -> dict[str, Any]:
    """What a check of the log found."""
    answer = boss.post("/admin/audit/check", json={"after": after})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.get_json()["payload"]["datas"][0]
    return found


@pytest.mark.both_databases
def test_acts_are_listed_newest_first_and_found_by_what_whom_and_when(
    app: Flask, boss: SignedIn
) -> None:
    record(app, actions.EXPORT_REQUESTED, GONE, ARTICLE)
    record(app, actions.EXPORT_DOWNLOADED, GONE, ARTICLE)
    whole = listed(boss)
    numbers = [row["number"] for row in whole["datas"]]
    assert numbers == sorted(numbers, reverse=True)
    assert whole["total"] == max(numbers)
    newest = whole["datas"][0]
    assert (newest["action"], newest["label"]) == ("export.downloaded", "Personal data downloaded")
    assert (newest["actor_known"], newest["target_known"]) == (False, False)
    assert AYU.email not in str(whole)
    today = newest["at"][:10]
    for query, total in (
        ({"actor": GONE}, 2),
        ({"target": ARTICLE, "action": "export.requested"}, 1),
        ({"result": "refused", "actor": GONE}, 0),
        ({"actor": GONE, "from": today}, 2),
        ({"actor": GONE, "to": "2020-01-01"}, 0),
        ({"actor": GONE, "from": "0001-01-01", "to": "9999-12-31"}, 2),
        ({"actor": GONE, "page": 7}, 2),
    ):
        assert listed(boss, **query)["total"] == total
    for query in ({"result": "maybe"}, {"from": "yesterday"}, {"per_page": 101}):
        assert boss.get("/admin/audit", query_string=query).status_code == 422
    own = listed(boss, action="second_factor.enabled")["datas"][0]
    assert own["actor_known"] is True


def test_a_page_costs_a_few_statements_however_many_people_it_names(
    app: Flask, boss: SignedIn
) -> None:
    seen: list[str] = []
    with app.app_context():
        engine = db.engine

    def note(_link: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        if statement.startswith("SELECT"):
            seen.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    try:
        listed(boss, per_page=100)
    finally:
        event.remove(engine, "before_cursor_execute", note)
    assert len(seen) <= 5


def test_every_act_has_a_name_in_both_languages(boss: SignedIn) -> None:
    assert _acts_of(actions) - set(LABELS) == set()
    assert all(translate(label, "id") != label for label in LABELS.values())
    boss.put("/users/preferences", json={"language": "id"})
    offered = boss.get("/admin/audit/actions").get_json()["payload"]["datas"]
    assert {"action": "role.changed", "label": "Peran diubah"} in offered
    assert len(offered) == len(LABELS)


def _acts_of(module: Any) -> set[str]:
    """Every act that the module names, also those in tables by reason."""
    found: set[str] = set()
    for name, value in vars(module).items():
        if not name.isupper():
            continue
        found |= set(value.values()) if isinstance(value, dict) else {value}
    return found


@pytest.mark.both_databases
@pytest.mark.parametrize("name", ["=cmd|'calc'", ";=cmd", "＝cmd", '"@cmd'])
def test_the_log_is_taken_as_csv_which_is_an_act(app: Flask, boss: SignedIn, name: str) -> None:
    record(app, actions.Action(name), GONE)
    answer = boss.get("/admin/audit/export", query_string={"actor": GONE})
    assert answer.status_code == 200, answer.text
    assert answer.headers["Content-Disposition"].startswith('attachment; filename="lumbung-audit-')
    assert answer.headers["Cache-Control"] == "no-store"
    text = answer.get_data().decode("utf-8-sig")
    assert "\r\n" in text
    (row,) = csv.DictReader(io.StringIO(text))
    assert (row["action"], row["actor_id"], row["target_id"]) == (f"'{name}", GONE, "")
    assert listed(boss)["datas"][0]["action"] == "audit.exported"


@pytest.mark.both_databases
def test_the_list_and_the_file_say_how_often_a_counted_act_happened(
    app: Flask, boss: SignedIn
) -> None:
    with app.app_context():
        for _time in range(3):
            with unit_of_work():
                service.record_refused(actions.SESSION_REFUSED, target_id=GONE)
    store_counted_acts(app)
    (row,) = listed(boss, target=GONE)["datas"]
    assert (row["times"], row["result"]) == (3, "refused")
    text = boss.get("/admin/audit/export", query_string={"target": GONE}).get_data().decode()
    (line,) = csv.DictReader(io.StringIO(text.removeprefix("\ufeff")))
    assert line["times"] == "3"


@pytest.mark.both_databases
def test_the_whole_log_is_taken_in_its_order(app: Flask, boss: SignedIn) -> None:
    record(app, actions.SESSION_STARTED, GONE)
    text = boss.get("/admin/audit/export").get_data().decode("utf-8-sig")
    numbers = [int(row["number"]) for row in csv.DictReader(io.StringIO(text))]
    assert len(numbers) > 1
    assert numbers == sorted(numbers, reverse=True)


def test_an_untouched_log_is_whole_and_its_check_an_act(boss: SignedIn) -> None:
    found = checked(boss)
    assert (found["ok"], found["complete"], found["first"]) == (True, True, 1)
    assert found["checked"] == found["last"]
    assert listed(boss)["datas"][0]["action"] == "audit.checked"
    (newest,) = listed(boss, per_page=1)["datas"]
    # Who goes on where nothing is left did not check the log.
    assert checked(boss, newest["number"])["ok"] is True
    assert listed(boss, per_page=1)["datas"] == [newest]
    beyond = boss.post("/admin/audit/check", json={"after": newest["number"] + 1})
    assert list(errors_of(beyond)) == ["after"]
    assert listed(boss, per_page=1)["datas"] == [newest]
    assert boss.post("/admin/audit/check", json={"after": "x"}).status_code == 422


@pytest.mark.both_databases
@pytest.mark.usefixtures("broken_database")
def test_a_changed_row_is_named_by_the_check_and_by_the_command(app: Flask, boss: SignedIn) -> None:
    run_sql(
        without_trigger("audit_log", "update"),
        "UPDATE audit_log SET actor_id = NULL WHERE number = 2",
    )
    found = checked(boss)
    assert (found["ok"], found["complete"]) == (False, True)
    assert (found["broken_at"], found["reason"]) == (2, "changed")
    assert listed(boss)["datas"][0]["label"] == "Audit log found broken"
    told = app.test_cli_runner().invoke(args=["check-audit"])
    assert (told.exit_code, "row 2: was changed" in told.output) == (1, True)


def test_a_long_log_is_checked_in_slices_that_add_up(app: Flask, context: None) -> None:
    for _ in range(3):
        with unit_of_work():
            for _ in range(1000):
                service.record(actions.TRANSACTIONS_SEEN, actor_id=GONE, target_id=ARTICLE)
    keys = settings_of(app).secret_keys
    with unit_of_work():
        found, slices = check_slice(keys, seconds=0), 1
        while not found.is_over:
            assert found.checked < 3000 or found.fault is None
            found, slices = check_slice(keys, found.checked, seconds=0), slices + 1
    assert (found.fault, found.checked, slices >= 2) == (None, 3000, True)
