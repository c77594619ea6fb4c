"""Whether a text names a site by an ending that no list has: 'judi.example', 'my-shop.brand'.

Two words with a dot between are one, unless they are a file, an abbreviation, or two sentences
whose writer forgot the space.
"""

import re
from typing import Final

LABEL: Final = r"[^\W_][\w-]{0,61}[^\W_]"
# Nothing that is told by an @ before it: people are called so.
SITE: Final = re.compile(
    rf"(?<![\w.@/-])(?:[^\W_][\w-]{{0,62}}\.){{0,4}}({LABEL})\.([^\W\d_]{{3,24}})(?![\w-])(?!\.\w)"
)
MAIL: Final = re.compile(r"[^\W_]@[^\W_][\w.-]{0,60}\.[^\W\d_]{2,24}(?![\w-])")
HIDDEN_DOT: Final = re.compile(r"\s?[\[({<]\s?(?:\.|dot|titik)\s?[\])}>]\s?", re.IGNORECASE)


def _set(words: str) -> frozenset[str]:
    return frozenset(words.split())


FILES: Final = _set(
    "pdf doc docx xls xlsx ppt pptx odt ods csv txt rtf xml json yaml toml ini log sql jpg jpeg png"
    " gif svg webp avif heic bmp psd mp3 mp4 mkv avi wav exe apk ipa dmg iso bin rar tar htm html"
    " css scss jsx tsx php java rust kts bat cmd dll tmp bak eml ics epub jar msi vue"
)
# What is cut short by a dot, so that the next word may stand right behind it.
SHORT: Final = _set(
    "dll dsb dst dkk tgl hal mis yth bpk bp ibu sdr sdri jl jln gg kec kab kel prov rt rw pt cv ud"
    " tbk drs dra prof ir hj mr mrs ms dr dra st vs etc rp jt rb tlp telp tel hp ext alm kh ust"
    " spt sbg krn utk dgn yg tsb blm sdh bs no nb ps cth ket max min approx inc ltd vol fig ed eds"
    " sec dept est jan feb mar apr jun jul ags agt sep sept okt oct nov des dec rek an pak bu"
)
# What sentences begin with, most of all in comments.
FIRST: Final = _set(
    "terima makasih trims thanks thank thx tapi tetapi namun saya aku kamu anda kita kami mereka"
    " dia dan atau yang yg ini itu jadi jika kalau kalo klo karena krn sebab semoga mudah mantap"
    " bagus keren setuju betul benar memang emang mungkin sudah udah belum masih akan bisa boleh"
    " harus jangan tidak tak nggak enggak gak ga tdk bukan ada tolong coba mohon minta maaf salam"
    " halo hai gimana bagaimana kenapa mengapa apa apakah siapa kapan dimana berapa mana misalnya"
    " contoh contohnya selain setelah sebelum sejak sampai untuk utk dengan dgn dari pada dalam"
    " oleh juga lalu terus kemudian akhirnya awalnya pertama kedua ketiga nanti sekarang besok"
    " kemarin tiap setiap semua banyak sedikit lebih paling sangat hanya cuma cuman asal asalkan"
    " supaya agar biar walaupun meski meskipun padahal sedangkan sementara soalnya makanya"
    " pokoknya intinya ribu juta miliar triliun persen bulan tahun hari minggu uang gaji nabung"
    " menabung investasi hemat beli bayar utang hutang cicilan dana artikel tips artikelnya"
    " ternyata alhamdulillah amin aamiin kak bang mas mbak pak min gan bro sis the this that these"
    " those there they then but and you your our she his her not yes what when where why how who"
    " which with for from has have had was were are can could would should will may might must"
    " just also only very good great nice agree please sorry maybe because since after before"
    " while some many more most all any its here now well even still thats dont cant let lets try"
    " use save saving"
)


def names_site(text: str) -> bool:
    """Whether there is a site in a text whose letters are Latin ones, as they were written."""
    shown = HIDDEN_DOT.sub(".", text)
    return MAIL.search(shown) is not None or any(map(_is_site, SITE.finditer(shown)))


def _is_site(found: re.Match[str]) -> bool:
    before, ending = found.groups()
    if ending[0].isupper() and not ending.isupper():
        # A new sentence; endings that there are for sure are known however they are written.
        return False
    known = ending.casefold() in FILES | FIRST
    return not (known or before.isdecimal() or before.casefold() in SHORT)
