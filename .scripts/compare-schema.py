#!/usr/bin/env python3
"""Compares the results of schemas of `formrun schema` with those of `formrun validate`, on generated submissions.

    .scripts/compare-schema.py FORMRUN FORM... [--count 1000] [--seed 1]

An independent validator of JSON Schema applies the schema: jsonschema-rs, or jsonschema if that is not available; both
come from PyPI, into .build/schema-venv, unless they are installed. For a field that the schema describes completely,
both must have the same result; for a field whose `$comment` names something that the schema does not express, the
schema must refuse nothing that formrun accepts. Choices that a form fetches are in the files `choices/NAME.csv` beside
the form.
"""
import argparse
import datetime
import json
import os
import random
import re
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".build/schema-venv"
NOT_EXPRESSED = "Validated, but not expressed in this schema: "
SPACE = "\t\n\x0b\x0c\r \x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000"
NUMBERS = [0, 1, -1, 2, 3, 17, 18, 19, 36, 36.0, 120, 1000, 99999, 1000000, 0.5, 0.01, 1.25, -0.5, 12345678901234]
TEXTS = ["a", "ab", "Ada Lovelace", "x" * 20, "é" * 21, "word " * 12 + "end", "x" * 81, "y" * 200, "z" * 3001, "🙂" * 3, "1", "36",
         "12345", "12345-6789", "1234", "123456789", "123-45-6789", "000-12-3456", "12–34", "ada@example.com", "a@b",
         "ada@", "@b.c", "a" * 64 + "@b.c", "a" * 65 + "@b.c", "a@" + "b" * 64, "a@-b.c", "a@b..c", "a b@c.d", "é@b.c", "ENG-2041", "AB-1",
         "https://example.com/x", "(212) 555-0123", "+442079460958", "$1,234.50", "2024-02-29", "2023-02-29", "2026-11-31",
         "14:30", "14:30:00Z", "2026-01-31T14:30:00Z", "2026-01-31T14:30", "2024-02-29 23:59:59.125", "2026-02-29T10:00", "2026-01-31T24:00", "2026-01-31T23:59:60", "2014-09-23t22:34:05.1234567890", "2014-09-23T22:34:05.1234567891", "P3D", "2000-02-29", "1900-02-29", "0000-01-01", "0001-01-01", "9999-12-31", "2026-1-1", "1899-12-31", "1900-01-01", "1900-01-02", "2008-10-31", "2008-11-01",
         "2008-11-02", "2027-05-09", "2027-05-10", "2027-05-14", "2027-05-15", "1.2.3", "1.2.3-rc.1+build.5", "01.2.3", "1.2", "ada_l",
         "a-b-c1", "a--b", "0aF", "0g", "aGk=", "aGk", "aGl=", "aGk-", "192.0.2.1", "192.0.2.01", "192.0.2.256", "1.2.3.4.", "65535", "65536", "080",
         "9b2f0d4e-4c4a-4f6e-8a37-3f1c1f0b7a55", "9b2f0d4e-4c4a-1f6e-ca37-3f1c1f0b7a55", "+12125550123", "+123456", "2125550123",
         "US", "USA", "NO", "XX", "EUR", "EUX", "79927398713", "abc", "äbc", "bac", "a.c", "{}", "Ada", "tr\nue"]
OTHERS = [None, "", True, False, [], {}, ["a"], {"a": 1}, [1], [None]]


def prepare():
    """Imports a validator; without one, runs this script again with an interpreter that has one."""
    for name in ("jsonschema_rs", "jsonschema"):
        try:
            return __import__(name)
        except ImportError:
            continue
    if os.environ.get("SCHEMA_VENV"):
        sys.exit("neither jsonschema-rs nor jsonschema could be installed")
    python = VENV / "bin/python"
    if not python.exists():
        venv.create(VENV, with_pip=True)
    for package in ("jsonschema-rs", "jsonschema"):
        if subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package]).returncode == 0:
            break
    os.execve(python, [str(python), *sys.argv], {**os.environ, "SCHEMA_VENV": "1"})


