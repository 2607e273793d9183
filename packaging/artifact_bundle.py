#!/usr/bin/env python3
"""packaging/artifact_bundle.py FOLDER VERSION TRIPLE FILE: an installed program as an artifact bundle of SwiftPM, a zip that
has the date of SOURCE_DATE_EPOCH. FOLDER is what `scripts/install.sh` installed."""
import json
import os
import sys
import time
import zipfile
from pathlib import Path

NAME = "render-notification"
BUNDLE = f"{NAME}.artifactbundle"


def main():
    folder, version, triple, file = Path(sys.argv[1]), *sys.argv[2:]
    date = time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"]))[:6]
    variant = {"path": f"{folder.name}/bin/{NAME}", "supportedTriples": [triple]}
    artifact = {"type": "executable", "version": version, "variants": [variant]}
    info = json.dumps({"schemaVersion": "1.0", "artifacts": {NAME: artifact}}, indent=2)
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as bundle:
        def add(name, data, mode):
            entry = zipfile.ZipInfo(f"{BUNDLE}/{name}", date)
            entry.external_attr = mode << 16
            bundle.writestr(entry, data, zipfile.ZIP_DEFLATED)

        add("info.json", info, 0o100644)
        for path in sorted(each for each in folder.rglob("*") if each.is_file() or each.is_symlink()):
            name = f"{folder.name}/{path.relative_to(folder)}"
            if path.is_symlink():
                add(name, os.readlink(path), 0o120777)
            else:
                add(name, path.read_bytes(), 0o100000 | path.stat().st_mode & 0o777)


main()
