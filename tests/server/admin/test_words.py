"""What an operator is refused has a sentence, whichever part of the server refuses it."""

import re
from pathlib import Path

import gugong.server
from gugong.i18n.messages import has_message

SERVER = Path(gugong.server.__file__).parent


def test_every_fault_of_an_act_or_a_backup_has_its_sentence() -> None:
    acts = "\n".join(path.read_text(encoding="utf-8") for path in (SERVER / "admin").glob("*.py"))
    backups = (SERVER / "store/backup.py").read_text(encoding="utf-8")
    codes = {f"admin-{code}" for code in re.findall(r'(?:ActFault\(|"refused": )"([a-z-]+)"', acts)}
    codes |= {f"backup-{code}" for code in re.findall(r'BackupFault\("([a-z-]+)"', backups)}
    assert {"admin-nobody", "admin-malformed", "admin-store", "backup-damaged", "backup-in-use"} <= codes
    assert [code for code in codes if not has_message("en", f"cli-{code}")] == []