def refused_by(library, schema):
    """A function that returns the fields of a submission that the schema refuses."""
    if library.__name__ == "jsonschema_rs":
        validator = library.validator_for(schema)
        path = lambda error: list(error.instance_path)
    else:
        validator = library.Draft202012Validator(schema)
        path = lambda error: list(error.absolute_path)

    def refused(submission):
        fields = set()
        for error in validator.iter_errors(submission):
            where = path(error)
            if where:
                fields.add(where[0])
            else:
                fields |= {n for n in schema.get("required", []) if n not in submission}
                # Only the message names a field that a condition requires.
                fields |= {n for n in re.findall(r"^['\"](.+)['\"] is a required property", error.message) if n not in submission}
                if schema.get("additionalProperties") is False:
                    fields |= {n for n in submission if n not in schema["properties"]}
        return fields
    return refused


def inputs(form):
    """The fields of a form without fragments; those of a section without a name are fields of the form."""
    items = [item for page in form.get("pages", [form]) for item in page["items"]]
    fields = []
    for item in items:
        if item["type"] == "section" and "name" not in item:
            fields += inputs(item)
        elif item["type"] in ("input", "secureInput", "group", "section"):
            fields.append(item)
    return fields


def edges(item, good):
    """Values on both sides of each bound of the field's validators."""
    for validator in item.get("validators", []):
        if not isinstance(validator, dict):
            continue
        (name, given), = validator.items()
        if not isinstance(given, dict):
            continue
        for bound in given.values():
            if name == "length" and isinstance(bound, int):
                text = good if isinstance(good, str) else "a"
                yield from ((text + "a" * size)[:size].strip(SPACE) for size in range(max(bound - 1, 0), bound + 2))
            elif isinstance(bound, (int, float)):
                yield from (bound - 1, bound - 0.01, bound, bound + 0.01, bound + 1)
            elif isinstance(bound, str):
                try:
                    day = datetime.date.fromisoformat(bound)
                    yield from (str(day + datetime.timedelta(days)) for days in (-366, -31, -1, 0, 1, 31, 366))
                except (ValueError, OverflowError):
                    pass


def rows(random, item, good):
    """Rows of a group, most of which have at most one field that may be invalid."""
    if random.random() < 0.1:
        return random.choice(OTHERS)
    if isinstance(good, dict):
        # Rows of an object have the keys of choices.
        made = {name: row(random, item, good[name]) for name in good if random.random() < 0.95}
        return made if random.random() < 0.97 else {**made, "noSuchRow": {}}
    numbers = range(random.choice([0, 1, 1, 2, 2, 3, item.get("max", 5), item.get("max", 5) + 1]))
    return [row(random, item, good[number % len(good)] if good else {}) for number in numbers]


def row(random, item, good):
    """A row of a group, which has at most one field that may be invalid, or another value."""
    made = dict(good)
    changed = random.choice(inputs(item))
    name = key(changed)
    if random.random() < 0.4:
        made[name] = candidate(random, changed, made.get(name))
    elif random.random() < 0.2:
        made.pop(name, None)
    elif random.random() < 0.05:
        made["noSuchField"] = 1
    return made if random.random() < 0.97 else random.choice(OTHERS)


def key(item):
    """The key of the answer to an item."""
    return item.get("key", item["name"])


def section(random, item, good):
    """The object of a section with a name; most of its fields are valid."""
    if random.random() < 0.1:
        return random.choice(OTHERS)
    made = dict(good) if isinstance(good, dict) else {}
    for field in inputs(item):
        if random.random() < 0.4:
            made[key(field)] = candidate(random, field, made.get(key(field)))
    return made


def clean(text):
    """A text without the characters that the premise of a schema excludes."""
    return re.sub(r"[\x00-\x1f\x7f-\x9f]", "", text).strip(SPACE)


def candidate(random, item, good):
    if item["type"] == "group":
        return rows(random, item, good)
    if item["type"] == "section":
        return section(random, item, good)
    kind = random.random()
    if kind < 0.15 and (values := list(edges(item, good))):
        return random.choice(values)
    if kind < 0.35 and good is not None:
        return good
    offered = item.get("choices", [])
    choices = [c["value"] if isinstance(c, dict) else c for c in offered] if isinstance(offered, list) else []
    if kind < 0.5 and choices:
        value = random.choice(choices)
        return value if item.get("value") != "choices" else random.sample(choices, random.randint(0, len(choices)))
    if kind < 0.6 and choices:
        return [random.choice([*choices, "nonsense", 1, None, ""]) for _ in range(random.randint(0, 3))]
    if kind < 0.7:
        return random.choice(OTHERS)
    if item.get("value") == "texts":
        texts = [clean(text) for text in TEXTS]
        return [random.choice([*(good or ["a", "ab"]), *texts, "", 1, None][:1000 if random.random() < 0.5 else 12]) for _ in range(random.randint(0, 4))]
    if kind < 0.85 and item.get("value") in ("integer", "decimal"):
        return random.choice(NUMBERS)
    text = random.choice(TEXTS + NUMBERS)
    if isinstance(text, str) and random.random() < 0.3:
        at = random.randrange(len(text) + 1)
        text = text[:at] + random.choice(["", "a", "Z", "7", "-", ".", "@", " ", "é"]) + text[at + random.randint(0, 1):]
    elif isinstance(good, str) and random.random() < 0.3:
        at = random.randrange(len(good) + 1)
        text = good[:at] + random.choice(["", "a", "Z", "7", "-", ".", " ", "é"]) + good[at + random.randint(0, 1):]
    if isinstance(text, str):
        text = clean(text)
    return text


