"""Names of bots: given names that a court of the Ming could have known, the same in every language."""

import hashlib
from collections.abc import Iterable

COURT_NAMES = (
    *("Anping", "Boyan", "Chunyu", "Deming", "Fengyi", "Guiying", "Haoran", "Huilan"),
    *("Jingyi", "Kailin", "Liwen", "Luming", "Meilin", "Mingzhu", "Peizhi", "Qingyu"),
    *("Qiuyue", "Renhe", "Ruolan", "Shanbo", "Suyin", "Taoran", "Wanqing", "Weimin"),
    *("Xiulan", "Xuanyi", "Yanshu", "Yulan", "Zhining", "Zihan", "Ziqian", "Zongyi"),
)


def court_name(key: str, taken: Iterable[str]) -> str:
    """A name that nobody at the table has: which one follows from `key`, so that the same key gives the same name."""
    used = {name.casefold() for name in taken}
    first = int.from_bytes(hashlib.sha256(key.encode()).digest()[:4]) % len(COURT_NAMES)
    in_order = (*COURT_NAMES[first:], *COURT_NAMES[:first])
    return next(name for name in in_order if name.casefold() not in used)
