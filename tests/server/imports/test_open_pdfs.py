import io

import pikepdf
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.imports.statements.document import Pages
from server.imports.statements.limits import MOST_PAGES
from server.imports.statements.open_document import open_document
from server.imports.statements.statement import Fault, Unreadable
from tests.support.bank_files.pdf_writer import Text, text_width, write_pdf

PASSWORD = "02081990"
FOOTER = Text("Dokumen ini dicetak secara otomatis oleh sistem", 40, 800)
ROW = [
    Text("02/08/26", 40, 100),
    Text("SARI CONTOH", 140, 100),
    Text("72.000,00", 400, 100, right=True),
]


def pages(data: bytes, password: str | None = None) -> Pages:
    (found,) = open_document(data, password)
    assert isinstance(found, Pages)
    return found


def texts(data: bytes) -> list[str]:
    return [line.text for line in pages(data).lines]


def fault_of(data: bytes, password: str | None = None) -> Fault:
    with pytest.raises(Unreadable) as refused:
        open_document(data, password)
    return refused.value.fault


def test_words_have_their_places() -> None:
    (line, _) = pages(write_pdf([[*ROW, FOOTER]])).lines
    assert [word.text for word in line.words] == ["02/08/26", "SARI", "CONTOH", "72.000,00"]
    day, first, second, amount = line.words
    assert day.left == pytest.approx(40, abs=0.5)
    assert first.left == pytest.approx(140, abs=0.5)
    assert second.left == pytest.approx(140 + text_width("SARI ", 8), abs=0.5)
    assert amount.right == pytest.approx(400, abs=0.5)
    assert day.top == pytest.approx(93, abs=2)
    assert line.page == 1
    assert line.between(100, 300) == "SARI CONTOH"


def test_lines_run_downwards_whatever_order_they_were_written_in() -> None:
    page = [Text("tiga", 40, 120), Text("dua", 200, 100), Text("satu", 40, 100), FOOTER]
    assert texts(write_pdf([page]))[:2] == ["satu dua", "tiga"]


def test_pieces_of_a_word_are_joined_and_words_are_not() -> None:
    first = Text("5.704", 40, 100)
    second = Text(".768", 40 + text_width("5.704", 8) + 0.3, 100)
    apart = Text("IDR", second.x + text_width(".768 ", 8), 100)
    letters = [Text(letter, 40 + 8 * index, 120) for index, letter in enumerate("KCP")]
    page = [first, second, apart, *letters, FOOTER]
    assert texts(write_pdf([page]))[:2] == ["5.704.768 IDR", "K C P"]


def test_a_blank_under_the_next_piece_does_not_part_a_number() -> None:
    page = [Text("5.704 ", 40, 100), Text(".768", 40 + text_width("5.704", 8), 100), FOOTER]
    assert texts(write_pdf([page]))[0] == "5.704.768"


def test_texts_that_overlap_are_not_mixed_letter_by_letter() -> None:
    long = Text("PEMBAYARAN TAGIHAN YANG PANJANG", 40, 100)
    over = Text("72.000,00", 150, 100)
    words = pages(write_pdf([[long, over, FOOTER]])).lines[0].words
    assert "72.000,00" in [word.text for word in words]


def test_a_hyphen_at_the_end_of_a_line_stays() -> None:
    page = [Text("TRANSFER-", 40, 100), Text("sari", 40, 112), FOOTER]
    assert texts(write_pdf([page]))[:2] == ["TRANSFER-", "sari"]


def test_lines_between_lines_stay_apart() -> None:
    page = [
        Text("01 Jan 2026", 40, 100),
        Text("+5,000,000", 400, 104, right=True),
        Text("06:26:02 WIB", 40, 108),
        FOOTER,
    ]
    assert texts(write_pdf([page]))[:3] == ["01 Jan 2026", "+5,000,000", "06:26:02 WIB"]


def test_words_of_different_sizes_stand_on_one_line() -> None:
    page = [Text("Saldo", 40, 100, size=12), Text("IDR", 200, 100, size=6), FOOTER]
    assert texts(write_pdf([page]))[0] == "Saldo IDR"


