"""What leads elsewhere waits for an operator; nothing in a comment can hide or act."""

from time import perf_counter

import pytest
from flask import Flask
from flask.testing import FlaskClient

from server.comments.link_detection import has_link
from server.comments.schemas import NewCommentSchema
from server.comments.text_normalization import normalize_text
from tests.support.accounts import errors_of
from tests.support.comments import SLUG, counted, ops, say, seen, texts
from tests.support.people import SignedIn

LINKS = """
https://a.example|HTTP://X|hxxp://evil.tld|hxxps evil|www.situs.com|www situs . com|bit.ly/abc
judi.id|s.id/x|wa.me/628|xn--80ak6aa92e.com|situs．com|ｗｗｗ．ｓｉｔｕｓ．ｃｏｍ|situs。net|situs[.]com
situs (dot) xyz|situs dot com|situs titik com|si\u200btus.c\u200bom|s\u0332itus.c\u0332om
javascript:alert(1)|JavaScript :x|data:text/html,x|mailto:a@b|kirim ke a@gmail.com|пример.рф
рajаslot.соm|1.2.3.4|192.168.0.1:80|situs,com|rajaslot.top|uang.ga|//evil.com|𝕓𝕚𝕥.𝕝𝕪/x
bitⓛy.ⓒⓞⓜ|[klik](https://x.example)|münchen.de|situs․com|http : // a|HTTPS：／／ｘ
soft\u00adhyphen.com|evil.zip|evil.mov|evil .io|evil . io|evil. io/x|t . me/x|https[:]//evil
https:[//]evil|ᴇᴠɪʟ.ᴄᴏᴍ|🅴🆅🅸🅻.🅲🅾🅼|evil•com|evil●com|evil*com|evil-dot-com|evil_titik_com|evildotcom
evil.c0m|e v i l . c o m|evil . c o m|wa me 62812|wa.me 62812|http:evil|[2001:db8::1]|[::1]
localhost:8080|evil .id|evil . web.id|evil~com
"""
# No list has these endings.
UNUSUAL = """
judi.example|slot88.situsku|raja-slot.brandku|SITUS.EXAMPLE|a.b.pinjol.cepatcair|uang[.]cepatcair
mail@situs.example|kunjungi pinjol.cepatcair/daftar|ｓｉｔｕｓ．ｅｘａｍｐｌｅ|situs。example
"""
PHONES = """
081234567890|0812-3456-7890|0812 3456 789|0812.3456.7890|+62 812-3456-7890|62812345678
+62 (0)812 3456 7890|(0812) 34567890|0 8 1 2 3 4 5 6 7 8 9|WA:085712345678|O812345678 9O
0️⃣8️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣9️⃣|０８１２３４５６７８９|(021) 555-1234|021-5551234|+1 202 555 0123|+6281234567890
81234567890|nol delapan satu dua tiga empat|0812/3456/7890|hub 0878 1234 5678 ya
"""
PLAIN = """
Terima kasih, sangat membantu!|Gaji saya Rp1.500.000 per bulan|Rp1.250.100.200|Bayu, S.Si.
S.Kom dan M.Si itu gelar|dll. Saya coba|jam 10.30|50/30/20|Hemat dulu.It works|a.n. Ayu|No. 5
saya setuju.Terima kasih|pada titik ini saya|bunga 2.5% p.a. itu|versi 1.2.3|nabung...to|3.5jt
Rp2.500.000|jam 08.00|d.a.|mis. 10 juta|Rp 10.000.000 - Rp 15.000.000|08.00-17.00 WIB, 5 hari
08-11-2026 jam 10.30|8/12/2026 10.30|dari 2.500.000 jadi 3.750.000|62.812.345.678|+10.000.000
untung +100.000.000|82000000000|0,85%|0.85 - 1.25 %|tgl. 25 tiap bulan|a.l. uang makan|yth. Bapak
PT.Bank Mandiri|Jl.Sudirman No.8|oke . Saya setuju|bagus . Ke depan lagi|(jam 10:30:00) [10:30:00]
wa me ya|dot com boom|satu, dua, tiga, empat, lima|5*10 juta|a/b/c|2 org. Org itu|NIK 16 angka: 20
UU No. 8 Tahun 1999|POJK 10/POJK.05/2022|2024, 2025, 2026|1 2 3 4 5 6|Rp 1 jt . 2 jt . 3 jt|a.d. 1
cicilan 12 x 850.000|Rp0 - Rp5.000.000|10 000 000|200.000.000.000|08.30, 09.30 dan 10.30|call 157
nabung 50% / 30% / 20%|30-09-2026|08.12.2026|1500 - 2000|tahun 2025/2026|titik-titik|www?|http itu
gaji 5jt. Net 4jt|PT. Maju|wow.....|help: how?|s.d. Desember|http|👨\u200d👩\u200d👧 keren|e.g. this
"""
# Dots between words that are no site.
PROSE = """
dll.jadi begitu|Rp1.000|a.n.|a.n. Ayu|Node.js|Vue.js dan Next.js|package.json|laporan.pdf|data.xlsx
saya setuju.Terima kasih|saya setuju.terima kasih|bagus.tapi mahal|ok.makasih ya|Jl.sudirman no.5
dr.tirta bilang|M.Rizky|A.Yani|S.Kom., M.Kes.|1.buat daftar|10.pertama|e.g. this|i.e. that|p.m.|a.m.
good.thanks|I agree.but how|yes.this works|Great article.Thanks|U.S. dollars|Rp500.ribu|@ayu.lestari
hemat...nabung|wow..keren|tgl.lima|No.rekening|PT.maju jaya|vs.mereka|etc.and so on|(dst.)|foto.jpg
gaji.GAJI? tidak|versi v1.2.beta3|Sdr.andi|Prof.budi|jam 10.30.lalu|5.000.000.semoga|satu. dua.
"""
FAMILY = "👨\u200d👩\u200d👧\u200d👦"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
WHOLE = [
    *(
        FAMILY,
        ENGLAND,
        "1\ufe0f\u20e3",
        "👍🏽",
        "❤\ufe0f\u200d🔥",
        "👩🏾\u200d💻",
        "🏳\ufe0f\u200d🌈",
    ),
    *("🇮🇩", "می\u200cخواهم", "क\u094d\u200dष", "ที่นี่", "é", "Nguyễn", "ꦲꦤꦕꦫꦏ", "שָׁלוֹם"),
]


