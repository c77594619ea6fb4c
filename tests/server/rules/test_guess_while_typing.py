"""Ayu types a detail, and the product knows its category."""

import pytest

from server.transactions import suggestions
from tests.support.categories import change as change_category
from tests.support.imports import august_day, bank_ledger, bring_in, write_file
from tests.support.ledger import listed, record
from tests.support.people import SignedIn
from tests.support.rules import add_rule, correct, guess
from tests.support.transfers import open_wallet
from tests.support.wallets import answered, wrong_fields


def reason(person: SignedIn, detail: str, **known: str) -> tuple[str, str, int] | None:
    """The category of a guess, why, and by how many entries."""
    found = guess(person, detail, **known)
    return found and (found["category"]["id"], found["why"]["reason"], found["why"]["count"])


def test_nothing_is_guessed_from_nothing(ayu: SignedIn) -> None:
    for detail in ("", " ", "!!", "Toko Maju Jaya", "x" * 500):
        assert guess(ayu, detail) is None
    assert answered(ayu.get("/categories/guess"))["datas"] == []
    assert wrong_fields(ayu.get("/categories/guess?detail=" + "x" * 501)) == {"detail"}
    assert wrong_fields(ayu.get("/categories/guess?type=transfer")) == {"type"}


def test_known_merchants_are_guessed_from_the_first_day(ayu: SignedIn) -> None:
    assert guess(ayu, "Indomaret Tebet", type="expenses") == {
        "category": {
            "id": "groceries",
            "name": "Groceries",
            "label": "Groceries",
            "icon": "/icons/shopping-bags.svg",
            "color": None,
        },
        "detail": None,
        "why": {"reason": "merchant", "count": 0, "rule_id": None},
    }
    assert guess(ayu, "Indomaret Tebet", type="income") is None


def test_a_saved_entry_teaches_at_once(ayu: SignedIn) -> None:
    assert reason(ayu, "Toko Maju Jaya") is None
    record(ayu, detail="Toko Maju Jaya", categoryName="Groceries")
    assert reason(ayu, "TOKO MAJU JAYA 0123") == ("groceries", "history", 1)
    record(ayu, detail="toko maju jaya", categoryName="Groceries")
    assert reason(ayu, "QRIS Toko Maju Jaya 12/08") == ("groceries", "history", 2)
    assert reason(ayu, "Toko Maju Jaya", type="income") is None
    assert reason(ayu, "Toko Maju") is None


def test_a_correction_changes_the_next_guess(ayu: SignedIn) -> None:
    entry = record(ayu, detail="Indomaret", categoryName="Dining Out")
    assert reason(ayu, "Indomaret") == ("dining-out", "history", 1)
    correct(ayu, entry, "Housing")
    assert reason(ayu, "Indomaret") == ("housing", "history", 1)
    assert ayu.delete(f"/transactions/{entry['id']}").status_code == 200
    assert reason(ayu, "Indomaret") == ("groceries", "merchant", 0)


def test_only_the_newest_entries_teach(ayu: SignedIn, monkeypatch: pytest.MonkeyPatch) -> None:
    record(ayu, detail="Toko Maju Jaya", categoryName="Groceries", date="2026-08-01")
    record(ayu, detail="Sate", categoryName="Dining Out", date="2026-08-02")
    assert reason(ayu, "Toko Maju Jaya") == ("groceries", "history", 1)
    monkeypatch.setattr(suggestions, "TEACHING", 1)
    assert reason(ayu, "Sate") == ("dining-out", "history", 1)
    assert reason(ayu, "Toko Maju Jaya") is None


def test_different_categories_of_one_merchant_are_no_guess(ayu: SignedIn) -> None:
    record(ayu, detail="Toko Maju Jaya", categoryName="Groceries")
    record(ayu, detail="Toko Maju Jaya", categoryName="Housing")
    assert reason(ayu, "Toko Maju Jaya") is None
    for _time in range(3):
        record(ayu, detail="Toko Maju Jaya", categoryName="Housing")
    assert reason(ayu, "Toko Maju Jaya") == ("housing", "history", 4)


