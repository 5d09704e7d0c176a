#!/usr/bin/env python3
"""Counts what `formrun import` makes of a folder of JSON Schemas, and compares the forms with their schemas.

    .scripts/compare-import.py FORMRUN FOLDER [--count 0] [--seed 1] [--only PATTERN]

FOLDER has schemas as `*.json`, such as `src/schemas/json` of github.com/SchemaStore/schemastore. Each is imported; printed
are the numbers of forms, of forms in which nothing is omitted, of forms about which nothing is reported, of forms whose
answers have another shape, and of refused schemas, and how often each reason is reported. Each form must pass
`formrun check`, and the schema of form files must accept it.

With `--count`, so many documents are generated for each schema. An independent validator, jsonschema-rs from PyPI (in
.build/schema-venv unless it is installed), applies the schema. What it accepts the form must accept, in the shape that the form has, unless a reported
restriction names a property at which the form refuses; and where nothing is omitted, the form must refuse what it refuses,
apart from empty answers, which are no answers. Schemas that refer to others, and those that the validator cannot read, are
only counted.
"""
import argparse
import collections
import fnmatch
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".build/schema-venv"
TEXTS = ["a", "ab", "abc", "Ada Lovelace", "main.rs", "1", "1.0", "1.2.3", "v1.2.3", "a-b", "a_b", "a/b", "./a", "a:b", "10px", "#fff", "#a0b1c2",
         "x" * 40, "é", "2024-02-29", "14:30", "10m", "1h", "50%", "en", "en-US", "*", "**/*.js", "true", "C", "https://example.com/x",
         "ada@example.com", "192.0.2.1", "0.5", "-1", "A_B", "ABC", "com.example.app", "@scope/name"]
OF_FORMAT = {"date": "2024-02-29", "date-time": "2024-02-29T14:30:00Z", "email": "ada@example.com", "hostname": "example.com",
             "uuid": "9b2f0d4e-4c4a-4f6e-8a37-3f1c1f0b7a55", "ipv4": "192.0.2.1", "ipv6": "2001:db8::1", "uri": "https://example.com/x",
             "duration": "P3D", "time": "14:30:00Z"}
# Restrictions of which no generated document has an example but empty answers.
OF_TEXTS = ["A text is one line: line ends, tabs and control characters are refused.", "Elements that are null or empty are refused."]
NOT_EXPRESSED = "Validated, but not expressed in this schema: "
OTHERS = [None, "", True, False, 0, 1, -1, 2.0, 0.5, 70000, "a", "abc", [], {}, ["a"], [1], [None], {"a": "b"}, {"a": 1}, [{"a": 1}]]


def prepare():
    """Imports the validator; without it, runs this script again with an interpreter that has it."""
    try:
        return __import__("jsonschema_rs")
    except ImportError:
        pass
    if os.environ.get("SCHEMA_VENV"):
        sys.exit("jsonschema-rs could not be installed")
    python = VENV / "bin/python"
    if not python.exists():
        venv.create(VENV, with_pip=True)
    subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "jsonschema-rs"])
    os.execve(python, [str(python), *sys.argv], {**os.environ, "SCHEMA_VENV": "1"})


# ---------------------------------------------------------------- documents