def words(listed: str) -> list[str]:
    return listed.strip().replace("\n", "|").split("|")


def test_an_address_is_found_however_it_is_written() -> None:
    assert [text for text in words(LINKS) if not has_link(text)] == []
    assert [text for text in words(LINKS) if not has_link(f"Coba deh {text} bagus")] == []


def test_an_address_with_an_unusual_ending_is_found_and_prose_is_not() -> None:
    assert [text for text in words(UNUSUAL) if not has_link(text)] == []
    assert [text for text in words(UNUSUAL) if not has_link(f"Coba deh {text} bagus")] == []
    assert [text for text in words(PROSE) if has_link(text)] == []
    assert [text for text in words(PROSE) if has_link(f"Kata teman, {text} begitu")] == []


def test_a_telephone_is_found_however_it_is_written() -> None:
    assert [text for text in words(PHONES) if not has_link(text)] == []
    assert [text for text in words(PHONES) if not has_link(f"Chat {text}, cepat cair")] == []


def test_ordinary_words_and_amounts_are_no_address() -> None:
    assert [text for text in words(PLAIN) if has_link(text)] == []
    assert [text for text in words(PLAIN) if has_link(f"Kata teman, {text} begitu")] == []
    assert not has_link("Gaji 5 juta.\n\n1. Rp2.500.000\n2. Rp1.500.000\n3. Rp500.000")


