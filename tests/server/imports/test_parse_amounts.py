import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.imports.statements.amounts import find_style, parse_amount, parse_cell
from server.imports.statements.statement import NumberStyle
from tests.support.bank_files.amount_writer import write_amount

EN, ID, PLAIN = NumberStyle.ENGLISH, NumberStyle.INDONESIAN, NumberStyle.PLAIN


@pytest.mark.parametrize(
    ("text", "style", "sen"),
    [
        ("1,234,567.89", EN, 123456789),
        ("1234567.89", EN, 123456789),
        ("287,490", EN, 28749000),
        ("1.234.567,89", ID, 123456789),
        ("1.234.567", ID, 123456700),
        ("13.735,5", ID, 1373550),
        ("1234567.00", PLAIN, 123456700),
        ("1234567", PLAIN, 123456700),
        ("-33.390000000000", PLAIN, -3339),
        ("12.3450", PLAIN, 1235),
        ("Rp 30.800", ID, 3080000),
        ("Rp30.800", ID, 3080000),
        ("Rp. 30.800,-", ID, 3080000),
        ("IDR 329,306.00", EN, 32930600),
        ("-Rp25.000", ID, -2500000),
        ("Rp-25.000", ID, -2500000),
        ("Rp -25.000", ID, -2500000),
        ("25.000 IDR", ID, 2500000),
        ("+203.000,00", ID, 20300000),
        ("−4.000,00", ID, -400000),
        ("- 2,450,000.00", EN, -245000000),
        ("2,450,000.00-", EN, -245000000),
        ("(2,450,000.00)", EN, -245000000),
        ("'0,000.5", PLAIN, None),
        ("5.704 .768", ID, 570476800),
        ("\u00a01.000\u00a0", ID, 100000),
        (".00", PLAIN, 0),
        (".00", EN, 0),
        ("0,00", ID, 0),
        ("0.00", EN, 0),
    ],
)
def test_an_amount_is_read_in_the_style_of_its_file(
    text: str, style: NumberStyle, sen: int | None
) -> None:
    if sen is None:
        with pytest.raises(ValueError, match="amount"):
            parse_amount(text, style)
    else:
        assert parse_amount(text, style) == sen


@pytest.mark.parametrize("text", ["", "  ", "-", "–", "--", "Rp", "Rp -", "IDR"])
@pytest.mark.parametrize("style", list(NumberStyle))
def test_nothing_written_is_no_amount(text: str, style: NumberStyle) -> None:
    assert parse_amount(text, style) is None


@pytest.mark.parametrize(
    ("text", "style"),
    [
        ("72.000", EN),
        ("72.000", PLAIN),
        ("72,000", ID),
        ("72,000", PLAIN),
        ("1.234.56", ID),
        ("1,23,456", EN),
        ("100 200", PLAIN),
        ("1.234,56 CR", ID),
        ("12a", PLAIN),
        (".", EN),
        ("1e400", PLAIN),
        ("NaN", PLAIN),
        ("-(5)", PLAIN),
        ("+-5", PLAIN),
        ("9" * 16, PLAIN),
        ("9" * 5000, PLAIN),
        ("٣", PLAIN),
    ],
)
def test_what_is_no_amount_in_the_style_is_refused(text: str, style: NumberStyle) -> None:
    with pytest.raises(ValueError, match="amount"):
        parse_amount(text, style)


@pytest.mark.parametrize(
    ("texts", "style"),
    [
        (["1,234.50", "12"], EN),
        (["1.234,50", "12"], ID),
        (["72.000"], ID),
        (["72,000"], EN),
        (["72000.00", "1.5"], PLAIN),
        (["72000", "", "-", "Saldo"], PLAIN),
        (["25,000.00", "150000.00"], EN),
        (["25.000", "150000"], ID),
        (["25.000", "25,000"], None),
        (["25.000,00", "25.50"], None),
        (["", "-", "SALDO"], None),
        ([], None),
    ],
)
def test_the_style_of_a_file_is_the_one_that_reads_all_of_it(
    texts: list[str], style: NumberStyle | None
) -> None:
    assert find_style(texts) is style


def test_numbers_of_sheets_are_rounded_to_sen() -> None:
    assert parse_cell(1234.565, PLAIN) == 123457
    assert parse_cell(-72000, ID) == -7200000
    assert parse_cell(None, ID) is None
    assert parse_cell("72.000", ID) == 7200000
    with pytest.raises(ValueError, match="amount"):
        parse_cell(float("inf"), PLAIN)


@given(sen=st.integers(-(10**16), 10**16), style=st.sampled_from(NumberStyle))
def test_an_amount_is_read_as_it_was_written(sen: int, style: NumberStyle) -> None:
    written = write_amount(sen, style)
    assert parse_amount(written, style) == sen
    assert find_style([written, write_amount(1_000_000_50, style)]) is style


@given(text=st.text(alphabet="0123456789.,-+() RpIDR'", max_size=20))
def test_any_text_is_an_amount_or_refused(text: str) -> None:
    for style in NumberStyle:
        try:
            sen = parse_amount(text, style)
        except ValueError:
            continue
        assert sen is None or abs(sen) < 10**17