class Documents:
    """Documents that a schema describes, most of which are valid."""

    def __init__(self, schema, numbers):
        self.root, self.numbers = schema, numbers

    def resolved(self, schema, depth=0):
        """The keywords of a schema with those of its references and of one of its alternatives."""
        if not isinstance(schema, dict) or depth > 8:
            return {}
        made = {key: value for key, value in schema.items() if key not in ("$ref", "allOf", "anyOf", "oneOf")}
        parts = list(schema.get("allOf", []))
        if isinstance(reference := schema.get("$ref"), str) and reference.startswith("#"):
            parts.append(self.at(reference))
        for key in ("anyOf", "oneOf"):
            if isinstance(schema.get(key), list) and schema[key]:
                parts.append(self.numbers.choice(schema[key]))
        for key in ("then", "else"):
            if key in schema and self.numbers.random() < 0.5:
                parts.append(schema[key])
        for part in parts:
            for key, value in self.resolved(part, depth + 1).items():
                if key == "properties" and isinstance(made.get(key), dict) and isinstance(value, dict):
                    made[key] = {**value, **made[key]}
                elif key == "required" and isinstance(made.get(key), list) and isinstance(value, list):
                    made[key] = made[key] + value
                else:
                    made.setdefault(key, value)
        return made

    def at(self, reference):
        place = self.root
        for part in reference.split("/")[1:]:
            part = part.replace("~1", "/").replace("~0", "~")
            place = place.get(part, {}) if isinstance(place, dict) else {}
        return place

    def value(self, schema, depth=0):
        numbers = self.numbers
        if depth and numbers.random() < 0.06:
            return numbers.choice(OTHERS)
        schema = self.resolved(schema)
        if "const" in schema:
            return schema["const"]
        if isinstance(schema.get("enum"), list) and schema["enum"] and numbers.random() < 0.95:
            return numbers.choice(schema["enum"])
        kind = schema.get("type")
        if isinstance(kind, list) and kind:
            kind = numbers.choice(kind)
        if not isinstance(kind, str):
            kind = "object" if "properties" in schema or depth == 0 else "array" if "items" in schema else numbers.choice(
                ["string", "integer", "object"])
        if kind == "object":
            return self.object(schema, depth)
        if kind == "array":
            least = schema.get("minItems", 0) if isinstance(schema.get("minItems", 0), int) else 0
            items = schema.get("items", {})
            return [self.value(items if isinstance(items, dict) else {}, depth + 1)
                    for _ in range(min(least, 8) + numbers.choice([0, 1, 1, 2, 3]))] if depth < 7 else []
        if kind in ("integer", "number"):
            bounds = [schema[key] for key in ("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum")
                      if isinstance(schema.get(key), (int, float)) and not isinstance(schema.get(key), bool)]
            made = [0, 1, 2, 7, 100, -1] + [bound + step for bound in bounds for step in (-1, 0, 1)]
            return numbers.choice(made + ([2.0, 0.5] if kind == "number" else [2.0] * (numbers.random() < 0.1)))
        if kind == "boolean":
            return numbers.random() < 0.5
        if kind == "null":
            return None
        return self.text(schema)

    def object(self, schema, depth):
        numbers, made = self.numbers, {}
        properties = schema.get("properties") if isinstance(schema.get("properties"), dict) else {}
        required = [name for name in schema.get("required", []) if isinstance(name, str)] if isinstance(
            schema.get("required"), list) else []
        share = numbers.choice([0.1, 0.5, 0.9]) if len(properties) < 30 else 4 / len(properties)
        for name in {**properties, **dict.fromkeys(required)}:
            wanted = name in required and numbers.random() < 0.97 or numbers.random() < share
            if wanted and (depth < 7 or name in required and depth < 12):
                made[name] = self.value(properties.get(name, {}), depth + 1)
        if numbers.random() < (0.1 if properties else 0.9):
            others = schema.get("additionalProperties", True)
            patterns = schema.get("patternProperties")
            if isinstance(patterns, dict) and patterns:
                others = numbers.choice([*patterns.values()])
            if others is not False or numbers.random() < 0.2:
                for _ in range(numbers.choice([1, 1, 2])):
                    made[numbers.choice(TEXTS)] = self.value(others if isinstance(others, dict) else {}, depth + 1)
        return made

    def text(self, schema):
        numbers, texts = self.numbers, list(TEXTS)
        if schema.get("format") in OF_FORMAT:
            return OF_FORMAT[schema["format"]]
        for key in ("examples", "default"):
            given = schema.get(key)
            texts += [text for text in (given if isinstance(given, list) else [given]) if isinstance(text, str) and text.strip() == text and text.isprintable()]
        if isinstance(schema.get("pattern"), str):
            try:
                fitting = [text for text in texts if re.search(schema["pattern"], text)]
                texts = fitting if fitting and numbers.random() < 0.9 else texts
            except re.error:
                pass
        text = numbers.choice(texts)
        least, most = schema.get("minLength", 0), schema.get("maxLength")
        if isinstance(least, int) and len(text) < least < 200 and numbers.random() < 0.9:
            text += "x" * (least - len(text))
        if isinstance(most, int) and len(text) > most and numbers.random() < 0.9:
            text = text[:most].strip()
        return text


