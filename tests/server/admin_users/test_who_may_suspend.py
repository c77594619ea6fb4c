"""Who may act on whom, also when several act at the same moment."""

from functools import partial

import pytest
from flask import Flask, Response

from server.core.database.unit_of_work import unit_of_work
from tests.support.accounts import rows
from tests.support.console import (
    FRAUD,
    MADE,
    OUT,
    UNTOLD,
    WAYAN,
    acts,
    at_once,
    at_work,
    id_at,
    refused,
    suspend,
)
from tests.support.letters import subjects
from tests.support.mailbox import Mailbox
from tests.support.people import AYU, BAYU, SignedIn


def test_who_may_act_on_whom(
    app: Flask, made: SignedIn, wayan: SignedIn, ayu: SignedIn, bayu: SignedIn
) -> None:
    at_work(app, AYU)
    admin_id, super_id = id_at(app, MADE.email), id_at(app, WAYAN.email)
    level, self_ = (403, "not_your_level"), (403, "yourself")
    for path in ("suspend", "restore", "sign-out", "resend-verification", "password-reset"):
        for who, target, why in (
            (made, AYU.email, level),
            (made, WAYAN.email, level),
            (made, MADE.email, self_),
            (wayan, WAYAN.email, self_),
        ):
            answer = who.post(f"/admin/users/{id_at(app, target)}/{path}", json=UNTOLD)
            assert refused(answer) == why, (path, target)
    assert refused(bayu.post(f"/admin/users/{admin_id}/suspend", json=UNTOLD)) == (403, "forbidden")
    told_of = [act for act in acts(app, "account.suspended") if act[3] == "refused"]
    assert [act[1:3] for act in told_of] == [
        (admin_id, id_at(app, AYU.email)),
        (admin_id, super_id),
        (admin_id, admin_id),
        (super_id, super_id),
    ]
    # An operator who is suspended at work is out with the next call.
    suspend(wayan, admin_id, UNTOLD)
    assert refused(made.get("/admin/users")) == OUT


@pytest.mark.both_databases
def test_of_two_at_once_one_suspends_and_the_other_is_told(
    app: Flask, made: SignedIn, wayan: SignedIn, bayu: SignedIn, mailbox: Mailbox
) -> None:
    path = f"/admin/users/{id_at(app, BAYU.email)}/suspend"
    statuses = at_once(partial(made.post, path, json=FRAUD), partial(wayan.post, path, json=UNTOLD))
    assert sorted(statuses) == [200, 409]
    assert subjects(mailbox, BAYU.email).count("Your Lumbung account is suspended") == 1
    assert len(acts(app, "account.suspended")) == 1


@pytest.mark.both_databases
def test_two_super_admins_who_suspend_each_other_leave_one(
    app: Flask, wayan: SignedIn, ayu: SignedIn
) -> None:
    other = at_work(app, AYU, "Super Admin")
    statuses = at_once(
        partial(other.post, f"/admin/users/{id_at(app, WAYAN.email)}/suspend", json=UNTOLD),
        partial(wayan.post, f"/admin/users/{id_at(app, AYU.email)}/suspend", json=UNTOLD),
    )
    assert 200 in statuses
    assert set(statuses) <= {200, 401, 403}
    left = "SELECT count(*) FROM users WHERE role = 'Super Admin' AND status = 'active'"
    assert rows(app, left) == [(1,)]


@pytest.mark.both_databases
def test_nobody_is_raised_and_suspended_at_once(
    app: Flask, wayan: SignedIn, ayu: SignedIn, bayu: SignedIn
) -> None:
    from server.users import roles

    other = at_work(app, AYU, "Super Admin")
    actor_id, owner_id = id_at(app, WAYAN.email), id_at(app, BAYU.email)

    def raise_role() -> Response:
        with app.app_context():
            try:
                with unit_of_work():
                    roles.change_role(actor_id, owner_id, "Admin")
            except roles.NotInUse:
                return app.response_class(status=409)
        return app.response_class(status=200)

    path = f"/admin/users/{owner_id}/suspend"
    raised, suspended = at_once(raise_role, partial(other.post, path, json=UNTOLD))
    state = rows(app, "SELECT role, status FROM users WHERE id = :id", id=owner_id)
    # Raised first and then suspended, or suspended and so not raised.
    assert suspended == 200
    assert state == [("Admin" if raised == 200 else "Member", "suspended")]
