#!/usr/bin/env python3
"""Compares all ways into forms that are generated from `.scripts/language-blocks.json`, by the command line.

    .scripts/compare-generated.py FORMRUN [--forms 20] [--answers 8] [--seed 1] [--blocks NAME,NAME]

Each form has two to five blocks, and some of its items have conditions that read the blocks before them. For each of its
random submissions:

- `validate` has the same result for JSON, for a line of NDJSON, for a form post, and for the form and the submission with
  their keys in another order;
- `run --answers` succeeds where `validate` does, reports the same issues, and writes what `validate` accepts;
- a form whose fragments are written out (`check --expand`) has the same result;
- the schema of the form, applied by an independent validator, refuses nothing that the form accepts; and the schema of
  form files accepts the form.

A block may have `given`, the values of its fields that the program sets, and `choices`, CSV files by the names of the
choices that its form fetches.

jsonschema-rs, or jsonschema if that is not available, is the validator; both come from PyPI, into .build/schema-venv,
unless they are installed.
"""
import argparse
import copy
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import urllib.parse
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".build/schema-venv"
BLOCKS = {block["name"]: block for block in json.loads((ROOT / ".scripts/language-blocks.json").read_text(encoding="utf-8"))}


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


def validator_for(library, schema):
    return library.validator_for(schema) if library.__name__ == "jsonschema_rs" else library.Draft202012Validator(schema)


# ---------------------------------------------------------------- generating

def shape(answers):
    """The answers of a block as a tree: a specification, an object of trees, or rows with a tree."""
    root = {}
    for path, specification in answers.items():
        place = root
        *before, last = path.removeprefix("/").split("/")
        for key in before:
            place = place["*"] if key == "*" else place.setdefault(key, {})
        place[last] = {"rows": specification, "*": {}} if "rows" in specification else specification
    return root


def made_form(numbers, names):
    """A form of blocks, the shape of its answers, and what is given to it: values and choices."""
    form, conditions, shapes = {"formrun": 1, "id": "generated", "title": "Generated", "items": [], "rules": []}, [], {}
    given, choices = {}, {}
    for name in names:
        block = copy.deepcopy(BLOCKS[name])
        for key, value in block.get("form", {}).items():
            form[key] = {**form[key], **value} if key in form else value
        for item in block["items"]:
            if conditions and numbers.random() < 0.25 and "visibleWhen" not in item:
                keys = ["visibleWhen"]
                if item.get("type") == "input" and "computed" not in item and "setBy" not in item:
                    keys += ["enabledWhen", "requiredWhen"]
                item[numbers.choice(keys)] = numbers.choice(conditions)
        form["items"] += block["items"]
        form["rules"] += block.get("rules", [])
        conditions += block.get("conditions", [])
        shapes.update(shape(block["answers"]))
        given.update(block.get("given", {}))
        choices.update(block.get("choices", {}))
    return form, shapes, given, choices


def submission(numbers, shapes, is_careful):
    made = {}
    for key, answers in shapes.items():
        if "rows" in answers:
            count = numbers.randint(answers["rows"].get("least", 0), answers["rows"]["rows"])
            made[key] = [submission(numbers, answers["*"], is_careful) for _ in range(count)]
        elif "good" in answers:
            if not is_careful and numbers.random() < 0.2 and "always" not in answers:
                continue
            is_bad = not is_careful and numbers.random() < 0.2 and "bad" in answers
            if values := answers["bad" if is_bad else "good"]:
                made[key] = numbers.choice(values)
        elif inner := submission(numbers, answers, is_careful):
            made[key] = inner
    return made


def shuffled(numbers, value):
    if isinstance(value, dict):
        return {key: shuffled(numbers, value[key]) for key in numbers.sample(list(value), len(value))}
    return [shuffled(numbers, element) for element in value] if isinstance(value, list) else value


def post(shapes, sent, prefix=""):
    """The parts of a form post, in which a field without an answer is empty."""
    for key, answers in shapes.items():
        name, value = (f"{prefix}[{key}]" if prefix else key), (sent or {}).get(key)
        if "rows" in answers:
            for number, row in enumerate(value or []):
                yield from post(answers["*"], row, f"{name}[{number}]")
        elif "good" not in answers:
            yield from post(answers, value, name)
        elif isinstance(value, list):
            yield from ((name, element) for element in value)
        else:
            yield name, "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


# ---------------------------------------------------------------- comparing

def facts(report):
    """The validity, the errors and the ending of a report."""
    report = json.loads(report)
    errors = sorted((issue["path"], issue["code"]) for issue in report["issues"] if issue.get("severity") != "warning")
    return report["valid"], errors, report.get("ending")


