"""Text that people type for others to read: what may stand in it, and which names look alike.

Refused are characters that nobody sees, marks that pile up, and names that mix alphabets which share shapes. Joiners
stay where a script or an emoji needs them (Persian, Hindi, families, flags).
"""

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

import idna

INVISIBLE_CATEGORIES = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# Letters, signs and marks by their category that nobody sees.
BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U00016fe4\U0001d159"
)
ZWNJ, ZWJ = "\u200c", "\u200d"
TEXT_STYLE, EMOJI_STYLE = "\ufe0e", "\ufe0f"
KEYCAP, KEYCAP_BASES = "\u20e3", "0123456789#*"
BLACK_FLAG, TAGS, TAGS_END = "\U0001f3f4", range(0xE0020, 0xE007F), "\U000e007f"
SKIN_TONES = range(0x1F3FB, 0x1F400)
EMOJI = range(0x1F000, 0x1FB00)  # also those that are newer than this Python
VARIATIONS = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
# Marks that fit every letter, and so are the ones that get piled up; those of one script belong to its spelling.
COMMON_MARKS = tuple(
    range(*ends) for ends in ((0x300, 0x370), (0x1AB0, 0x1B00), (0x1DC0, 0x1E00), (0x20D0, 0x2100), (0xFE20, 0xFE30))
)
MAX_COMMON_MARKS = 2
MAX_MARKS = 4  # on one letter, as Unicode's security report (UTS 39) has it
# Alphabets whose letters are drawn like each other's, by the first word of the letters' names.
ALIKE_ALPHABETS = frozenset({"LATIN", "CYRILLIC", "GREEK", "COPTIC", "ARMENIAN", "CHEROKEE", "LISU", "DESERET"})

_DRAWN_ALIKE = {
    # Cyrillic
    "АВЕЅІЈКМНОРСТУХҮԀԌԚԜҺӀ": "ABESIJKMHOPCTYXYDGQWHI",
    "аеѕіјорсухүһԁԛԝӏкмнтвгѵ": "aesijopcyxyhdqwlkmhtbrv",
    # Greek
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿ": "ABEZHIKMNOPTYXCJ",
    "αικνορτυχγηςϲϳωε": "aikvoptuxynccjwe",
    # Armenian
    "ՍՕԼհոսցօզ": "UOLhnugoq",
    # Cherokee
    "ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃᏔᎩ": "ABCDEGHIJKLMPRSTVWZWY",
    # Lisu
    "ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ": "ABCDEFGHIJKLMNOPRSTUVWXYZ",
    # Coptic
    "ⲀⲂⲈⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬ": "ABEHIKMNOPCTYX",
    # rarer Latin letters, digits and signs
    "ıɑɡɩℓꞵƅɪʀʏᴀᴄᴇᴍᴏᴛᴜᴠᴡᴢ01|ǀ": "iagllbbiryacemotuvwzolll",
}
_LOOKS = {ord("I"): "l"} | {
    ord(one): "l" if look == "I" else look
    for ones, looks in _DRAWN_ALIKE.items()
    for one, look in zip(ones, looks, strict=True)
}
_PAIRS = (("rn", "m"), ("vv", "w"))


def checked_text(text: str, most: int) -> str:
    """A text as it is kept; raises ValueError if somebody could not see what stands in it, or it is too long."""
    if text.isascii() and text.isprintable() and text.strip() and len(text) <= most:
        return text  # most texts; the rest of this costs a hundred times as much
    found = unicodedata.normalize("NFC", text)
    if any(_is_out_of_place(found, place) for place in range(len(found))):
        raise ValueError("must be printable text on one line")
    if any(_has_too_many_marks(found, place) for place in range(len(found))):
        raise ValueError("must have no piled-up marks")
    if not any(unicodedata.category(one)[0] in "LNPS" or ord(one) in EMOJI for one in found) or len(found) > most:
        raise ValueError(f"must be printable text of at most {most} characters")
    return found


def checked_name(name: str, most: int) -> str:
    """A name as it is kept, with plain single spaces; raises ValueError as `checked_text` does."""
    found = " ".join(checked_text(name, most).split())
    alphabets = {_alphabet(one) for one in found if unicodedata.category(one)[0] == "L"} & ALIKE_ALPHABETS
    if len(alphabets) > 1:
        raise ValueError(f"must not mix letters of several alphabets ({', '.join(sorted(alphabets)).lower()})")
    return found