def without_empties(value):
    """A document without empty answers, in which whole numbers have no point: draft 4 leaves open whether 2.0 is one."""
    if isinstance(value, dict):
        kept = {key: without_empties(inner) for key, inner in value.items()}
        return {key: inner for key, inner in kept.items() if inner not in (None, "", [], {})}
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return [without_empties(inner) for inner in value] if isinstance(value, list) else value


def reshaped(value, items):
    """A document in the shape of a form: an object of any keys is rows of a key and a value."""
    if not isinstance(value, dict):
        return value
    made = dict(value)
    for item in items:
        name = item.get("key", item.get("name"))
        if name not in made or "items" not in item:
            continue
        inner = made[name]
        if item["type"] == "section":
            made[name] = reshaped(inner, item["items"])
        elif isinstance(inner, list):
            made[name] = [reshaped(row, item["items"]) for row in inner]
        elif isinstance(inner, dict) and [column["name"] for column in item["items"]] == ["key", "value"]:
            made[name] = [reshaped({"key": key, "value": entry}, item["items"]) for key, entry in inner.items()]
    return made


# ---------------------------------------------------------------- comparing

def names(pointer):
    """The names of properties in the place of a keyword of a schema."""
    parts = pointer.split("/")
    return {name for before, name in zip(parts, parts[1:]) if before in ("properties", "patternProperties")}


def not_expressed(schema, place=""):
    """The places in a schema of `formrun schema` whose comment says that it does not express all that the form validates."""
    found = [place] if isinstance(schema, dict) and str(schema.get("$comment", "")).startswith(NOT_EXPRESSED) and place else []
    inner = schema.items() if isinstance(schema, dict) else enumerate(schema) if isinstance(schema, list) else ()
    return found + [path for key, value in inner for path in not_expressed(value, f"{place}/{key}")]


def is_told(issue, restrictions, document):
    """Whether a refusal is of a reported restriction, or of the three that the documentation names."""
    parts = [part.replace("~1", "/").replace("~0", "~") for part in issue["path"].split("/")[1:]]
    value = json.loads(document)
    for part in parts:
        try:
            value = value[int(part)] if isinstance(value, list) else value.get(part)
        except (ValueError, IndexError, AttributeError):
            value = None
    if value in (None, "", [], {}):
        return True
    return any(not (found := names(path)) or found & set(parts) for path in restrictions)


def imported(formrun, file, folder):
    """The form of a schema, if there is one, and what is reported."""
    target = Path(folder) / "form.json"
    target.unlink(missing_ok=True)
    done = subprocess.run([formrun, "import", file, "--report", "json", "--output-file", target], capture_output=True)
    losses = [json.loads(line) for line in done.stdout.splitlines()] if target.exists() else []
    if done.returncode not in (0, 1, 3):
        sys.exit(f"{file}: status {done.returncode}: {done.stderr.decode()}")
    return (target if target.exists() else None), losses


