"""An account with everything that an archive restores, and what two archives have in common."""

import csv
import io
import random
from collections.abc import Iterable, Mapping
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile

from flask import Flask

from tests.support.budgets import plan as plan_budgets
from tests.support.categories import add as add_category
from tests.support.categories import categories
from tests.support.categories import change as change_category
from tests.support.debts import owe, pay_debt
from tests.support.goals import add_goal, contribute
from tests.support.investments import change as change_plan
from tests.support.investments import plan, plans, try_to_answer
from tests.support.ledger import record
from tests.support.people import SignedIn
from tests.support.privacy import take_export
from tests.support.proposals import answer_proposal, proposals
from tests.support.reminders import answer_date, remind
from tests.support.rules import add_rule, apply_rule
from tests.support.transfers import adjust, open_wallet, starting_wallet, transfer
from tests.support.wallets import answered, change

Row = dict[str, Any]
Tables = dict[str, list[Row]]
# What is never the same in two accounts: ids, and the moments at which something was done.
IDS: Final = frozenset({"id", "transaction_id"})
MOMENTS: Final = frozenset({"created_at", "answered_at", "told_at", "snoozed_until"})
# From a column to the table with its id, whose rows are named by what they say.
NAMES: Final = {
    "wallet_id": "wallets",
    "to_wallet_id": "wallets",
    "category_id": "categories",
    "goal_id": "goals",
    "plan_id": "investment_plans",
    "reminder_id": "reminders",
    "replaced_by": "reminders",
}
BOOKED_FOR: Final = {
    "goal": "goals",
    "plan": "investment_plans",
    "reminder": "reminders",
    "debt": "debts",
    "transfer": "transactions",
}
BOOKING: Final = ("booked_for", "booked_for_id", "booked_for_day", "taken_out")
COMPARED: Final = (
    *("categories", "wallets", "transactions", "budgets", "allocations", "goals"),
    *("goal_contributions", "investment_plans", "investment_rules", "investment_dates"),
    *("reminders", "reminder_dates", "rules", "debts", "series_answers"),
)
DETAILS: Final = ("", "Kopi", "=1+1", "'kutip", "Makan, siang", 'Beli "buku"', "Ongkir 🚚")
EXPENSES: Final = ("Food & Beverages", "Transportation", "Fashion")


def same_in_two_accounts(archive: ZipFile) -> Tables:
    """The restored tables of an archive, in their order, without ids and moments.

    A reference is the place of its row in its table. What was booked for a reminder that is
    removed is not booked, because such reminders are no part of an archive. The moments at which
    goals were archived count only as being there.
    """
    tables = {name: rows_in(archive, name) for name in COMPARED}
    places = {
        name: {row["id"]: place for place, row in enumerate(rows)}
        for name, rows in tables.items()
        if rows and "id" in rows[0]
    }
    return {name: [dict(_same(name, row, places)) for row in rows] for name, rows in tables.items()}


def _same(
    name: str, row: Row, places: Mapping[str, Mapping[str, int]]
) -> Iterable[tuple[str, Any]]:
    # Built-in categories have the same ids everywhere.
    is_built_in = name == "categories" and row["own"] == "false"
    left_out = MOMENTS if is_built_in else IDS | MOMENTS
    booked = places.get(BOOKED_FOR.get(row.get("booked_for", ""), ""), {})
    for column, value in row.items():
        if column in BOOKING and row["booked_for_id"] not in booked:
            yield column, ""
        elif column == "booked_for_id":
            yield column, booked[value]
        elif column in NAMES and value not in {"", "transfer", "adjust"}:
            yield column, places[NAMES[column]][value]
        elif column == "archived_at":
            yield column, bool(value)
        elif column not in left_out:
            yield column, value


def rows_in(archive: ZipFile, name: str) -> list[Row]:
    """The rows of a table in an archive."""
    text = archive.read(f"{name}.csv").decode("utf-8-sig")
    return list(csv.DictReader(io.StringIO(text, newline="")))


def archive_of(app: Flask, person: SignedIn) -> bytes:
    """The archive of a person's data."""
    archive = take_export(app, person)
    assert archive.fp is not None
    archive.fp.seek(0)
    content: bytes = archive.fp.read()
    return content


def rewrite(archive: bytes, changes: Mapping[str, bytes | None]) -> bytes:
    """An archive with other members; None leaves one out."""
    file = io.BytesIO()
    with ZipFile(io.BytesIO(archive)) as before, ZipFile(file, "w", ZIP_DEFLATED) as after:
        for name in before.namelist():
            content = changes.get(name, before.read(name))
            if content is not None:
                after.writestr(name, content)
    return file.getvalue()


