#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""sbom.py PROGRAM: what is linked into a program, and what was compiled into it, as SPDX 2.3 in JSON.

Libraries are those that the loader finds, with the Debian packages they come from; headers are those of
packaging/dependencies that stay in the program. The time is SOURCE_DATE_EPOCH, so that the same build has the same list.
"""
import datetime
import hashlib
import json
import os
import re
import subprocess
import sys

# Libraries of headers alone, by their package: the loader does not know them.
HEADERS = ("libboost-dev", "libeigen3-dev", "libkainjow-mustache-dev", "nlohmann-json3-dev", "tao-pegtl-dev")


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def libraries(program):
    """The files of the shared libraries, those of libraries included."""
    return sorted({os.path.realpath(path) for path in re.findall(r"=> (/\S+)", output("ldd", program))})


def package_of(path):
    """The Debian package of a file, or None."""
    for name in (path, path.replace("/usr/lib/", "/lib/", 1)):
        found = subprocess.run(["dpkg-query", "-S", name], capture_output=True, text=True, check=False).stdout
        if found:
            return found.split(":")[0].split(",")[0]
    return None


def described(package, relation):
    """An SPDX package and its relation to the program."""
    version, source = output("dpkg-query", "-W", "-f=${Version}\t${source:Package}", package).split("\t")
    spdx = "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", package)
    return {
        "SPDXID": spdx,
        "name": package,
        "versionInfo": version,
        "supplier": "Organization: Debian",
        "downloadLocation": f"https://tracker.debian.org/pkg/{source}",
        "filesAnalyzed": False,
        "licenseConcluded": "NOASSERTION",
        "licenseDeclared": "NOASSERTION",
        "copyrightText": "NOASSERTION",
        "externalRefs": [{
            "referenceCategory": "PACKAGE-MANAGER",
            "referenceType": "purl",
            "referenceLocator": f"pkg:deb/debian/{package}@{version}",
        }],
    }, {"spdxElementId": "SPDXRef-program", "relationshipType": relation, "relatedSpdxElement": spdx}


def main():
    program = sys.argv[1]
    with open(program, "rb") as file:
        digest = hashlib.sha256(file.read()).hexdigest()
    name = os.path.basename(program)
    packages = [{
        "SPDXID": "SPDXRef-program",
        "name": name,
        "versionInfo": os.environ.get("CONTRAFLOW_VERSION", "NOASSERTION"),
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False,
        "licenseConcluded": "GPL-3.0-or-later",
        "licenseDeclared": "GPL-3.0-or-later",
        "copyrightText": "2026 The Contraflow developers",
        "checksums": [{"algorithm": "SHA256", "checksumValue": digest}],
    }]
    relations = [{"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES",
                  "relatedSpdxElement": "SPDXRef-program"}]
    linked = sorted({package_of(path) for path in libraries(program)} - {None})
    unknown = [path for path in libraries(program) if package_of(path) is None]
    if unknown:
        sys.exit(f"sbom.py: no package has {', '.join(unknown)}")
    compiled = [h for h in HEADERS if name != "contraflow-run" or h != "libkainjow-mustache-dev"]
    for package, relation in [(p, "DYNAMIC_LINK") for p in linked] + [(p, "STATIC_LINK") for p in compiled]:
        described_package, described_relation = described(package, relation)
        packages.append(described_package)
        relations.append(described_relation)
    time = datetime.datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", "0")), datetime.timezone.utc)
    json.dump({
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"{name}-sbom",
        "documentNamespace": f"https://contraflow.invalid/spdx/{name}-{digest}",
        "creationInfo": {"created": time.strftime("%Y-%m-%dT%H:%M:%SZ"), "creators": ["Tool: sbom.py"]},
        "packages": packages,
        "relationships": relations,
    }, sys.stdout, indent=2, sort_keys=True)
    print()


if __name__ == "__main__":
    main()