def compare(formrun, library, form, shapes, given, choices, sent, numbers, forms):
    """The differences of one form, as texts."""
    folder = Path(tempfile.mkdtemp())

    def call(*arguments, stdin=""):
        done = subprocess.run([formrun, *map(str, arguments)], input=stdin, capture_output=True, text=True, timeout=60)
        if done.returncode < 0:
            raise SystemExit(f"formrun {arguments} ended with signal {-done.returncode}: {json.dumps(form)}")
        return done

    def file(name, value):
        (folder / name).write_text(value if isinstance(value, str) else json.dumps(value), encoding="utf-8")
        return folder / name

    fetched = [option for name, text in choices.items() for option in ("--choices", f"{name}={file(name + '.csv', text)}")]
    extra = [*fetched, *(["--given", file("given.json", given)] if given else [])]

    def validate(path, text, *options):
        done = call("validate", path, "--report", "json", *extra, *options, stdin=text)
        return facts(done.stdout) if done.stdout else done.stderr

    path = file("form.json", form)
    checked = call("check", path)
    if checked.returncode:
        yield f"check: {checked.stdout}{checked.stderr}"
        return
    if not forms.is_valid(form):
        yield f"the schema of form files refuses it: {[error.message[:200] for error in forms.iter_errors(form)]}"
    mixed = file("mixed.json", shuffled(numbers, form))
    expanded = file("expanded.json", call("check", "--expand", path).stdout) if "fragments" in form else None
    schema = validator_for(library, json.loads(call("schema", path, *fetched).stdout))
    # Each submission twice, one after the other.
    lines = "".join((json.dumps(one) + "\n") * 2 for one in sent)
    reports = call("validate", path, "--ndjson", "--report", "json", "--all", *extra, stdin=lines).stdout.splitlines()
    if len(reports) != 2 * len(sent):
        yield f"NDJSON: {len(reports)} reports of {len(sent)} submissions, each twice"
        return
    for number, one in enumerate(sent):
        text = json.dumps(one)
        expected = validate(path, text)
        ways = {
            "NDJSON": facts(reports[2 * number]), "NDJSON again": facts(reports[2 * number + 1]),
            "another order of keys": validate(mixed, json.dumps(shuffled(numbers, one))),
            "form post": validate(path, urllib.parse.urlencode(list(post(shapes, one))), "--input", "urlencoded"),
        }
        if expanded:
            ways["fragments written out"] = validate(expanded, text)
        for way, found in ways.items():
            if found != expected:
                yield f"{way}: {found}, but {expected} of {text}"
        if expected[0] and not schema.is_valid(one):
            yield f"the schema refuses {text}: {[error.message[:200] for error in schema.iter_errors(one)]}"
        # An ending that is not accepted ends the run with a status of its own.
        if expected[2] is not None:
            continue
        run = call("run", path, "--no-input", *extra, "--answers", file("answers.json", one))
        if (run.returncode == 0) != expected[0]:
            yield f"run: status {run.returncode} {run.stderr}, but {expected} of {text}"
        elif run.returncode == 0:
            if not validate(path, run.stdout)[0]:
                yield f"validate refuses what run wrote: {run.stdout} {validate(path, run.stdout)}"
        else:
            found = re.findall(r"(?:^|: )(/[^:]*): .*\[(\w+)\]$", run.stderr, re.M)
            if set(found) != set(expected[1]):
                yield f"run: {sorted(set(found))}, but {expected} of {text}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("formrun")
    parser.add_argument("--forms", type=int, default=20)
    parser.add_argument("--answers", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--blocks", default=",".join(BLOCKS))
    options = parser.parse_args()
    library = prepare()
    numbers = random.Random(options.seed)
    names = options.blocks.split(",")
    written = subprocess.run([options.formrun, "schema", "--of-forms"], check=True, capture_output=True, text=True).stdout
    forms = validator_for(library, json.loads(written))
    differences = []
    for number in range(options.forms):
        # Every block is in several forms.
        chosen = list(dict.fromkeys([names[number % len(names)], *numbers.sample(names, min(len(names), numbers.randint(1, 4)))]))
        numbers.shuffle(chosen)
        form, shapes, given, choices = made_form(numbers, chosen)
        sent = [submission(numbers, shapes, numbers.random() < 0.5) for _ in range(options.answers)]
        found = list(compare(options.formrun, library, form, shapes, given, choices, sent, numbers, forms))
        differences += [f"{'+'.join(chosen)}: {difference}" for difference in found]
    print(f"{options.forms} forms, {options.forms * options.answers} submissions, {len(differences)} differences")
    for difference in differences[:40]:
        print(difference[:1500])
    sys.exit(1 if differences else 0)


main()
