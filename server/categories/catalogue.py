"""The built-in categories in their order, with the types and groups of categories.

Ids are stored with transactions and never change; names are the canonical English ones.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from server.categories.icons import icon_path
from server.categories.name_keys import name_key


class TransactionType(StrEnum):
    """The direction of the money."""

    EXPENSES = "expenses"
    INCOME = "income"


class Group(StrEnum):
    """The purpose of an expense: the three shares of a split."""

    NEEDS = "needs"
    WANTS = "wants"
    SAVINGS = "savings"


@dataclass(frozen=True, slots=True)
class BuiltIn:
    """A built-in category, before a person's changes."""

    id: str
    name: str
    labels: Mapping[str, str]
    type: TransactionType
    group: Group | None
    icon: str
    aliases: tuple[str, ...] = ()

    def label(self, language: str) -> str:
        """Its name in a language, the canonical one without a translation."""
        return self.labels.get(language, self.name)

    @property
    def titles(self) -> frozenset[str]:
        """Its names in all languages, as name keys."""
        return frozenset(name_key(text) for text in (self.name, *self.labels.values()))


def _expense(
    identifier: str,
    name: str,
    indonesian: str,
    group: Group,
    icon: str,
    *aliases: str,
    english: str | None = None,
) -> BuiltIn:
    labels = MappingProxyType({"en": english or name, "id": indonesian})
    return BuiltIn(
        identifier, name, labels, TransactionType.EXPENSES, group, icon_path(icon), aliases
    )


def _income(identifier: str, name: str, indonesian: str, icon: str, *aliases: str) -> BuiltIn:
    labels = MappingProxyType({"en": name, "id": indonesian})
    return BuiltIn(identifier, name, labels, TransactionType.INCOME, None, icon_path(icon), aliases)


EXPENSES = (
    _expense(
        "food-beverages", "Food & Beverages", "Makanan & Minuman", Group.NEEDS, "steaming-bowl"
    ),
    _expense(
        "transportation",
        "Transportation",
        "Transportasi",
        Group.NEEDS,
        "motor-scooter",
        "Transport",
    ),
    _expense("housing", "Housing", "Tempat Tinggal", Group.NEEDS, "house-with-garden"),
    _expense("rent", "Rent", "Sewa", Group.NEEDS, "key"),
    _expense("utilities", "Utilities", "Listrik, Air & Internet", Group.NEEDS, "light-bulb"),
    _expense("education", "Education", "Pendidikan", Group.NEEDS, "books"),
    _expense("healthcare", "Healthcare", "Kesehatan", Group.NEEDS, "stethoscope"),
    _expense("debt-payment", "Debt Payment", "Cicilan & Utang", Group.NEEDS, "credit-card"),
    _expense(
        "dining-out",
        "Dining Out",
        "Makan di Luar",
        Group.WANTS,
        "fork-and-knife-with-plate",
        "Dinning Out",
    ),
    _expense("entertainment", "Entertainment", "Hiburan", Group.WANTS, "popcorn"),
    _expense("fashion", "Fashion", "Pakaian", Group.WANTS, "t-shirt"),
    _expense("makeup", "Makeup", "Makeup", Group.WANTS, "lipstick"),
    _expense("skincare", "Skincare", "Perawatan Kulit", Group.WANTS, "lotion-bottle"),
    _expense("bodycare", "Bodycare", "Perawatan Tubuh", Group.WANTS, "soap"),
    _expense(
        "travel-holidays", "Travel & Holidays", "Jalan-jalan & Liburan", Group.WANTS, "luggage"
    ),
    _expense("technologies", "Technologies", "Teknologi", Group.WANTS, "laptop", "Technology"),
    _expense("donate", "Donate", "Donasi & Sedekah", Group.WANTS, "red-heart"),
    _expense(
        "miscellaneous-expense",
        "Miscellaneous Expense",
        "Pengeluaran Lain-lain",
        Group.WANTS,
        "package",
        "Miscellaneous",
    ),
    _expense("saving", "Saving", "Tabungan", Group.SAVINGS, "sheaf-of-rice"),
    _expense("investment", "Investment", "Investasi", Group.SAVINGS, "chart-increasing"),
    _expense(
        "lainnya", "Lainnya", "Lainnya", Group.WANTS, "card-file-box", "Others", english="Others"
    ),
)

INCOME = (
    _income("salary", "Salary", "Gaji", "briefcase"),
    _income("business-income", "Business income", "Hasil Usaha", "office-building"),
    _income("investments", "Investments", "Hasil Investasi", "bar-chart"),
    _income(
        "freelance-side-gigs",
        "Freelance / Side gigs",
        "Kerja Lepas & Sampingan",
        "toolbox",
        "Freelance",
        "Side gigs",
    ),
    _income(
        "pensions-retirement-funds",
        "Pensions / Retirement funds",
        "Pensiun",
        "bank",
        "Pensions",
        "Retirement funds",
    ),
    _income("gifts", "Gifts", "Hadiah", "wrapped-gift"),
    _income("others", "Others", "Pemasukan Lain", "coin"),
)

CATALOGUE = (*EXPENSES, *INCOME)
# The last category of each list; added ones come before it.
CATCH_ALL = MappingProxyType(
    {TransactionType.EXPENSES: "lainnya", TransactionType.INCOME: "others"}
)
BY_ID = MappingProxyType({category.id: category for category in CATALOGUE})
