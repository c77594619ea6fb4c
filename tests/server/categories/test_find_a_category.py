"""A category is found by id, name or alias, however it is written."""

import pytest

from server.categories.book import plain_book
from server.categories.catalogue import CATALOGUE, EXPENSES, INCOME, TransactionType
from server.categories.icons import UNKNOWN_ICON

EVERY_SPELLING = [
    (spelling, category.id, category.type)
    for category in CATALOGUE
    for spelling in (category.id, category.name, *category.aliases)
]

# The names that the older lists of the product used, some of them misspelt.
OLDER_NAMES = {
    "Food & Beverages": "food-beverages",
    "Transport": "transportation",
    "Transportation": "transportation",
    "Technology": "technologies",
    "Technologies": "technologies",
    "Dinning Out": "dining-out",
    "Miscellaneous": "miscellaneous-expense",
    "Miscellaneous Expense": "miscellaneous-expense",
    "Travel & Holidays": "travel-holidays",
    "Lainnya": "lainnya",
    "Others": "lainnya",
}

# What people here call the categories that came later.
LOCAL_NAMES = {
    "Kosan": "kos",
    "Indekos": "kos",
    "Bensin": "fuel",
    "BBM": "fuel",
    "Pulsa & Data": "mobile-data",
    "paket data": "mobile-data",
    "Belanja Bulanan": "groceries",
}


@pytest.mark.parametrize(("spelling", "identifier", "type_"), EVERY_SPELLING)
def test_every_spelling_leads_to_its_category(
    spelling: str, identifier: str, type_: TransactionType
) -> None:
    for text in (spelling, spelling.upper(), spelling.lower(), f"  {spelling} "):
        found = plain_book("en").find(text, type_)
        assert found is not None
        assert found.id == identifier


@pytest.mark.parametrize(("name", "identifier"), [*OLDER_NAMES.items(), *LOCAL_NAMES.items()])
def test_older_and_local_names_work(name: str, identifier: str) -> None:
    found = plain_book("en").find(name, TransactionType.EXPENSES)
    assert found is not None
    assert found.id == identifier


def test_a_name_of_both_lists_is_taken_from_the_list_of_the_type() -> None:
    expense = plain_book("en").find("Others", TransactionType.EXPENSES)
    income = plain_book("en").find("Others", TransactionType.INCOME)
    assert expense is not None
    assert income is not None
    assert (expense.id, income.id) == ("lainnya", "others")


def test_a_category_of_the_other_list_is_accepted() -> None:
    found = plain_book("en").find("Food & Beverages", TransactionType.INCOME)
    assert found is not None
    assert found.id == "food-beverages"


@pytest.mark.parametrize("text", ["", " ", "Gardening", "food", "'; DROP TABLE users"])
def test_an_unknown_name_leads_nowhere(text: str) -> None:
    assert plain_book("en").find(text, TransactionType.EXPENSES) is None


def test_no_two_categories_share_an_id_or_within_a_list_a_spelling() -> None:
    identifiers = [category.id for category in CATALOGUE]
    assert len(set(identifiers)) == len(identifiers)
    for listed in (EXPENSES, INCOME):
        spellings = [
            spelling
            for category in listed
            for spelling in {
                text.casefold() for text in (category.id, category.name, *category.aliases)
            }
        ]
        assert len(set(spellings)) == len(spellings)


def test_what_a_category_is_called_in_either_language_leads_to_it_alone() -> None:
    for type_ in TransactionType:
        listed = plain_book("en").of_type(type_)
        titles = [title for one in listed for title in one.titles | one.spellings]
        assert len(set(titles)) == len(titles)
    for language in ("en", "id"):
        found = plain_book(language).find("MAKANAN & minuman", TransactionType.EXPENSES)
        assert found is not None
        assert found.id == "food-beverages"


def test_a_part_of_a_label_or_a_name_matches_without_case() -> None:
    english, indonesian = plain_book("en"), plain_book("id")
    assert english.matching("INVEST") == {"investment", "investments"}
    assert english.matching("makan") == frozenset()
    assert indonesian.matching("ＭＡＫＡＮ") == {"food-beverages", "dining-out"}
    # The name stays, whatever the label says.
    assert indonesian.matching("dining") == {"dining-out"}
    assert english.matching("lainnya") == {"lainnya"}
    # What lists show in place of a category.
    assert english.matching("TRANSFER") == indonesian.matching("transfer") == {"transfer"}
    assert english.matching("penyesuaian") == frozenset()
    assert indonesian.matching("penyesuaian") == indonesian.matching("adjustment") == {"adjust"}


def test_what_is_not_known_is_called_by_its_id() -> None:
    assert tuple(plain_book("en").shown("gone")) == ("gone", "gone", UNKNOWN_ICON, None)
    assert plain_book("id").shown("salary").label == "Gaji"