def test_a_long_text_is_judged_at_once() -> None:
    begun = perf_counter()
    for piece in (
        "a .",
        "0 8 ",
        "a b ",
        ".",
        "+1 ",
        "[:",
        "a:",
        "aa ",
        "aa.",
        "a-a.b",
        "a-",
        "0",
        "8",
        "o",
    ):
        has_link((piece * 2000)[:2000])
    assert perf_counter() - begun < 2


def test_nobody_but_the_writer_sees_a_comment_with_a_link(
    app: Flask, client: FlaskClient, ayu: SignedIn, bayu: SignedIn
) -> None:
    answer = ayu.post(
        f"/articles/{SLUG}/comments",
        json={"text": "Lihat situs．com"},
        headers={"Accept-Language": "id"},
    )
    payload = answer.get_json()["payload"]
    assert payload["message"].startswith("Komentar ini kami periksa dulu")
    held = payload["datas"][0]
    assert (held["state"], seen(ayu)["datas"]) == ("held", [held])
    assert (texts(client), texts(bayu), counted(client)) == ([], [], 0)
    assert bayu.post(f"/comments/{held['id']}/report", json={"reason": "spam"}).status_code == 404
    assert "held for link\n  by ayu below an-emergency-fund" in ops(app, "held-comments")


@pytest.mark.both_databases
def test_a_change_decides_anew(client: FlaskClient, app: Flask, ayu: SignedIn) -> None:
    one = say(ayu, SLUG, "Lihat situs.com")["id"]

    def change(text: str) -> str:
        answer = ayu.put(f"/comments/{one}", json={"text": text})
        return str(answer.get_json()["payload"]["datas"][0]["state"])

    assert (change("Lihat bukunya"), texts(client), counted(client)) == (
        "shown",
        ["Lihat bukunya"],
        1,
    )
    assert (change("Lihat www.x.id"), texts(client), counted(client)) == ("held", [], 0)
    ops(app, "release-comment", one)
    assert (texts(client), counted(client)) == (["Lihat www.x.id"], 1)
    # What an operator let through was this text and no other.
    assert (change("Lihat www.y.id"), texts(client), counted(client)) == ("held", [], 0)
    assert ayu.delete(f"/comments/{one}").status_code == 200
    assert counted(client) == 0


def test_pictures_and_scripts_of_several_parts_stay_whole(ayu: SignedIn) -> None:
    assert [text for text in WHOLE if normalize_text(text) != text] == []
    sentence = f"Halo {', '.join(WHOLE)}!"
    assert say(ayu, SLUG, sentence)["text"] == sentence


def test_what_is_hidden_or_turns_the_text_around_is_dropped(ayu: SignedIn) -> None:
    sent = {
        "a\u202eb\u2066c\u200fd": "abcd",
        "a\u200b\u200b\ufeff\u2060b\u200d\u200dc": "abc",
        "x" + "\u0301\u0300" * 40 + "y": "x\u0301\u0300\u0301\u0300y",
        "tag" + "\U000e0041" * 9 + "s": "tags",
        "❤" + "\ufe0f" * 9: "❤\ufe0f",
        "satu\r\n\r\n\r\n \r\n\tdua  \n": "satu\n\n dua",
    }
    for text, kept in sent.items():
        assert NewCommentSchema().load({"text": text}) == {"text": kept}
    for text, kept in list(sent.items())[:2]:
        assert say(ayu, SLUG, text)["text"] == kept


def test_markup_and_markdown_stay_the_text_they_are(ayu: SignedIn, client: FlaskClient) -> None:
    bomb = "> " * 900 + "*[" * 90
    for text in (
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        bomb.strip(),
        "{{7*7}}",
    ):
        say(ayu, SLUG, text)
        assert texts(client)[0] == text
    answer = client.get(f"/api/v1/articles/{SLUG}/comments")
    assert answer.mimetype == "application/json"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


def test_characters_that_no_text_has_are_refused(ayu: SignedIn) -> None:
    for text in ("a\0b", "\ud800", "a\x1b[31mb", "a\x07"):
        answer = ayu.post(f"/articles/{SLUG}/comments", json={"text": text})
        assert (answer.status_code, list(errors_of(answer))) == (422, ["text"])
