import pypdfium2
import pytest

from tests.support.bank_files.pdf_writer import Text, text_width, write_pdf


def test_texts_stand_where_they_were_put() -> None:
    page = [Text("SALDO (IDR)", 40, 100), Text("−4.000,00", 529.2, 120, right=True)]
    pdf = pypdfium2.PdfDocument(write_pdf([page, [Text("1 dari 2", 40, 50)]], creator="Bank"))
    assert len(pdf) == 2
    assert pdf.get_metadata_value("Creator") == "Bank"
    text_page = pdf[0].get_textpage()
    assert text_page.get_text_bounded().split("\r\n") == ["SALDO (IDR)", "−4.000,00"]
    assert text_page.count_rects() == 2
    left, _, _, _ = text_page.get_rect(0)
    assert left == pytest.approx(40, abs=1)
    _, _, right, top = text_page.get_rect(1)
    assert right == pytest.approx(529.2, abs=1)
    assert pdf[0].get_height() - top == pytest.approx(114, abs=3)
    assert text_width("0", 10) == pytest.approx(5.56)
    pdf.close()


def test_a_password_is_needed_where_one_was_set() -> None:
    content = write_pdf([[Text("Rahasia", 40, 100)]], password="02081990")
    with pytest.raises(pypdfium2.PdfiumError):
        pypdfium2.PdfDocument(content)
    pdf = pypdfium2.PdfDocument(content, password="02081990")
    assert pdf[0].get_textpage().get_text_bounded() == "Rahasia"
    pdf.close()