class LedgerWriter:
    """Fills an account with everything, by chance but the same for the same seed."""

    def __init__(self, person: SignedIn, seed: int) -> None:
        self.person = person
        self.random = random.Random(seed)
        self.wallets = [starting_wallet(person)]
        self.transfers: list[str] = []
        self.entries: list[str] = []
        self.goals: list[str] = []

    def fill(self, entries: int = 25) -> None:
        """Fill the account; every kind of row is there at least once."""
        self.open_wallets()
        self.change_categories()
        self.plan()
        self.owe()
        acts = [self.record, self.record, self.transfer, self.adjust, self.contribute]
        for act in (*acts, *self.random.choices(acts, k=entries)):
            act()
        self.delete()
        self.answer_proposals()
        self.add_rules()
        self.archive()

    def answer_proposals(self) -> None:
        """Refuse a series, and let another become a recurring entry."""
        for detail, amount in (("Netflix", 54_000), ("Gym", 350_000)):
            for day in ("2026-06-12", "2026-07-12", "2026-08-12"):
                record(self.person, detail=detail, amount=amount, date=day)
        gym = remind(self.person, description="Sehat", day="2026-09-12", amount=360_000)["id"]
        for one in proposals(self.person)["datas"]:
            if one["name"] == "Netflix":
                answer_proposal(self.person, one["id"], "refused")
            elif one["name"] == "Gym":
                answer_proposal(self.person, one["id"], "accepted", reminder_id=gym)

    def day(self) -> str:
        return f"2026-0{self.random.randint(5, 8)}-{self.random.randint(1, 28):02}"

    def amount(self, most: int = 900_000) -> int:
        return self.random.randint(1, most)

    def detail(self) -> str:
        return self.random.choice(DETAILS)

    def open_wallets(self) -> None:
        cash = {"name": "Dompet =harian", "color": "gold", "monogram": "DH"}
        opening = {"amount": self.amount(), "date": "2026-04-01"}
        change(self.person, self.wallets[0], **cash, opening=opening)
        kinds = self.random.sample(["bank", "ewallet", "savings", "investment", "loan"], 2)
        for kind in kinds:
            owed = -1 if kind == "loan" else 1
            opening = {"amount": owed * self.amount(9_000_000), "date": "2026-04-02"}
            more = {"opening": opening, "last_digits": f"{self.random.randint(0, 9999):04}"}
            self.wallets.append(open_wallet(self.person, f"Tabungan {kind}", kind=kind, **more))
        card = {"credit_limit": 10_000_000, "statement_day": 25, "due_day": 10, "counts": False}
        self.wallets.append(open_wallet(self.person, "Kartu", kind="card", **card))
        order = self.wallets[::-1]
        answered(self.person.put("/wallets/order", json={"ids": order}))

    def change_categories(self) -> None:
        own = add_category(self.person, "Kucing", color="brick", group="wants")
        add_category(self.person, "+Sampingan", type="income")
        hidden = add_category(self.person, "Lama")
        change_category(self.person, hidden["id"], hidden=True)
        change_category(self.person, "education", name="Sekolah", color="sky", group="savings")
        change_category(self.person, "healthcare", hidden=True)
        self.own = own["name"]
        ids = [one["id"] for one in categories(self.person) if one["type"] == "expenses"]
        self.random.shuffle(ids)
        answered(self.person.put("/categories/order", json={"type": "expenses", "ids": ids}))

    def plan(self) -> None:
        plan_budgets(self.person, "2026-07", food=(self.amount(), "both"), transportation=5_000)
        plan_budgets(self.person, "2026-08", food=(self.amount(), "surplus"))
        split = {"needs": 40, "wants": 40, "savings": 20, "expected_income": 9_000_000}
        answered(self.person.put("/allocation", query_string={"month": "2026-08"}, json=split))
        own = {"kind": "own", "name": "-Rumah", "due": "2030-01-01", "monthly": 500_000}
        self.goals += [
            add_goal(self.person, saved=self.amount())["id"],
            add_goal(self.person, **own)["id"],
            add_goal(self.person, kind="emergency", wallet_id=self.wallets[1])["id"],
        ]
        plan(self.person, amount=10_000, frequency="day", wallet_id=self.wallets[1])
        weekly = plan(self.person, amount=50_000, frequency="weekly", weekday=2)
        assert change_plan(self.person, weekly["id"], weekday=4).status_code == 200
        for one in plans(self.person)[:1]:
            today = one["starts"]
            try_to_answer(self.person, one["id"], today, "done", record=True)
        bill = remind(
            self.person,
            description="=Listrik",
            kind="bill",
            day="2026-09-03",
            frequency="monthly",
            amount=250_000,
            category_id="utilities",
            wallet_id=self.wallets[1],
            time="07:30",
        )
        answer_date(self.person, bill["id"], "done", "2026-09-03")
        self.recur()
        gone = remind(self.person, description="Air", day="2026-09-03", amount=5_000)
        answer_date(self.person, gone["id"], "done", "2026-09-03", record=True)
        assert self.person.delete(f"/reminders/{gone['id']}").status_code == 200

    def recur(self) -> None:
        """Have recurring entries of every kind, one with a date of its own."""
        monthly = {"day": "2026-09-03", "frequency": "monthly", "amount": 9_000_000}
        salary = {"description": "Gaji", "category_id": "salary", "month_day": 0}
        remind(self.person, **monthly, **salary, shift="before", amount_mode="last")
        moved = remind(
            self.person,
            **{**monthly, "every": 2, "times": 12},
            description="Tabungan",
            to_wallet_id=self.wallets[1],
            automatic=True,
        )
        change = {"day": "2026-11-03", "scope": "one", "changes": {"amount": 5}}
        answered(self.person.post(f"/reminders/{moved['id']}/split", json=change))

    def owe(self) -> None:
        """Owe a loan and a purchase, one of them reminded, and lend money; part of each paid."""
        loan = {"interest": "flat", "rate": 1_500, "instalments": 12, "remind": True}
        bought = {"start": "existing", "counts": "paid", "paid": 1, "fee": 5_000}
        lent = {"direction": "lent", "with_whom": "=Rina", "instalments": 1}
        for name, terms in (("+Motor", loan), ("Kulkas", bought), ("Pinjaman", lent)):
            debt = owe(self.person, name, principal=2_400_000 + self.amount(), **terms)
            pay_debt(self.person, debt["id"], 500_000)

    def record(self) -> None:
        names = (*EXPENSES, self.own)
        usual = {"type": "expenses", "categoryName": self.random.choice(names)}
        income = {"type": "income", "categoryName": self.random.choice(("Salary", "+Sampingan"))}
        kind = self.random.choice((usual, usual, income))
        details = {"amount": self.amount(), "detail": self.detail(), "date": self.day()}
        wallet = {"wallet_id": self.random.choice(self.wallets)}
        self.entries.append(record(self.person, **kind, **details, **wallet)["id"])

    def transfer(self) -> None:
        source, target = self.random.sample(self.wallets, 2)
        fee = self.random.choice((0, 1_000, 6_500))
        details = {"fee": fee, "detail": self.detail(), "date": self.day()}
        amount = 6_500 + self.amount()
        self.transfers.append(transfer(self.person, source, target, amount, **details)["id"])

    def adjust(self) -> None:
        adjust(self.person, self.random.choice(self.wallets), self.amount(), date=self.day())

    def contribute(self) -> None:
        goal = self.random.choice(self.goals)
        details = {"detail": self.detail(), "date": self.day()}
        is_booked = self.random.random() < 0.5
        extra = {"book": True, "wallet_id": self.wallets[0]} if is_booked else {}
        contribute(self.person, goal, self.amount(), **details, **extra)

    def delete(self) -> None:
        """Delete one of each: what was deleted is no part of the ledger any more."""
        for listed in (self.entries, self.transfers):
            gone = listed.pop(0)
            assert self.person.delete(f"/transactions/{gone}").status_code == 200

    def add_rules(self) -> None:
        """Rules in an order that is not that in which they were added, and hits of one."""
        own = next(one["id"] for one in categories(self.person) if one["name"] == self.own)
        in_wallet = {"wallet_id": self.wallets[1], "min_amount": 1_000, "max_amount": 9_000}
        add_rule(self.person, **in_wallet, detail="'Kecil", type="expenses")
        add_rule(self.person, text="=1+1", category_id=own)
        apply_rule(self.person, add_rule(self.person, text="kopi", category_id=own, position=1))
        add_rule(self.person, text="Iuran, wajib", leave_out=True, position=2)

    def archive(self) -> None:
        change(self.person, self.wallets[2], archived=True)
        answered(self.person.put(f"/goals/{self.goals[0]}", json={"archived": True}))
