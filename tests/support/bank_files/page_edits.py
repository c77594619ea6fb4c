"""Changes of laid out pages, as damage or another version of a layout would make them."""

from dataclasses import replace

from tests.support.bank_files.pdf_writer import Text


def change_text(pages: list[list[Text]], printed: str, instead: str) -> list[list[Text]]:
    """The pages with another text in each place that shows exactly this one."""
    return [
        [
            replace(text, text=instead) if text.text == printed else text
            for text in page
            if text.text != printed or instead
        ]
        for page in pages
    ]


def drop_texts(pages: list[list[Text]], *printed: str) -> list[list[Text]]:
    """The pages without the places that show exactly one of these texts."""
    return [[text for text in page if text.text not in printed] for page in pages]
