#!/usr/bin/env python3
"""Compares the schema of form files (`formrun schema --of-forms`) with `formrun check`, on form files with mistakes.

    .scripts/compare-form-schema.py FORMRUN FORM... [--count 40] [--seed 1]

An independent validator of JSON Schema applies the schema: jsonschema-rs, or jsonschema if that is not available; both
come from PyPI, into .build/schema-venv, unless they are installed. Each FORM is valid, and must be so for both. It is
changed COUNT times: keys are misspelt, removed or moved, and values are replaced. What the schema refuses, formrun must
refuse; and mistakes of structure that formrun reports must be refused by the schema, except where they depend on other
parts of the file: in columns of lists, rows of defaults, and keys that a use of a fragment may add.
"""
import argparse
import copy
import json
import os
import random
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".build/schema-venv"
STRUCTURAL = {"missingKey", "unknownKey", "unsupportedKey", "misplacedKey", "wrongType", "unknownWord", "unknownItemType",
              "unknownValueType", "unknownValidator", "unknownFormatter", "unknownParameter", "noItems", "unknownRule",
              "badState", "badName", "unknownVersion", "unknownPart", "unknownTrait", "unknownColor"}
LITERALS = [None, True, 0, 1, -1, 144, "", "a", "text", "choice", [], ["a"], ["required"], [1], {}, {"en": "A"},
            {"expression": "1 + 1"}, {"remote": "plans"}, {"length": {"min": 3}}, {"value": "a"}, {"that": "true"}]


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


def places(value, place=()):
    """The places of a value and of all inside it."""
    yield place
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, element in inner:
        yield from places(element, (*place, key))


def value_at(form, place):
    for key in place:
        form = form[key]
    return form


def change(random, form):
    """The form with one mistake, in most cases."""
    form = copy.deepcopy(form)
    every = list(places(form))
    place = random.choice(every[1:])
    parent, key = value_at(form, place[:-1]), place[-1]
    kind = random.randrange(7)
    if kind == 0 and isinstance(parent, dict):
        parent[key + "s"] = parent.pop(key)
    elif kind == 1:
        del parent[key]
    elif kind == 2 and isinstance(parent, dict):
        other = value_at(form, random.choice(every)[:-1])
        if isinstance(other, dict):
            other[key] = copy.deepcopy(parent[key])
    elif kind in (3, 4) and isinstance(parent[key], str):
        parent[key] += "x"
    elif kind == 5:
        parent[key] = copy.deepcopy(value_at(form, random.choice(every)))
    else:
        parent[key] = random.choice(LITERALS)
    return form


def check(formrun, form):
    """The errors that formrun reports, and the codes of those of structure."""
    done = subprocess.run([formrun, "check", "-", "--report", "json"], input=json.dumps(form), capture_output=True, text=True)
    if done.returncode not in (0, 3):
        sys.exit(done.stderr)
    found = [json.loads(line) for line in done.stdout.splitlines()]
    errors = [diagnostic for diagnostic in found if diagnostic["severity"] == "error"]
    structural = {error["code"] for error in errors if error["code"] in STRUCTURAL and not depends(error, form)}
    return errors, structural


def depends(error, form):
    """Whether a mistake is one only because of other parts of the file."""
    message = error["message"]
    if "fragments" in form and (error["code"] == "missingKey" or "default" in message):
        return True
    # Whether the values of a list are numbers depends on the fields that choose from it.
    if "lists" in form and message.startswith('"value" must be a text'):
        return True
    return "a row of this group" in message or "must be a value of type" in message and not message.startswith('"default"')


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("formrun")
    parser.add_argument("forms", nargs="+", type=Path)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    library = prepare()
    print(f"validated by {library.__name__}")
    schema = json.loads(subprocess.run([options.formrun, "schema", "--of-forms"], check=True, capture_output=True, text=True).stdout)
    if library.__name__ == "jsonschema_rs":
        library.meta.validate(schema)
        validator = library.validator_for(schema)
    else:
        library.Draft202012Validator.check_schema(schema)
        validator = library.Draft202012Validator(schema)
    differences, refused = [], 0
    for file in options.forms:
        form = json.loads(file.read_text(encoding="utf-8"))
        if not validator.is_valid(form):
            differences.append(f"{file}: the schema refuses the form: {next(iter(validator.iter_errors(form))).message}")
        numbers = random.Random(f"{options.seed} {file.stem}")
        for number in range(options.count):
            broken = change(numbers, form)
            accepted = validator.is_valid(broken)
            errors, structural = check(options.formrun, broken)
            refused += not accepted
            if not accepted and not errors:
                differences.append(f"{file} {number}: formrun accepts it, its schema does not: {json.dumps(broken)[:2000]}")
            if accepted and structural:
                differences.append(f"{file} {number}: formrun reports {structural}, its schema accepts it: "
                                   f"{[error['message'] for error in errors]}")
    print(f"{len(options.forms)} forms, {len(options.forms) * options.count} with changes, {refused} refused by the schema, "
          f"{len(differences)} differences")
    for difference in differences[:40]:
        print(difference)
    sys.exit(1 if differences else 0)


main()