def test_a_hidden_category_is_not_guessed(ayu: SignedIn) -> None:
    record(ayu, detail="Toko Maju Jaya", categoryName="Housing")
    change_category(ayu, "housing", hidden=True)
    assert reason(ayu, "Toko Maju Jaya") is None


def test_income_is_guessed_as_income(ayu: SignedIn) -> None:
    record(ayu, detail="Gaji Agustus", type="income", categoryName="Salary")
    assert reason(ayu, "Gaji Agustus", type="income") == ("salary", "history", 1)
    assert reason(ayu, "Gaji Agustus") == ("salary", "history", 1)
    assert reason(ayu, "Gaji Agustus", type="expenses") is None


def test_an_imported_entry_is_known_by_the_text_of_its_bank(ayu: SignedIn) -> None:
    file = write_file(bank_ledger([(august_day(2), -25_500, "TOKO MAJU JAYA")]))
    bring_in(ayu, file)
    (entry,) = listed(ayu)["datas"]
    correct(ayu, entry, "Groceries", detail="Beras")
    assert reason(ayu, "Toko Maju Jaya") == ("groceries", "history", 1)
    assert reason(ayu, "Beras", type="expenses") == ("groceries", "history", 1)


@pytest.mark.both_databases
def test_letters_with_accents_are_the_same(ayu: SignedIn) -> None:
    record(ayu, detail="Café Contoh", categoryName="Housing")
    assert reason(ayu, "cafe contoh") == ("housing", "history", 1)


def test_a_rule_comes_first_and_may_give_a_detail(ayu: SignedIn) -> None:
    record(ayu, detail="Indomaret", categoryName="Dining Out")
    rule = add_rule(ayu, text="indomaret", category_id="housing", detail="Belanja")
    found = guess(ayu, "INDOMARET TEBET")
    assert found is not None
    assert found["category"]["id"] == "housing"
    assert found["detail"] == "Belanja"
    assert found["why"] == {"reason": "rule", "count": 0, "rule_id": rule["id"]}
    assert reason(ayu, "Indomaret", type="income") is None


def test_a_rule_of_a_detail_alone_leaves_the_category_to_the_others(ayu: SignedIn) -> None:
    rule = add_rule(ayu, text="indomaret", detail="Belanja")
    found = guess(ayu, "Indomaret")
    assert found is not None
    assert (found["category"]["id"], found["detail"]) == ("groceries", "Belanja")
    assert found["why"] == {"reason": "merchant", "count": 0, "rule_id": rule["id"]}


def test_a_rule_about_an_amount_waits_until_it_is_known(ayu: SignedIn) -> None:
    add_rule(ayu, text="toko maju", min_amount=1, category_id="housing")
    assert reason(ayu, "Toko Maju") is None


def test_a_rule_about_a_wallet_holds_for_the_chosen_one(ayu: SignedIn) -> None:
    bank = open_wallet(ayu, "BCA")
    add_rule(ayu, text="toko maju", wallet_id=bank, category_id="housing")
    assert reason(ayu, "Toko Maju") is None
    assert reason(ayu, "Toko Maju", wallet_id=bank) == ("housing", "rule", 0)


def test_suggestions_follow_rules(ayu: SignedIn) -> None:
    record(ayu, detail="Kopi susu", amount=18_000)

    def suggested(text: str = "kopi") -> tuple[str, str | None]:
        query = {"q": text}
        found = answered(ayu.get("/transactions/suggestions", query_string=query))["datas"][0]
        return found["category_id"], found["rule_id"]

    assert suggested() == ("food-beverages", None)
    add_rule(ayu, text="kopi", min_amount=20_000, category_id="housing")
    assert suggested() == ("food-beverages", None)
    rule = add_rule(ayu, text="kopi susu", max_amount=20_000, category_id="dining-out")
    assert suggested() == ("dining-out", rule["id"])
    assert suggested("") == ("food-beverages", None)


def test_what_was_typed_stays_typed(ayu: SignedIn) -> None:
    add_rule(ayu, text="kopi", category_id="housing", detail="Ngopi")
    entry = record(ayu, detail="Kopi susu", categoryName="Dining Out")
    assert (entry["detail"], entry["category_id"]) == ("Kopi susu", "dining-out")
