"""Which rule an entry meets."""

import pytest

from server.categories.book import plain_book
from server.rules.engine import Facts, Rule, RuleSet
from server.rules.texts import all_words, finder_of

BOOK = plain_book("en")
WALLET, OTHER = "W" * 26, "X" * 26


def facts(
    *texts: str, type_: str = "expenses", amount: int | None = 50_000, wallet: str | None = WALLET
) -> Facts:
    return Facts([all_words(text) for text in texts], type_, amount, wallet)


def meets(rule: Rule, entry: Facts) -> bool:
    return RuleSet([rule], BOOK).find(entry) == rule


@pytest.mark.parametrize(
    ("wanted", "text", "met"),
    [
        ("kopi kenangan", "QRIS Kopi-Kenangan 00123", True),
        ("KOPI KENANGAN", "kopi kenangan", True),
        ("café", "CAFE LAMA", True),
        ("cafe", "Café Lama", True),
        ("kopi", "Kopitiam", False),
        ("kopi kenangan", "kenangan kopi", False),
        ("kopi kenangan", "kopi susu kenangan", False),
        ("kopi", "", False),
        ("7 eleven", "7-ELEVEN", True),
        ("7 eleven", "17-eleven", False),
        ("kopi kenangan", "kopi__kenangan_2", True),
        ("kopi", "kopi2", False),
        ("咖啡", "咖啡 店", True),
    ],
)
def test_its_words_are_next_to_each_other_as_whole_words(
    wanted: str, text: str, *, met: bool
) -> None:
    assert meets(Rule(text=wanted, detail="Ngopi"), facts(text)) is met
    assert finder_of(all_words(wanted))(text) is met


def test_the_text_of_the_bank_or_the_detail_is_enough() -> None:
    rule = Rule(text="gojek", detail="Ojek")
    assert meets(rule, facts("QRIS 123 GOJEK", "Ojek"))
    assert not meets(rule, facts("QRIS 123", "Ojek"))
    assert not meets(Rule(text="qris ojek", detail="Ojek"), facts("QRIS", "Ojek"))


@pytest.mark.parametrize(
    ("least", "most", "amount", "met"),
    [
        (None, 50_000, 50_000, True),
        (None, 49_999, 50_000, False),
        (50_000, None, 50_000, True),
        (50_001, None, 50_000, False),
        (1, 99_999, None, False),
        (None, None, None, True),
    ],
)
def test_its_amounts_include_their_limits_and_must_be_known(
    least: int | None, most: int | None, amount: int | None, *, met: bool
) -> None:
    rule = Rule(text="kopi", min_amount=least, max_amount=most, detail="Ngopi")
    assert meets(rule, facts("kopi", amount=amount)) is met


def test_its_wallet_must_be_known() -> None:
    rule = Rule(wallet_id=WALLET, detail="Ngopi")
    assert meets(rule, facts("kopi"))
    assert not meets(rule, facts("kopi", wallet=OTHER))
    assert not meets(rule, facts("kopi", wallet=None))


def test_its_type_is_its_own_or_that_of_its_category() -> None:
    assert not meets(Rule(type="income", detail="Ngopi"), facts("kopi"))
    assert meets(Rule(type="income", detail="Ngopi"), facts("kopi", type_="income"))
    assert not meets(Rule(text="kopi", category_id="salary"), facts("kopi"))
    assert meets(Rule(text="kopi", category_id="groceries"), facts("kopi"))


def test_the_first_one_decides() -> None:
    rules = [
        Rule(id="1", text="kenangan", category_id="dining-out"),
        Rule(id="2", min_amount=1, category_id="groceries"),
        Rule(id="3", text="kopi", category_id="fuel"),
    ]
    for order in (rules, rules[::-1], [rules[2], rules[0], rules[1]]):
        found = RuleSet(order, BOOK).find(facts("Kopi Kenangan"))
        assert found is order[0]


def test_one_whose_category_is_gone_is_skipped() -> None:
    rules = [Rule(id="1", text="kopi", category_id="gone"), Rule(id="2", text="kopi", detail="N")]
    found = RuleSet(rules, BOOK).find(facts("kopi"))
    assert found is rules[1]


def test_without_rules_there_is_none() -> None:
    assert RuleSet([], BOOK).is_empty
    assert RuleSet([], BOOK).find(facts("kopi")) is None
