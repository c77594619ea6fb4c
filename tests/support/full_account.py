"""A person with data in every feature, and a list of all that is stored."""

from datetime import timedelta
from typing import Any

from flask import Flask
from redis import Redis
from sqlalchemy import inspect, text

from server.core.calendar.clock import now
from server.core.database.unit_of_work import unit_of_work
from server.extensions import db
from server.investments.risk_profile import QUESTIONS
from tests.support.accounts import login
from tests.support.articles import add_article
from tests.support.budgets import look
from tests.support.budgets import plan as plan_budgets
from tests.support.calendars import calendar_of
from tests.support.comments import say
from tests.support.debts import owe, pay_debt
from tests.support.goals import add_goal, put
from tests.support.imports import (
    apply,
    august_day,
    bank_ledger,
    change_rows,
    draft_of,
    rows,
    write_file,
)
from tests.support.investments import DAILY, answer, plan
from tests.support.ledger import LUNCH, record, write_ordered_export
from tests.support.mailbox import Mailbox
from tests.support.notifications import id_of, notification_request, notify_all
from tests.support.operators import enrol
from tests.support.people import API, Person, SignedIn, register, sign_in
from tests.support.pictures import picture, upload
from tests.support.privacy import ask_for_export, run_job
from tests.support.proposals import answer_proposal, proposals
from tests.support.quiz import take
from tests.support.reminders import answer_date, dispatch_due, remind
from tests.support.rules import add_rule, apply_rule, log_as_the_release_before
from tests.support.traffic import WINDOWS
from tests.support.transfers import open_wallet, starting_wallet, transfer
from tests.support.wallets import answered

PARENT = "ibunda@example.org"
NEXT_ADDRESS = "laksmi.next@example.net"


def everything(app: Flask, redis: Redis) -> str:
    """Every table and every key of Redis, as one text."""
    found = []
    with app.app_context():
        for name in inspect(db.engine).get_table_names():
            for row in db.session.execute(text(f'SELECT * FROM "{name}"')):
                found.append(f"{name}: {[_plain(value) for value in row]}")
    for key in redis.keys("*"):
        found.append(f"{key!r}: {redis.dump(key)!r}")
    return "\n".join(found)


def _plain(value: object) -> object:
    return bytes(value) if isinstance(value, memoryview) else value


def live(app: Flask, mailbox: Mailbox, person: Person) -> SignedIn:
    """Somebody with everything that the product keeps of a person."""
    register(app.test_client(), mailbox, person)
    someone = sign_in(app, person)
    speak(app, someone)
    someone.put(
        "/users/profile",
        json={"age": "Under 18", "country": "Indonesia", "email": NEXT_ADDRESS},
    )
    upload(someone, picture())
    someone.put("/users/opening-balance", json={"amount": 1_000, "date": "2026-11-01"})
    someone.post("/categories", json={"name": "Kucing rahasia", "type": "expenses"})
    record(someone, **{**LUNCH, "detail": "rahasia makan"})
    someone.post(
        "/transaction/add",
        json={**LUNCH, "detail": "rahasia lagi", "client_key": "rahasia-kunci"},
        headers={"Idempotency-Key": "once"},
    )
    someone.post("/categories", json={"name": "Kopi rahasia", "type": "expenses"})
    gone = record(someone, **{**LUNCH, "detail": "rahasia dihapus"})
    someone.delete(f"/transactions/{gone['id']}")
    ask_support(someone, person)
    someone.post("/data-requests", json={"kind": "access", "text": "rahasia"})
    asked = someone.post("/users/parental-consent", json={"email": PARENT})
    assert asked.status_code == 200, asked.text
    someone.put("/users/notifications", json={"suggestion": False})
    notify_all(app, notification_request(id_of(app, someone), about={"name": "Kopi rahasia"}))
    save_up(app, someone)
    plan_ahead(someone)
    be_reminded(app, someone)
    someone.post("/views", json={"path": "/overview"}, headers={"User-Agent": WINDOWS})
    mailbox.to(person.email)
    enrol(someone)
    take_files(app, someone)
    app.test_client().post(f"{API}/password/forgot", json={"email": person.email})
    login(app.test_client(), person.email, "not her password")
    be_known_to_operators(app, someone)
    return someone


def ask_support(someone: SignedIn, person: Person) -> None:
    """Have a conversation with the operators."""
    written = someone.post("/support", json={"message": f"rahasia dari {person.fullname}"})
    message = written.get_json()["payload"]["datas"][0]["id"]
    someone.post(f"/support/{message}/replies", json={"message": "rahasia, lanjutannya"})


def take_files(app: Flask, someone: SignedIn) -> None:
    """Have an archive of all data, and a file with what a search found."""
    ask_for_export(someone)
    run_job(app, "exports")
    ordered = someone.post("/transactions/exports", json={"format": "csv", "q": "rahasia"})
    assert ordered.status_code == 202, ordered.text
    write_ordered_export(app)


def be_known_to_operators(app: Flask, someone: SignedIn) -> None:
    """Have been invited twice, once under another address, and have been looked at."""
    owner_id = id_of(app, someone)
    keep(app, "invitations", owner_id=owner_id, invited_by=None)
    keep(app, "replaced_registrations", owner_id=owner_id)
    keep(app, "invitations", id="1", owner_id=None, invited_by=None, email=someone.email)
    keep(app, "access_log", owner_id=owner_id, actor_id=None)