def test_pages_are_counted_from_one_and_name_their_program() -> None:
    found = pages(write_pdf([[*ROW, FOOTER], [*ROW, FOOTER]], creator="E-statement Generator"))
    assert found.count == 2
    assert [line.page for line in found.lines] == [1, 1, 2, 2]
    assert found.creator == "E-statement Generator"


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_a_turned_page_is_read_as_it_is_shown(turn: int) -> None:
    # A page that was made lying and is turned for reading; its texts run along the reader.
    width, height = (842, 595) if turn in {90, 270} else (595, 842)
    output = io.BytesIO()
    with pikepdf.open(io.BytesIO(write_pdf([[*ROW, FOOTER]]))) as pdf:
        page = pdf.pages[0]
        matrix = {0: "", 90: "0 1 -1 0 842 0 cm", 180: "-1 0 0 -1 595 842 cm"}
        matrix[270] = "0 -1 1 0 0 595 cm"
        page.contents_add(pdf.make_stream(matrix[turn].encode()), prepend=True)
        page.MediaBox = [0, 0, width, height]
        page.Rotate = turn
        pdf.save(output)
    (line, footer) = pages(output.getvalue()).lines
    assert line.text == "02/08/26 SARI CONTOH 72.000,00"
    assert footer.text == FOOTER.text
    assert line.words[0].left == pytest.approx(40, abs=0.5)
    assert line.words[0].top == pytest.approx(93, abs=2)


def test_places_are_counted_from_the_corner_of_the_visible_part() -> None:
    output = io.BytesIO()
    with pikepdf.open(io.BytesIO(write_pdf([[*ROW, FOOTER]]))) as pdf:
        pdf.pages[0].CropBox = [30, 0, 595, 832]
        pdf.save(output)
    word = pages(output.getvalue()).lines[0].words[0]
    assert word.left == pytest.approx(10, abs=0.5)
    assert word.top == pytest.approx(83, abs=2)


def test_a_watermark_across_the_page_is_passed_over() -> None:
    output = io.BytesIO()
    with pikepdf.open(io.BytesIO(write_pdf([[*ROW, FOOTER]]))) as pdf:
        mark = b"q .7 .7 -.7 .7 100 100 cm BT /F1 40 Tf 0 0 Td (SALINAN) Tj ET Q"
        pdf.pages[0].contents_add(pdf.make_stream(mark))
        pdf.save(output)
    assert texts(output.getvalue()) == ["02/08/26 SARI CONTOH 72.000,00", FOOTER.text]


def test_an_encrypted_pdf_opens_with_its_password_alone() -> None:
    data = write_pdf([[*ROW, FOOTER]], password=PASSWORD)
    assert fault_of(data) is Fault.LOCKED
    assert fault_of(data, "") is Fault.LOCKED
    assert fault_of(data, "01011990") is Fault.UNLOCK_FAILED
    assert pages(data, PASSWORD) == pages(write_pdf([[*ROW, FOOTER]]))


@pytest.mark.parametrize("page", [[], [Text("Scanned by CamScanner", 40, 820)]])
def test_a_scan_has_no_text(page: list[Text]) -> None:
    assert fault_of(write_pdf([page, page])) is Fault.NO_TEXT


def test_too_many_pages_are_refused() -> None:
    assert fault_of(write_pdf([[FOOTER]] * (MOST_PAGES + 1))) is Fault.TOO_LARGE


def test_what_is_only_the_beginning_of_a_pdf_is_damaged() -> None:
    assert fault_of(b"%PDF-1.7\n" + b"x" * 500) is Fault.DAMAGED


def test_a_pdf_behind_other_bytes_is_a_pdf() -> None:
    assert pages(b"\r\n\r\n" + write_pdf([[*ROW, FOOTER]])).count == 1


@settings(max_examples=60)
@given(place=st.integers(0, 10**6), byte=st.integers(0, 255))
def test_a_damaged_pdf_is_read_or_refused(place: int, byte: int) -> None:
    data = bytearray(WHOLE)
    data[8 + place % (len(data) - 8)] = byte
    try:
        (found,) = open_document(bytes(data))
    except Unreadable:
        return
    assert isinstance(found, Pages)


words = st.text(alphabet="ABCab019.,/-", min_size=1, max_size=8)


@settings(max_examples=60)
@given(st.lists(st.lists(words, min_size=1, max_size=5), min_size=1, max_size=20))
def test_any_page_is_read_as_it_was_written(rows: list[list[str]]) -> None:
    page = [
        Text(word, 40 + 100 * column, 40 + 12 * index)
        for index, row in enumerate(rows)
        for column, word in enumerate(row)
    ]
    found = pages(write_pdf([[*page, FOOTER]])).lines
    assert [[word.text for word in line.words] for line in found[:-1]] == rows


WHOLE = write_pdf([[*ROW, FOOTER], [FOOTER]], creator="Bank")
