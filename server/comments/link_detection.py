"""Detection of links, sites and phone numbers in a text, also disguised ones.

It only decides whether a comment is held for review. Comments are shown as plain text, so a
missed link cannot be clicked. Words like 'judi.example' count as a site unless they are a file
name, an abbreviation, or two sentences without a space between.
"""

import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


# First words of a sentence that follow a full stop without a space; none of them is a domain.
SENTENCE_STARTS: Final = (
    "Am As At Be Best Do Ga Help In Is It Ke La Ma Me Mu My No One Pa Se So To Tu Us"
)
NEXT_SENTENCE: Final = re.compile(
    rf"(?<=[^\W_])\.(?=(?:{'|'.join(SENTENCE_STARTS.split())})\b(?![./:]))"
)
# Degrees that would be addresses of Slovenia, Thailand and so on, and forms of companies.
DEGREE: Final = re.compile(r"\b[SMBD]\.(?:Si|Ag|Th|Sn|Sy|Sc|St|Pd)\b(?!\.?\w|/)")
COMPANY: Final = re.compile(r"\b(PT|CV|UD|Jl)\.(?=[A-Z][a-z]+\b(?![./:]))")
DOTS: Final = str.maketrans(
    dict.fromkeys(
        "\u3002\uff61\u2024\u2027\u00b7\u2219\u22c5\u06d4\u2022\u25cf\u25cb\u2218\u25e6\u26ab\u26aa"
        "\u30fb\ufe52\u0701\u0702\ua4f8",
        ".",
    )
)
# Small capitals, and letters in black circles and squares: no normal form knows them.
CAPITALS: Final = str.maketrans("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnopqrstuvwyz") | {
    first + place: 97 + place for first in (0x1F150, 0x1F170) for place in range(26)
}
# Cyrillic and Greek letters that look like Latin ones.
ALIKE: Final = str.maketrans("асеорхуіјѕѵԁһкмтнвցոօαορνικτυɡıɩ", "aceopxyijsvdhkmthbgnoaopviktugil")
WRITTEN_DOT: Final = re.compile(
    r"""
      \s?[\[({<]\s?(?:\.|dot|titik|punto)\s?[\])}>]\s?
    | \s(?:dot|titik)\s
    | (?<=\w)[-_*~/|](?:dot|titik|punto)[-_*~/|](?=\w)
    """,
    re.VERBOSE,
)
BRACKETED: Final = re.compile(r"[\[({<]\s?(:?/{0,2})\s?[\])}>]")
# 'e v i l . c o m': at least four signs, each alone.
LONE: Final = re.compile(r"(?<!\w)[\w.](?:[^\S\n]{1,3}[\w.]){3,}(?!\w)")
# Separates the readings; no pattern matches across it.
SEPARATOR: Final = "\n\0\n"
# Characters between two digits of a phone number.
GAP: Final = r"[\s.()/_-]{0,2}"
DATE: Final = r"0?\d[-./]\d{1,2}[-./](?:\d\d){1,2}\b"
PHONE: Final = re.compile(
    rf"""
      (?<![\d.,]) (?!{DATE}) (?:\+?\s?6{GAP}2{GAP}(?:\(0\){GAP})?|[0o][\s()_-]{{0,2}})
      8{GAP}[1-9] (?:{GAP}[\do]){{6,10}} (?!\d)                # a mobile phone of Indonesia
    | (?<![\w.,]) 8[1-9]\d{{7,10}} (?!\d|[.,]\d)              # the same without its beginning
    | (?<![\d.,]) \(?0[2-79]\d{{1,2}}\)?[\s-]\d{{3,4}}[\s-]?\d{{3,4}}\b # a line, with its area
    | (?<!\w) \+{GAP}[1-9](?:{GAP}\d){{8,14}} (?!\d)           # a phone of anywhere
    | \b(?:nol|kosong)[\s,-]{{0,2}}delapan[\s,-]{{1,2}}(?:satu|dua|tiga|lima|tujuh|delapan|sembil)
    """,
    re.VERBOSE,
)
# 62.812.345.678 is an amount, and so is +100.000.000.
AMOUNT: Final = re.compile(r"\+?\s?[1-9]\d{0,2}(?:\.\d{3})+|8\d*000")
LABEL: Final = r"[^\W_][\w-]{0,61}[^\W_]"
# Not after an @, which marks a username.
SITE_NAME: Final = re.compile(
    rf"(?<![\w.@/-])(?:[^\W_][\w-]{{0,62}}\.){{0,4}}({LABEL})\.([^\W\d_]{{3,24}})(?![\w-])(?!\.\w)"
)
EMAIL: Final = re.compile(r"[^\W_]@[^\W_][\w.-]{0,60}\.[^\W\d_]{2,24}(?![\w-])")
HIDDEN_DOT: Final = re.compile(r"\s?[\[({<]\s?(?:\.|dot|titik)\s?[\])}>]\s?", re.IGNORECASE)
FILE_EXTENSIONS: Final = _words(
    "pdf doc docx xls xlsx ppt pptx odt ods csv txt rtf xml json yaml toml ini log sql jpg jpeg png"
    " gif svg webp avif heic bmp psd mp3 mp4 mkv avi wav exe apk ipa dmg iso bin rar tar htm html"
    " css scss jsx tsx php java rust kts bat cmd dll tmp bak eml ics epub jar msi vue"
)
# Abbreviations, which another word may follow without a space.
ABBREVIATIONS: Final = _words(
    "dll dsb dst dkk tgl hal mis yth bpk bp ibu sdr sdri jl jln gg kec kab kel prov rt rw pt cv ud"
    " tbk drs dra prof ir hj mr mrs ms dr dra st vs etc rp jt rb tlp telp tel hp ext alm kh ust"
    " spt sbg krn utk dgn yg tsb blm sdh bs no nb ps cth ket max min approx inc ltd vol fig ed eds"
    " sec dept est jan feb mar apr jun jul ags agt sep sept okt oct nov des dec rek an pak bu"
)
# Words that often begin a sentence in comments.
SENTENCE_WORDS: Final = _words(
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
TOP_LEVEL_DOMAINS: Final = frozenset(
    ending
    for line in (Path(__file__).parent / "top_level_domains.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
    for ending in line.split()
)
# Not words of a language, so they are domains after any text.
CERTAIN_TLDS: Final = "com|xyz|net|org|io|gg|ly|cc|info|biz|co\\.id|web\\.id|my\\.id|zip|icu|cyou"
ANY_TLD: Final = "|".join(sorted(TOP_LEVEL_DOMAINS))
NON_WORD_TLDS: Final = "|".join(sorted(TOP_LEVEL_DOMAINS - set(SENTENCE_STARTS.casefold().split())))
EXPLICIT_LINK: Final = re.compile(
    r"""
      [a-z][a-z0-9+.-]{1,19} \s? : \s? /\s?/        # a scheme
    | \bhttps?\s?:\s?\w
    | \bh(?:xx|xt|tx|\*\*)ps?\b                      # also one that was made harmless
    | \bwww\d{0,2}\s?\.                             # www.
    | \bxn--                                          # punycode
    | \b(?:javascript|vbscript|mailto|whatsapp|intent|blob|tg)\s?:\S
    | \bdata\s?:\s?\w+/
    | \bwa[\s./]{1,3}me[\s/]{1,3}\+?\d            # a chat
    | \blocalhost\s?[:/]
    | \[(?=[^\]\n]{0,45}(?:::|(?::[0-9a-f]+){3}))[0-9a-f:.%]{2,45}\]  # a machine's number
    """,
    re.VERBOSE,
)
IP_ADDRESS: Final = re.compile(r"(?<![\d.,])(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?!\.?\d)")


@cache
def _domain_patterns() -> tuple[re.Pattern[str], ...]:
    """What finds every top-level domain, plain or disguised.

    Compiling it takes a process as long as importing dozens of modules, and few need it.
    """
    disguised = re.compile(
        rf"""
          \w\s{{0,5}}\.\s{{0,5}}(?:com|xyz|co\.id|io)\b   # an address with spaces in it
        | \w\s{{1,5}}\.\s{{0,5}}(?:{CERTAIN_TLDS})\b
        | \w\s{{1,5}}\.(?:{NON_WORD_TLDS})(?![\w-])
        | \w\s{{0,5}}\.\s{{0,5}}(?:{ANY_TLD})\s?/\s?\w
        | \.\s{{0,3}}(?:c\s{{1,3}}o\s{{1,3}}m|n\s{{1,3}}e\s{{1,3}}t|x\s{{1,3}}y\s{{1,3}}z)\b
        | [^\W\d_]\s?[*~|;_]\s?(?:com|xyz|net|co\.id)\b      # something else for its dot
        | \w,(?:com|xyz|net)\b
        | [^\W_](?:dot|titik)com\b
        | [^\W_]\.(?:c0m|corn|c0|n3t|0rg|inf0|1d|i0|1o|xy2)\b   # something else for its letters
        """,
        re.VERBOSE,
    )
    domain = re.compile(rf"[^\W_]\.(?:{ANY_TLD})(?![\w-])")
    return domain, disguised


def has_link(text: str) -> bool:
    """Whether a text contains a link or a phone number, plain or disguised."""
    plain = _readings(text)
    found = EXPLICIT_LINK.search(plain) is not None
    found = found or any(signs.search(plain) for signs in _domain_patterns())
    found = found or _has_ip_address(plain) or _has_phone(plain)
    return found or _names_site(_to_latin(text))


def _to_latin(text: str) -> str:
    """A text in Latin letters and plain dots; the case stays."""
    shown = "".join(
        letter
        for letter in unicodedata.normalize("NFKD", text)
        if unicodedata.category(letter) not in {"Cf", "Mn", "Me"}
    )
    return unicodedata.normalize("NFKC", shown).translate(CAPITALS).translate(DOTS)


def _readings(text: str) -> str:
    """How a text may be read, in lower case, one reading per line."""
    apart = COMPANY.sub(r"\1. ", NEXT_SENTENCE.sub(". ", DEGREE.sub(" ", _to_latin(text))))
    small = BRACKETED.sub(r"\1", apart.casefold())
    readings = [WRITTEN_DOT.sub(".", one) for one in (small, small.translate(ALIKE))]
    joined = (re.sub(r"\s", "", run.group()) for run in LONE.finditer(readings[1]))
    return SEPARATOR.join([*readings, *joined])


def _has_phone(plain: str) -> bool:
    """Whether there is a phone number in the readings of a text."""
    return any(not AMOUNT.fullmatch(found.group()) for found in PHONE.finditer(plain))


def _names_site(text: str) -> bool:
    """Whether a Latin text names a site with any top-level domain."""
    shown = HIDDEN_DOT.sub(".", text)
    return EMAIL.search(shown) is not None or any(map(_is_site, SITE_NAME.finditer(shown)))


def _is_site(found: re.Match[str]) -> bool:
    before, ending = found.groups()
    if ending[0].isupper() and not ending.isupper():
        # A new sentence; known domains are found in any case.
        return False
    known = ending.casefold() in FILE_EXTENSIONS | SENTENCE_WORDS
    return not (known or before.isdecimal() or before.casefold() in ABBREVIATIONS)


def _has_ip_address(plain: str) -> bool:
    """Whether there is an IPv4 address; 1.250.100.200 is an amount."""
    for found in IP_ADDRESS.finditer(plain):
        parts = found.groups()
        is_amount = all(len(part) == 3 for part in parts[1:])
        if not is_amount and all(str(int(part)) == part and int(part) < 256 for part in parts):
            return True
    return False