def _alphabet(letter: str) -> str:
    return unicodedata.name(letter, "").partition(" ")[0]


def _is_out_of_place(text: str, place: int) -> bool:
    """Whether nobody would see the character at a place, unless it joins or styles what stands before it."""
    one = text[place]
    if one in (ZWNJ, ZWJ):
        return not (_joins_letters(text, place) or (one == ZWJ and _joins_emoji(text, place)))
    if one in (TEXT_STYLE, EMOJI_STYLE):
        return not place or not (text[place - 1] in KEYCAP_BASES or _is_pictured(text[place - 1]))
    if ord(one) in TAGS or one == TAGS_END:
        return not _is_in_flag(text, place)
    if any(ord(one) in variations for variations in VARIATIONS) or one in BLANK:
        return True
    return unicodedata.category(one) in INVISIBLE_CATEGORIES and ord(one) not in EMOJI


def _joins_letters(text: str, place: int) -> bool:
    """Whether a joiner stands where its script needs one (RFC 5892, appendix A)."""
    try:
        return idna.valid_contextj(text, place)
    except ValueError:  # beside a character that has no name
        return False


def _joins_emoji(text: str, place: int) -> bool:
    before = text[:place].rstrip(EMOJI_STYLE)
    while before and ord(before[-1]) in SKIN_TONES:
        before = before[:-1]
    return bool(before) and _is_pictured(before[-1]) and place + 1 < len(text) and _is_pictured(text[place + 1])


def _is_pictured(one: str) -> bool:
    return unicodedata.category(one) in ("So", "Sm") or ord(one) in EMOJI or one in "\u203c\u2049\u3030"


def _is_in_flag(text: str, place: int) -> bool:
    """Whether a tag belongs to the flag of a region: a black flag, tags, and their end."""
    start = text.rfind(BLACK_FLAG, 0, place)
    end = text.find(TAGS_END, place)
    return start >= 0 and end >= 0 and all(ord(tag) in TAGS for tag in text[start + 1 : end])


def _has_too_many_marks(text: str, place: int) -> bool:
    """Whether the marks that begin at a place are too many, the same twice, or on nothing."""
    if not _is_mark(text[place]) or (place and _is_mark(text[place - 1])):
        return False
    end = next((i for i in range(place, len(text)) if not _is_mark(text[i])), len(text))
    marks = [one for one in text[place:end] if one not in (TEXT_STYLE, EMOJI_STYLE)]
    base = text[place - 1] if place else " "
    if marks == [KEYCAP]:
        return base not in KEYCAP_BASES
    common = [mark for mark in marks if any(ord(mark) in marks_of for marks_of in COMMON_MARKS)]
    too_many = len(marks) > MAX_MARKS or len(common) > MAX_COMMON_MARKS or len(set(marks)) < len(marks)
    return bool(marks) and (too_many or base == " " or any(unicodedata.category(mark) == "Me" for mark in marks))


def _is_mark(one: str) -> bool:
    return unicodedata.category(one) in ("Mn", "Me")


def look_alike(name: str, other: str) -> bool:
    """Whether two names could be taken for one another."""
    return not _looks(name).isdisjoint(_looks(other))


def find_look_alike(name: str, others: Iterable[str]) -> str | None:
    """The first of other names that could be taken for a name."""
    return next((other for other in others if other and look_alike(name, other)), None)


@lru_cache(maxsize=1024)
def _looks(name: str) -> frozenset[str]:
    """What a name looks like, as it is written and in small letters: without spaces and signs, in Latin shapes."""
    plain = unicodedata.normalize("NFKC", name)
    return frozenset({_look(plain), _look(plain.casefold())})


def _look(name: str) -> str:
    drawn = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).translate(_LOOKS).casefold())
    drawn = drawn.replace("i\u0307", "i")
    unseen = (TEXT_STYLE, EMOJI_STYLE)
    shown = "".join(one for one in drawn if unicodedata.category(one)[0] in "LNSM" and one not in unseen)
    for pair, look in _PAIRS:
        shown = shown.replace(pair, look)
    return shown or drawn
