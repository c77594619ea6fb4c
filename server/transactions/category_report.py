"""Where money went and where it came from: sums of categories, and of one category by month.

Income that was taken out of goals is no income here, as in a budget; what was put into goals is an
expense, as in the groups of the first screen. `returned` says how much was left out.
"""

import datetime as dt
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from babel.dates import format_interval

from server.categories.catalogue import Group, TransactionType
from server.core.apportionment import apportion
from server.core.calendar.date_format import format_day
from server.core.calendar.ledger_days import FIRST_DAY, last_recordable_day
from server.core.calendar.money_month import MONTHS_A_YEAR, ONE_DAY, MoneyMonth, Span
from server.transactions.ledger_sums import RETURNED, CategorySum, sum_categories
from server.transactions.queries import Item
from server.transactions.reports import group_of_expense, serialize_change
from server.transactions.viewer_context import ViewerContext

WHOLE: Final = 100
INCOME: Final = TransactionType.INCOME.value
EXPENSES: Final = TransactionType.EXPENSES.value
NAMES: Final = ("category_label", "icon", "color")


class CategoriesRequest(NamedTuple):
    """Which days are asked for: a money month by its key, or `days`; the present month without.

    `compare` is the key of another month to set beside it, the days before without.
    """

    month: str | None
    days: Span | None
    compare: str | None


class MonthsRequest(NamedTuple):
    """Which category and type, and the last of the months: by its key, by a day in it, or now."""

    category_id: str
    type: TransactionType
    month: str | None
    at: dt.date | None


class Total(NamedTuple):
    """An amount in whole rupiah, and its number of rows."""

    amount: int
    rows: int


Totals = Mapping[tuple[str, str], Total]
"""By type and category; income without what was taken out of goals."""
NOTHING: Final = Total(0, 0)
# The type to which a sum adds, and how; what was taken out of goals is among the income too.
REPORTED: Final = {INCOME: (INCOME, 1), EXPENSES: (EXPENSES, 1), RETURNED: (INCOME, -1)}


def summarize_categories(owner_id: str, viewer: ViewerContext, request: CategoriesRequest) -> Item:
    """Each category of both types with its share, and with what it came to before."""
    period = _period(viewer, request)
    compared = _compared(viewer, request, period)
    sums = sum_categories(owner_id, (period, compared))
    present, before = (_totals(each) for each in sums)
    rows = [row for type_ in (EXPENSES, INCOME) for row in _rows(type_, present, before, viewer)]
    return {
        "datas": rows,
        "groups": [_serialize_group(group, rows) for group in Group],
        "totals": {
            type_: _sum(row for row in rows if row["type"] == type_) for type_ in (INCOME, EXPENSES)
        },
        "returned": sum(one.amount for one in sums[0] if one.type == RETURNED),
        "period": _serialize_period(period, viewer),
        # Pages of the release before read `month`, and both sums of each row.
        "month": {**_serialize_span(period), "label": _label(period, viewer.language)},
        "compared": _serialize_compared(compared, period, viewer, request),
        "last_month": viewer.calendar.month_at(last_recordable_day(viewer.today)).key,
    }


def summarize_months(owner_id: str, viewer: ViewerContext, request: MonthsRequest) -> Item:
    """What a category came to in each of twelve money months.

    `average` is that of the finished months since its first amount; None without one. A month
    counts as finished on its last day.
    """
    category_id = request.category_id
    months = viewer.calendar.months_until(_last_month(viewer, request), MONTHS_A_YEAR)
    sums = sum_categories(owner_id, months, category_id)
    totals = [_totals(each).get((request.type.value, category_id), NOTHING) for each in sums]
    bars = [_bar(month, total, viewer) for month, total in zip(months, totals, strict=True)]
    return {
        "datas": bars,
        "category": {"category_id": category_id, **_look(category_id, viewer)},
        "average": _average(bars),
    }


def _period(viewer: ViewerContext, request: CategoriesRequest) -> Span:
    if request.days:
        return request.days
    calendar = viewer.calendar
    return calendar.month_named(request.month) if request.month else calendar.month_at(viewer.today)


def _compared(viewer: ViewerContext, request: CategoriesRequest, period: Span) -> Span:
    """The month asked for, or what came before: as many days, in a month that is not over too."""
    if request.compare:
        return viewer.calendar.month_named(request.compare)
    if not isinstance(period, MoneyMonth):
        return _before(period)
    before = viewer.calendar.month_after(period, -1)
    same_days = viewer.calendar.same_days_before(viewer.today)
    has_less = viewer.today in period and same_days.end < before.end
    return same_days if has_less else before


def _before(days: Span) -> Span:
    """As many days right before, as far back as the calendar goes."""
    first = max(dt.date.min.toordinal(), days.start.toordinal() - days.days)
    return Span(dt.date.fromordinal(first), days.start - ONE_DAY)


def _last_month(viewer: ViewerContext, request: MonthsRequest) -> MoneyMonth:
    if request.month:
        return viewer.calendar.month_named(request.month)
    latest = last_recordable_day(viewer.today)
    return viewer.calendar.month_at(max(FIRST_DAY, min(request.at or viewer.today, latest)))