def speak(app: Flask, someone: SignedIn) -> None:
    """Have written below an article, and have reported what was written there."""
    add_article(app, "an-emergency-fund")
    comment = say(someone, "an-emergency-fund", "Komentar rahasia")["id"]
    owner_id = id_of(app, someone)
    keep(app, "comment_reports", owner_id=owner_id, comment_id=comment, reason="spam")


def save_up(app: Flask, someone: SignedIn) -> None:
    """Another wallet with money from the first one, and statements of banks."""
    saved = open_wallet(someone, "Celengan rahasia", kind="savings")
    transfer(someone, starting_wallet(someone), saved, 5_000, fee=500, detail="rahasia pindah")
    import_statements(someone)
    apply_rule(someone, add_rule(someone, text="rahasia", detail="rahasia dirapikan"))
    log_as_the_release_before(app, {"id": "1", "detail": "rahasia"})


def import_statements(someone: SignedIn) -> None:
    """Have imported a statement with a transfer, and have a draft of a table."""
    gopay = open_wallet(someone, "GoPay rahasia", kind="ewallet")
    kind = {"type": "income", "categoryName": "Gifts"}
    record(someone, wallet_id=gopay, amount=100_000, date="2026-08-05", **kind)
    booked = [
        (august_day(5), -100_000, "TRSF E-BANKING DB RAHASIA"),
        (august_day(6), -300_000, "TARIKAN ATM 06/08"),
    ]
    draft = draft_of(someone, write_file(bank_ledger(booked)))
    bank = open_wallet(someone, "BCA rahasia", kind="bank")
    answered(someone.put(f"/imports/{draft['id']}", json={"wallet_id": bank}))
    cash, moved = rows(someone, draft["id"])
    change_rows(someone, draft["id"], {"transfer_wallet_id": gopay}, ids=[moved["id"]])
    change_rows(someone, draft["id"], {"transfer_wallet_id": None}, ids=[cash["id"]])
    apply(someone, draft["id"])
    listed = b"2026-08-01,Expenses,Food & Beverages,rahasia,7000,Celengan rahasia,,"
    heading = b"Date,Type,Category,Detail,Amount,Wallet,To wallet,Fee"
    apply(someone, draft_of(someone, b"\n".join((heading, listed)))["id"])
    table = draft_of(someone, b"Tgl Bayar;Untuk;Nilai\n14/08/2026;RAHASIA;-25.500\n")
    columns = {"day": 0, "text": 1, "amount": 2}
    answered(someone.put(f"/imports/{table['id']}/mapping", json=columns))


def refuse_series(someone: SignedIn) -> None:
    """Have said that what comes every week is nothing to be reminded of."""
    for weeks in range(1, 5):
        date = (now() - timedelta(weeks=weeks)).date().isoformat()
        record(someone, detail="Les rahasia", amount=75_000, date=date)
    (one,) = proposals(someone)["datas"]
    answer_proposal(someone, one["id"], "refused")


def plan_ahead(someone: SignedIn) -> None:
    """Have goals, budgets, a plan to invest, and the quiz's and the risk profile's answers."""
    goal = add_goal(someone, name="Umrah rahasia", saved=5)["id"]
    put(someone, goal, 5, detail="rahasia disisihkan")
    put(someone, goal, 5, detail="rahasia dicatat", book=True)
    owed = owe(someone, "Motor rahasia", with_whom="Rina rahasia", start="existing", remind=True)
    pay_debt(someone, owed["id"], 5)
    refuse_series(someone)
    take(someone)
    plan_budgets(someone, food=1_000)
    skipped = plan(someone, **DAILY)
    answer(someone, skipped["id"], skipped["starts"], "skipped")
    someone.post("/risk-profile", json={"answers": [one[0] for one in QUESTIONS.values()]})


def be_reminded(app: Flask, someone: SignedIn) -> None:
    """Have reminders, some answered, and every way in which they are told."""
    given = {"day": "2026-11-20", "frequency": "daily", "time": "10:00"}
    bill = remind(someone, description="Listrik rahasia", amount=7, **given)["id"]
    answer_date(someone, bill, "done", "2026-11-20")
    gone = remind(someone, description="Air rahasia", **given)["id"]
    assert someone.delete(f"/reminders/{gone}").status_code == 200
    dispatch_due(app)
    calendar_of(someone)
    someone.put("/quiz/reminders", json={"kinds": ["bill"]})
    look(app, "monthly_letters_enrol")
    owner_id = id_of(app, someone)
    keep(app, "letter_editions", owner_id=owner_id, month="2026-10", written_at=None, content=None)
    keep(app, "planned_snoozes", owner_id=owner_id)
    keep(app, "password_resets", owner_id=owner_id)
    keep(app, "allocations", owner_id=owner_id, needs=50, wants=30, savings=20)
    keep(app, "push_subscriptions", owner_id=owner_id, id="1", device="Browser rahasia")
    keep(app, "push_messages", owner_id=owner_id, subscription_id="1", title="Listrik rahasia")


def keep(app: Flask, name: str, **given: Any) -> None:
    """Write a row with something in each column."""
    table = db.metadata.tables[name]
    usual = {str: "rahasia", int: 1, bool: True, bytes: b"rahasia"}
    row = {column.name: usual.get(column.type.python_type, now()) for column in table.c}
    # Every language has two letters.
    row = {name: "en" if name == "language" else value for name, value in row.items()}
    with app.app_context(), unit_of_work():
        db.session.execute(table.insert().values({**row, **given}))
