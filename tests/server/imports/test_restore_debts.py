"""Debts come back from an archive with their terms and what stayed of the ones before."""

import io
from zipfile import ZipFile

import time_machine
from flask import Flask

from tests.support.debts import debts, owe, pay_debt
from tests.support.imports import bring_in
from tests.support.people import SignedIn
from tests.support.reminders import agenda
from tests.support.wallets import answered
from tests.support.whole_ledger import archive_of, rewrite


@time_machine.travel("2026-09-02T05:00:00Z", tick=False)
def test_changed_terms_keep_their_paid_instalments(
    app: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    loan = owe(ayu, "Motor")
    pay_debt(ayu, loan["id"], 1_000_000)
    changes = {"instalments": 5, "next_due": "2026-10-20"}
    answered(ayu.put(f"/debts/{loan['id']}", json=changes, headers={"If-Match": "*"}))
    bring_in(bayu, archive_of(app, ayu))
    before, after = debts(ayu)["Motor"], debts(bayu)["Motor"]
    names = ("first_due", "instalments", "amount_each", "paid", "left", "last_due", "total_cost")
    assert {name: after[name] for name in names} == {name: before[name] for name in names}
    assert (after["first_due"], after["amount_each"]) == ("2026-09-05", 500_000)


@time_machine.travel("2026-09-02T05:00:00Z", tick=False)
def test_kept_instalments_that_exceed_the_total_are_let_go(
    app: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    loan = owe(ayu, "Motor")
    pay_debt(ayu, loan["id"], 1_000_000)
    changes = {"instalments": 5}
    answered(ayu.put(f"/debts/{loan['id']}", json=changes, headers={"If-Match": "*"}))
    archive = archive_of(app, ayu)
    with ZipFile(io.BytesIO(archive)) as opened:
        rows = opened.read("debts.csv")
    assert b":1000000:" in rows
    bring_in(bayu, rewrite(archive, {"debts.csv": rows.replace(b":1000000:", b":3000000:")}))
    after = debts(bayu)["Motor"]
    assert (after["instalments"], after["principal"], after["left"]) == (1, 3_000_000, 2_000_000)


@time_machine.travel("2026-09-02T05:00:00Z", tick=False)
def test_a_reminder_tells_of_the_debt_that_came_back_with_it(
    app: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    owe(ayu, "Motor", remind=True)
    bring_in(bayu, archive_of(app, ayu))
    (reminder,) = agenda(bayu)["datas"]
    assert reminder["debt_id"] == debts(bayu)["Motor"]["id"]