def _totals(sums: Iterable[CategorySum]) -> Totals:
    totals: dict[tuple[str, str], Total] = {}
    for category_id, type_, amount, rows in sums:
        reported_type, sign = REPORTED[type_]
        key = (reported_type, category_id)
        known = totals.get(key, NOTHING)
        totals[key] = Total(known.amount + sign * amount, known.rows + sign * rows)
    return {key: total for key, total in totals.items() if total.rows}


def _rows(type_: str, present: Totals, before: Totals, viewer: ViewerContext) -> list[Item]:
    """The categories of a type, the largest first; their shares add up to 100."""
    ids = {category_id for of_type, category_id in (*present, *before) if of_type == type_}
    found = [
        (id_, present.get((type_, id_), NOTHING), before.get((type_, id_), NOTHING)) for id_ in ids
    ]
    found.sort(key=lambda one: (-one[1].amount, -one[2].amount, one[0]))
    shares = apportion(WHOLE, [total.amount for _id, total, _before in found])
    return [
        {
            "type": type_,
            "category_id": id_,
            **_look(id_, viewer),
            "group": group_of_expense(id_, viewer.book).value if type_ == EXPENSES else None,
            "count": total.rows,
            "share": share,
            **{name: present.get((name, id_), NOTHING).amount for name in (INCOME, EXPENSES)},
            **_change(total.amount, past.amount),
        }
        for (id_, total, past), share in zip(found, shares, strict=True)
    ]


def _serialize_group(group: Group, rows: Sequence[Item]) -> Item:
    """A group of expenses; its share is that of its categories."""
    own = [row for row in rows if row["group"] == group.value]
    return {"group": group.value, "share": sum(row["share"] for row in own), **_sum(own)}


def _sum(rows: Iterable[Item]) -> Item:
    listed = list(rows)
    return _change(*(sum(row[name] for row in listed) for name in ("amount", "previous")))


def _change(amount: int, previous: int) -> Item:
    return {**serialize_change(amount, previous), "change": amount - previous}


def _look(category_id: str, viewer: ViewerContext) -> Item:
    _name, *look = viewer.book.shown(category_id)
    return dict(zip(NAMES, look, strict=True))


def _serialize_period(period: Span, viewer: ViewerContext) -> Item:
    previous, following = _neighbours(period, viewer)
    return {
        **_serialize_span(period),
        "label": _label(period, viewer.language),
        "unfinished": _is_unfinished(period, viewer),
        "previous": previous and _serialize_span(previous),
        "next": following and _serialize_span(following),
    }


def _serialize_compared(
    compared: Span, period: Span, viewer: ViewerContext, request: CategoriesRequest
) -> Item:
    """The days before under the name of their month; `same_days` where they are a part of it."""
    named, same_days = compared, False
    if isinstance(period, MoneyMonth) and not request.compare:
        named = viewer.calendar.month_after(period, -1)
        same_days = named.end > compared.end
    return {
        **_serialize_span(compared),
        "label": _label(named, viewer.language),
        "same_days": same_days,
        "chosen": request.compare is not None,
    }


def _neighbours(period: Span, viewer: ViewerContext) -> tuple[Span | None, Span | None]:
    """The month or the days before and after; None where nothing can be recorded."""
    has_previous = period.start > FIRST_DAY
    has_next = period.end < last_recordable_day(viewer.today)
    if isinstance(period, MoneyMonth):
        before, after = (viewer.calendar.month_after(period, step) for step in (-1, 1))
        return before if has_previous else None, after if has_next else None
    days = dt.timedelta(days=period.days)
    first = max(FIRST_DAY, _before(period).start)
    return (
        Span(first, period.start - ONE_DAY) if has_previous else None,
        Span(period.start + days, period.end + days) if has_next else None,
    )


def _serialize_span(span: Span) -> Item:
    key = span.key if isinstance(span, MoneyMonth) else None
    return {"key": key, "start": span.start.isoformat(), "end": span.end.isoformat()}


def _is_unfinished(span: Span, viewer: ViewerContext) -> bool:
    return viewer.today < span.end


def _bar(month: MoneyMonth, total: Total, viewer: ViewerContext) -> Item:
    return {
        **_serialize_span(month),
        "label": format_day(_named_day(month), "LLL", viewer.language),
        "title": _label(month, viewer.language),
        "amount": total.amount,
        "count": total.rows,
        "unfinished": _is_unfinished(month, viewer),
    }


def _average(bars: Sequence[Item]) -> int | None:
    finished = [bar["amount"] for bar in bars if not bar["unfinished"]]
    first = next((place for place, amount in enumerate(finished) if amount), None)
    return None if first is None else round(sum(finished) / (len(finished) - first))


def _label(span: Span, language: str) -> str:
    """`June 2024`, or `Jun 3 – 9, 2024`."""
    if isinstance(span, MoneyMonth):
        return format_day(_named_day(span), "LLLL y", language)
    if span.start == span.end:
        return format_day(span.start, "long", language)
    return _interval(span.start, span.end, language)


def _named_day(month: MoneyMonth) -> dt.date:
    return dt.date(month.year, month.month, 1)


@lru_cache(maxsize=1024)
def _interval(start: dt.date, end: dt.date, language: str) -> str:
    return format_interval(start, end, "yMMMd", locale=language)
