"""Super Admins say who may do what; the last of them stays."""

from functools import partial

import pytest
from flask import Flask

from tests.support.accounts import change, errors_of, rows
from tests.support.console import MADE, acts, at_once, at_work, id_at, one, refused, selects
from tests.support.letters import subjects
from tests.support.mailbox import Mailbox
from tests.support.people import AYU, BAYU, SignedIn, join


@pytest.mark.both_databases
def test_roles_are_listed_with_operators_first_and_found_by_words(
    app: Flask, bayu: SignedIn, boss: SignedIn
) -> None:
    listed = boss.get("/admin/roles").get_json()["payload"]
    assert [row["username"] for row in listed["datas"]] == ["ayu", "bayu"]
    assert (listed["total"], listed["datas"][0]["role"]) == (2, "Super Admin")
    assert set(listed["datas"][0]) == {
        "id", "fullname", "username", "email", "avatar_url", "role", "status", "version",
    }  # fmt: skip
    for query, total in (
        ({"q": "PRATAMA"}, 1),
        ({"q": "bayu@"}, 1),
        ({"q": "%"}, 0),
        ({"role": "Member"}, 1),
        ({"page": 2}, 2),
    ):
        found = boss.get("/admin/roles", query_string=query).get_json()["payload"]
        assert found["total"] == total
        assert len(found["datas"]) == (0 if "page" in query else total)
    assert boss.get("/admin/roles", query_string={"role": "Root"}).status_code == 422
    assert selects(app, boss, "/admin/roles") == 3


def test_a_changed_role_ends_sessions_and_is_told_by_mail(
    app: Flask, mailbox: Mailbox, bayu: SignedIn, boss: SignedIn
) -> None:
    bayu_id = id_at(app, BAYU.email)
    assert one(boss.put(f"/admin/roles/{bayu_id}", json={"role": "Admin"}))["role"] == "Admin"
    assert bayu.get("/users").status_code == 401
    assert subjects(mailbox, BAYU.email)[-1] == "Your access to Lumbung has changed"
    boss.put(f"/admin/roles/{bayu_id}", json={"role": "Member"})
    who = id_at(app, AYU.email), bayu_id, "done"
    assert acts(app, "role") == [("role.changed.admin", *who), ("role.changed.member", *who)]


def test_who_looked_at_another_role_is_told_the_present_one(
    app: Flask, bayu: SignedIn, boss: SignedIn
) -> None:
    path = f"/admin/roles/{id_at(app, BAYU.email)}"
    looked = {"If-Match": f'"{one(boss.put(path, json={"role": "Member"}))["version"]}"'}
    given = boss.put(path, json={"role": "Admin"}, headers=looked)
    assert (one(given)["role"], given.headers["ETag"]) == ("Admin", '"2"')
    late = boss.put(path, json={"role": "Super Admin"}, headers=looked)
    assert refused(late) == (412, "changed_meanwhile")
    assert late.get_json()["payload"]["datas"] == given.get_json()["payload"]["datas"]
    # An answer that was lost is asked for again.
    assert one(boss.put(path, json={"role": "Admin"}, headers=looked))["role"] == "Admin"
    assert [action for action, *_ in acts(app, "role")] == ["role.changed.admin"]


@pytest.mark.both_databases
def test_of_two_who_change_one_role_at_once_one_is_told(
    app: Flask, bayu: SignedIn, boss: SignedIn, mailbox: Mailbox
) -> None:
    join(app, mailbox, MADE)
    path, looked = f"/admin/roles/{id_at(app, MADE.email)}", {"If-Match": '"1"'}
    other = at_work(app, BAYU, "Super Admin")
    told = at_once(
        partial(boss.put, path, json={"role": "Admin"}, headers=looked),
        partial(other.put, path, json={"role": "Super Admin"}, headers=looked),
    )
    assert sorted(told) == [200, 412]


def test_nobody_raises_themselves(app: Flask, ayu: SignedIn, bayu: SignedIn) -> None:
    admin = at_work(app, BAYU)
    raised = admin.put(f"/admin/roles/{id_at(app, BAYU.email)}", json={"role": "Super Admin"})
    assert refused(raised) == (403, "forbidden")
    assert rows(app, "SELECT role FROM users WHERE username = 'bayu'") == [("Admin",)]


@pytest.mark.parametrize("wanted", ["Member", "Admin", "Super Admin"])
@pytest.mark.parametrize("role", ["Member", "Admin"])
def test_only_super_admins_give_any_role_to_anybody(
    app: Flask, ayu: SignedIn, bayu: SignedIn, role: str, wanted: str
) -> None:
    actor = at_work(app, AYU, role)
    for target in (AYU, BAYU):
        given = actor.put(f"/admin/roles/{id_at(app, target.email)}", json={"role": wanted})
        assert refused(given) == (403, "forbidden")
    kept = rows(app, "SELECT username, role FROM users ORDER BY username")
    assert kept == [("ayu", role), ("bayu", "Member")]


def test_roles_of_nobody_and_of_who_is_not_in_use_are_refused(
    app: Flask, bayu: SignedIn, boss: SignedIn
) -> None:
    change(app, "UPDATE users SET status = 'suspended' WHERE username = 'bayu'")
    given = boss.put(f"/admin/roles/{id_at(app, BAYU.email)}", json={"role": "Admin"})
    assert refused(given) == (409, "account_not_in_use")
    nobody = boss.put("/admin/roles/01JNOBODY0000000000000000X", json={"role": "Admin"})
    assert refused(nobody) == (404, "not_found")
    assert "role" in errors_of(boss.put("/admin/roles/x", json={"role": "Root"}))


@pytest.mark.both_databases
def test_of_two_super_admins_who_demote_each_other_at_once_one_stays(
    app: Flask, bayu: SignedIn, boss: SignedIn
) -> None:
    assert refused(boss.put(f"/admin/roles/{id_at(app, AYU.email)}", json={"role": "Member"})) == (
        409,
        "last_super_admin",
    )
    other = at_work(app, BAYU, "Super Admin")
    down = {"role": "Member"}
    told = at_once(
        partial(boss.put, f"/admin/roles/{id_at(app, BAYU.email)}", json=down),
        partial(other.put, f"/admin/roles/{id_at(app, AYU.email)}", json=down),
    )
    assert told.count(200) == 1
    assert rows(app, "SELECT count(*) FROM users WHERE role = 'Super Admin'") == [(1,)]