def compare(formrun, library, file, form, losses, count, seed, totals):
    schema = json.loads(file.read_text(encoding="utf-8-sig"))
    try:
        validator = library.validator_for(schema, retriever=refuse, validate_formats=True)
        lenient = library.validator_for(schema, retriever=refuse, validate_formats=False)
    except Exception:
        totals["not compared"] += 1
        return []
    numbers = random.Random(f"{seed} {file.name}")
    documents = Documents(schema, numbers)
    made = [document for document in (documents.value(schema) for _ in range(count)) if isinstance(document, dict)]
    items = json.loads(form.read_text(encoding="utf-8"))["items"]
    lines = [json.dumps(reshaped(document, items)) for document in made]
    told = subprocess.run([formrun, "validate", form, "--ndjson", "--report", "json", "--all"],
                          input="".join(line + "\n" for line in lines), capture_output=True, text=True)
    if told.returncode > 1:
        return [f"{file.name}: validate: {told.stderr[:200]}"]
    reports = [json.loads(line) for line in told.stdout.splitlines()]
    restrictions = [path for loss in losses for path in loss["paths"]
                    if loss["effect"] == "restriction" and loss["message"] not in OF_TEXTS]
    restrictions += not_expressed(schema)
    is_whole = not any(loss["effect"] in ("omission", "missing") for loss in losses)
    differences = []
    totals["documents"] += len(made)
    for document, line, report in zip(made, lines, reports):
        is_accepted = validator.is_valid(document)
        totals["accepted by the schema" if is_accepted else "refused by the schema"] += 1
        if is_accepted and not report["valid"]:
            untold = [issue for issue in report["issues"] if not is_told(issue, restrictions, line)]
            totals["told refusals"] += not untold
            if untold:
                differences.append(f"{file.name}: untold refusal: {untold[0]['path']} {untold[0].get('code')}: {line[:300]}")
        elif not is_accepted and report["valid"] and is_whole and not lenient.is_valid(without_empties(document)):
            error = next(iter(lenient.iter_errors(without_empties(document))))
            differences.append(f"{file.name}: untold acceptance: {list(error.instance_path)} {error.message[:80]}: {line[:300]}")
    return differences


def refuse(address):
    raise OSError(address)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("formrun")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--count", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="*")
    options = parser.parse_args()
    library = prepare()
    of_forms = subprocess.run([options.formrun, "schema", "--of-forms"], check=True, capture_output=True, text=True).stdout
    of_forms = library.validator_for(json.loads(of_forms))
    totals, schemas, places, differences = (collections.Counter() for _ in range(4))
    found = []
    with tempfile.TemporaryDirectory() as folder:
        for file in sorted(options.folder.glob("*.json")):
            if not fnmatch.fnmatch(file.name, options.only):
                continue
            totals["schemas"] += 1
            form, losses = imported(options.formrun, file, folder)
            if not form:
                totals["refused"] += 1
                continue
            totals["forms"] += 1
            totals["nothing omitted"] += not any(loss["effect"] in ("omission", "missing") for loss in losses)
            totals["nothing reported"] += not losses
            totals["of another shape"] += any(loss["effect"] == "reshaping" for loss in losses)
            for effect, reason in {(loss["effect"], loss["message"]) for loss in losses}:
                schemas[effect, reason] += 1
            for loss in losses:
                places[loss["effect"], loss["message"]] += len(loss["paths"])
            if subprocess.run([options.formrun, "check", form], capture_output=True).returncode:
                found.append(f"{file.name}: the form does not pass formrun check")
            if not of_forms.is_valid(json.loads(form.read_text(encoding="utf-8"))):
                found.append(f"{file.name}: the schema of form files refuses the form")
            if options.count:
                found += compare(options.formrun, library, file, form, losses, options.count, options.seed, totals)
    print(", ".join(f"{number:,} {name}" for name, number in totals.items()))
    print("schemas  places  reason")
    for (effect, reason), number in schemas.most_common(60):
        print(f"{number:7,} {places[effect, reason]:7,}  {effect}: {reason[:110]}")
    print(f"{len(found)} differences")
    for difference in found[:60]:
        print(difference)
    sys.exit(1 if found else 0)


main()
