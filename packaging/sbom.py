#!/usr/bin/env python3
"""packaging/sbom.py VERSION DEPENDS: what the programs are made of, as SPDX 2.3: the Swift packages and the runtime that are
inside, and Debian's packages that they are linked with."""
import json
import os
import re
import subprocess
import sys
from datetime import datetime, timezone
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAME = "render-notification"
LICENSES = {"swift-argument-parser": "Apache-2.0", "swift-mustache": "Apache-2.0"}


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def package(name, version, license_name="NOASSERTION", place="NOASSERTION", locator=None):
    identifier = "SPDXRef-" + re.sub(r"[^A-Za-z0-9.]+", "-", name)
    found = {
        "SPDXID": identifier, "name": name, "versionInfo": version, "downloadLocation": place, "filesAnalyzed": False,
        "licenseConcluded": license_name, "licenseDeclared": license_name, "copyrightText": "NOASSERTION",
    }
    if locator:
        found["externalRefs"] = [
            {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": locator}
        ]
    return found


def swift_packages():
    for pin in json.loads((ROOT / "Package.resolved").read_text())["pins"]:
        name, state = pin["identity"], pin["state"]
        version = state.get("version") or state["revision"]
        place = re.sub(r"\.git$", "", pin["location"])
        yield package(
            name, version, LICENSES.get(name, "NOASSERTION"), f"git+{place}@{state['revision']}",
            f"pkg:swift/{place.removeprefix('https://')}@{version}")


def debian_packages(depends):
    for term in depends.split(","):
        name = term.split("|")[0].split("(")[0].strip()
        version = output("dpkg-query", "--show", "--showformat=${Version}", name)
        yield package(name, version, locator=f"pkg:deb/debian/{name}@{version.replace(':', '%3A').replace('+', '%2B')}")


def main(version, depends):
    swift = re.search(r"Swift version (\S+)", output("swift", "--version")).group(1)
    product = package(NAME, version, "MIT")
    inside = [*swift_packages(), package("swift-runtime", swift, "Apache-2.0 WITH Swift-exception", "https://www.swift.org")]
    linked = list(debian_packages(depends))
    made = datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", "0")), timezone.utc)
    relations = [("SPDXRef-DOCUMENT", "DESCRIBES", product)]
    relations += [(product["SPDXID"], "STATIC_LINK", each) for each in inside]
    relations += [(product["SPDXID"], "DYNAMIC_LINK", each) for each in linked]
    print(json.dumps({
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"{NAME}-{version}",
        "documentNamespace": f"https://spdx.org/spdxdocs/{NAME}-{version}-{int(made.timestamp())}",
        "creationInfo": {"created": made.strftime("%Y-%m-%dT%H:%M:%SZ"), "creators": ["Tool: packaging/sbom.py"]},
        "packages": [product, *inside, *linked],
        "relationships": [
            {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other["SPDXID"]}
            for one, kind, other in relations
        ],
    }, indent=1))


if __name__ == "__main__":
    main(*sys.argv[1:])
