"""Only Super Admins give rights, and one of them always stays."""

import threading
from collections.abc import Iterator

import pytest
from flask import Flask

from server.core.database.unit_of_work import unit_of_work
from server.core.errors import Forbidden, NotFound, ValidationFailed
from server.sessions.accounts import ADMIN, MEMBER, SUPER_ADMIN
from server.users import roles
from tests.support.accounts import change, pending, rows
from tests.support.audit import store_counted_acts
from tests.support.letters import close, subjects
from tests.support.mailbox import Mailbox
from tests.support.people import API, AYU, BAYU, Person, SignedIn

DEWI = Person("Dewi Anggraini", "dewi", "dewi@example.com", "081233334444")


@pytest.fixture
def context(app: Flask) -> Iterator[None]:
    """An application context, as commands have one."""
    with app.app_context():
        yield


def id_of(app: Flask, person: Person) -> str:
    """The identifier of somebody's account."""
    ((owner_id,),) = rows(app, "SELECT id FROM users WHERE email = :email", email=person.email)
    return str(owner_id)


def role_of(app: Flask, person: Person) -> str:
    """What the database says somebody may do."""
    ((role,),) = rows(app, "SELECT role FROM users WHERE email = :email", email=person.email)
    return str(role)


def is_(app: Flask, person: Person, role: str) -> str:
    """Make somebody what the test needs, behind the application's back; returns the identifier."""
    statement = "UPDATE users SET role = :role WHERE email = :email"
    change(app, statement, role=role, email=person.email)
    return id_of(app, person)


def give(app: Flask, actor_id: str, target_id: str, role: str) -> None:
    """One call of the service in a transaction of its own."""
    with app.app_context(), unit_of_work():
        roles.change_role(actor_id, target_id, role)


@pytest.mark.parametrize("role", [ADMIN, SUPER_ADMIN])
def test_a_super_admin_gives_rights_and_the_owner_is_told(
    app: Flask, ayu: SignedIn, bayu: SignedIn, mailbox: Mailbox, role: str
) -> None:
    give(app, is_(app, AYU, SUPER_ADMIN), id_of(app, BAYU), role)
    assert role_of(app, BAYU) == role
    assert subjects(mailbox, BAYU.email)[-1] == "Your access to Lumbung has changed"
    assert role in mailbox.last(BAYU.email).text


def test_the_next_request_of_who_was_changed_is_refused(
    app: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    give(app, is_(app, AYU, SUPER_ADMIN), id_of(app, BAYU), ADMIN)
    assert bayu.get("/users").status_code == 401
    assert bayu.client.get(f"{API}/token").status_code == 401


@pytest.mark.parametrize("role", [MEMBER, ADMIN])
def test_nobody_else_gives_rights(app: Flask, ayu: SignedIn, bayu: SignedIn, role: str) -> None:
    actor_id, other_id = is_(app, AYU, role), id_of(app, BAYU)
    for target_id in (actor_id, other_id):
        with pytest.raises(Forbidden):
            give(app, actor_id, target_id, SUPER_ADMIN)
    assert (role_of(app, AYU), role_of(app, BAYU)) == (role, MEMBER)
    store_counted_acts(app)
    denied = rows(app, "SELECT actor_id, result FROM audit_log WHERE action = 'access.denied'")
    assert denied == [(actor_id, "refused")] * 2


@pytest.mark.parametrize("state", ["suspended", "closing"])
def test_a_super_admin_whose_account_is_not_in_use_gives_none(
    app: Flask, ayu: SignedIn, bayu: SignedIn, state: str
) -> None:
    actor_id = is_(app, AYU, SUPER_ADMIN)
    if state == "closing":
        close(app, AYU)
    else:
        change(app, "UPDATE users SET status = 'suspended' WHERE email = :email", email=AYU.email)
    with pytest.raises(Forbidden):
        give(app, actor_id, id_of(app, BAYU), ADMIN)


def test_an_account_that_waits_or_is_not_there_gets_none(
    app: Flask, ayu: SignedIn, mailbox: Mailbox
) -> None:
    actor_id = is_(app, AYU, SUPER_ADMIN)
    pending(app.test_client(), mailbox, BAYU)
    for target_id in (id_of(app, BAYU), "01JNOBODY00000000000000000"):
        with pytest.raises(NotFound):
            give(app, actor_id, target_id, ADMIN)


def test_only_roles_that_exist_are_given(app: Flask, ayu: SignedIn, bayu: SignedIn) -> None:
    actor_id = is_(app, AYU, SUPER_ADMIN)
    for role in ("Root", "", "admin"):
        with pytest.raises(ValidationFailed):
            give(app, actor_id, id_of(app, BAYU), role)


@pytest.mark.parametrize("role", [MEMBER, ADMIN])
def test_the_last_super_admin_stays(app: Flask, ayu: SignedIn, bayu: SignedIn, role: str) -> None:
    actor_id = is_(app, AYU, SUPER_ADMIN)
    is_(app, BAYU, SUPER_ADMIN)
    close(app, BAYU)
    with pytest.raises(roles.LastSuperAdmin):
        give(app, actor_id, actor_id, role)
    assert role_of(app, AYU) == SUPER_ADMIN


@pytest.mark.usefixtures("context")
def test_the_last_super_admin_has_no_successor(app: Flask, ayu: SignedIn, bayu: SignedIn) -> None:
    owner_id = is_(app, AYU, SUPER_ADMIN)
    with pytest.raises(roles.LastSuperAdmin), unit_of_work():
        roles.require_successor(owner_id)
    with unit_of_work():
        roles.require_successor(id_of(app, BAYU))
    is_(app, BAYU, SUPER_ADMIN)
    with unit_of_work():
        roles.require_successor(owner_id)


@pytest.mark.both_databases
def test_of_three_who_step_down_at_once_one_stays(
    app: Flask, ayu: SignedIn, bayu: SignedIn, mailbox: Mailbox
) -> None:
    client = app.test_client()
    client.get(f"{API}/register/confirm/{pending(client, mailbox, DEWI)}")
    people = (AYU, BAYU, DEWI)
    ids = [is_(app, person, SUPER_ADMIN) for person in people]
    ready = threading.Barrier(len(ids))
    refused: list[str] = []

    def step_down(owner_id: str) -> None:
        ready.wait()
        try:
            give(app, owner_id, owner_id, MEMBER)
        except roles.LastSuperAdmin:
            refused.append(owner_id)

    threads = [threading.Thread(target=step_down, args=(owner_id,)) for owner_id in ids]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(refused) == 1
    assert sorted(role_of(app, person) for person in people) == [MEMBER, MEMBER, SUPER_ADMIN]


def test_it_is_remembered_who_gave_what_to_whom(app: Flask, ayu: SignedIn, bayu: SignedIn) -> None:
    actor_id, target_id = is_(app, AYU, SUPER_ADMIN), id_of(app, BAYU)
    give(app, actor_id, target_id, ADMIN)
    give(app, actor_id, target_id, ADMIN)
    acts = rows(app, "SELECT actor_id, target_id FROM audit_log WHERE action LIKE 'role.changed.%'")
    assert acts == [(actor_id, target_id)]