def submissions(random, form, good, count):
    fields = inputs(form)
    yield good
    yield {}
    for _ in range(count - 2):
        submission = {}
        for item in fields:
            if random.random() < 0.9:
                submission[key(item)] = candidate(random, item, good.get(key(item)))
        if random.random() < 0.1:
            submission["noSuchField"] = 1
        names = list(submission)
        random.shuffle(names)
        yield {name: submission[name] for name in names}


def choices_of(file, form):
    """The options for the choices that a form fetches."""
    names = sorted(set(re.findall(r'"choices": \{"remote": "([^"]+)"', json.dumps(form))))
    return [option for name in names for option in ("--choices", f"{name}={file.parent / 'choices' / name}.csv")]


def compare(formrun, library, file, count, seed):
    form = json.loads(subprocess.run([formrun, "check", "--expand", file], check=True, capture_output=True, text=True).stdout)
    choices = choices_of(file, form)
    schema = json.loads(subprocess.run([formrun, "schema", file, *choices], check=True, capture_output=True, text=True).stdout)
    # For a group, also the fields of its rows; for a field with a condition, also its schema under that condition.
    then = [rule.get("then", {}).get("properties", {}) for rule in schema.get("allOf", [])]
    whole = {name for name, field in schema["properties"].items()
             if NOT_EXPRESSED not in json.dumps([field, *(properties.get(name) for properties in then)])}
    example = file.parent / "submissions" / f"{file.stem}.valid.json"
    good = json.loads(example.read_text(encoding="utf-8")) if example.exists() else {}
    made = list(submissions(random.Random(f"{seed} {file.stem}"), form, good, count))
    told = subprocess.run([formrun, "validate", file, "--ndjson", "--report", "json", "--all", *choices], capture_output=True, text=True,
                          input="".join(json.dumps(s) + "\n" for s in made))
    if told.returncode > 1:
        sys.exit(told.stderr)
    reports = [json.loads(line) for line in told.stdout.splitlines()]
    if len(reports) != len(made):
        sys.exit(f"{file}: {len(reports)} reports of {len(made)} submissions")
    refused = refused_by(library, schema)
    differences = []
    judged = {True: 0, False: 0}
    for submission, report in zip(made, reports):
        by_schema = refused(submission)
        # An issue of the whole form, such as an ending, is in no field.
        by_formrun = {issue["path"].split("/")[1] for issue in report["issues"]
                      if issue["path"] and issue.get("severity") != "warning"}
        for name in {*schema["properties"], *submission}:
            judged[name in by_formrun] += 1
            wrong = (name in by_schema) != (name in by_formrun) if name in whole else name in by_schema - by_formrun
            if wrong:
                verdicts = ["accepts", "refuses"]
                differences.append(f"{file}: {name}: formrun {verdicts[name in by_formrun]}, its schema {verdicts[name in by_schema]} "
                                   f"{json.dumps(submission.get(name, 'nothing'))[:100]}")
    print(f"{file}: {len(made)} submissions, {len(whole)} of {len(schema['properties'])} fields in full, "
          f"{judged[False]} values accepted, {judged[True]} refused, {len(differences)} differences")
    return differences


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("formrun")
    parser.add_argument("forms", nargs="+", type=Path)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    library = prepare()
    print(f"validated by {library.__name__}")
    differences = [d for form in options.forms for d in compare(options.formrun, library, form, options.count, options.seed)]
    for difference in differences[:40]:
        print(difference)
    sys.exit(1 if differences else 0)


main()
