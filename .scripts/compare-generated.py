#!/usr/bin/env python3
"""Compares all ways into forms that are generated from `.scripts/language-blocks.json`, by the command line.

    .scripts/compare-generated.py FORMRUN [--forms 20] [--answers 8] [--seed 1] [--blocks NAME,NAME]

Each form has two to five blocks, and some of its items have conditions that read the blocks before them. For each of its
random submissions:

- `validate` has the same result for JSON, for a line of NDJSON, for a form post, and for the form and the submission with
  their keys in another order;
- `run --answers` succeeds where `validate` does, reports the same issues, and writes what `validate` accepts;
- `run --set`, where the answers are in no rows, has the result of the form post;
- the cards count the issues that `validate` does: `card --report json`, and the summaries of the page;
- the page and the Adaptive Card of accepted answers, sent as they are drawn, give the same values in the same order;
- a form whose fragments are written out (`check --expand`) has the same result;
- the schema of the form, applied by an independent validator, refuses nothing that the form accepts; and the schema of
  form files accepts the form.

A block may have `given`, the values of its fields that the program sets, and `choices`, CSV files by the names of the
choices that its form fetches.

jsonschema-rs, or jsonschema if that is not available, is the validator; both come from PyPI, into .build/schema-venv,
unless they are installed.
"""
import argparse
import collections
import copy
import html.parser
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
        *before, last = (part.replace("~1", "/").replace("~0", "~") for part in path.removeprefix("/").split("/"))
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


def is_file(value):
    return isinstance(value, dict) and {"name", "type", "size"} <= value.keys()


def has_file(value):
    if isinstance(value, dict):
        return is_file(value) or any(has_file(inner) for inner in value.values())
    return isinstance(value, list) and any(has_file(inner) for inner in value)


def posted(parts):
    """The body of a form post and its encoding, which is multipart where a part is a file."""
    if not any(is_file(value) for _, value in parts):
        return urllib.parse.urlencode(parts), "urlencoded"
    body = ""
    for name, value in parts:
        head, content = f'Content-Disposition: form-data; name="{name}"', value
        if is_file(value):
            head += f'; filename="{value["name"]}"\r\nContent-Type: {value["type"]}'
            content = "x" * value["size"]
        body += f"--XX\r\n{head}\r\n\r\n{content}\r\n"
    return body + "--XX--\r\n", "multipart"


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
        elif is_file(value):
            yield name, value
        else:
            yield name, "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def settable(shapes, sent, prefix=""):
    """The arguments of `run` that set the answers as texts; `None` where some are in rows."""
    found = []
    for key, value in (sent or {}).items():
        answers, path = shapes[key], f"{prefix}{key}"
        if "rows" in answers:
            return None
        if "good" not in answers:
            inner = settable(answers, value, f"{path}.")
            if inner is None:
                return None
            found += inner
        elif is_file(value):
            return None
        elif isinstance(value, list):
            if any("," in element or "\n" in element for element in value):
                return None
            found += ["--set", f"{path}={','.join(value)}"]
        elif value is not None:
            found += ["--set", f"{path}={str(value).lower() if isinstance(value, bool) else value}"]
    return found


class Page(html.parser.HTMLParser):
    """What a browser posts of a page, and how many problems its summaries list."""

    def __init__(self, text):
        super().__init__()
        self.entries, self.problems = [], 0
        self.select, self.area, self.disabled_sets = None, None, 0
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        name, is_disabled = given.get("name"), "disabled" in given
        if tag == "li" and "fr-bad" in (given.get("class") or ""):
            self.problems += 1
        elif tag == "fieldset":
            self.disabled_sets += is_disabled or self.disabled_sets > 0
        elif self.disabled_sets:
            return
        elif tag == "input" and name and not is_disabled:
            kind = given.get("type")
            if kind in ("submit", "button") or kind in ("radio", "checkbox") and "checked" not in given:
                return
            self.entries.append((name, given.get("value") or ""))
        elif tag == "select" and name and not is_disabled:
            # Without a selected option, a browser sends the first one.
            self.select = {"name": name, "several": "multiple" in given, "first": None, "sent": False}
        elif tag == "option" and self.select:
            value = given.get("value") or ""
            if self.select["first"] is None:
                self.select["first"] = value
            if "selected" in given:
                self.entries.append((self.select["name"], value))
                self.select["sent"] = True
        elif tag == "textarea" and name and not is_disabled:
            self.area = (name, "")

    def handle_data(self, data):
        if self.area:
            self.area = (self.area[0], self.area[1] + data)

    def handle_endtag(self, tag):
        if tag == "textarea" and self.area:
            self.entries.append((self.area[0], self.area[1].removeprefix("\n")))
            self.area = None
        elif tag == "fieldset" and self.disabled_sets:
            self.disabled_sets -= 1
        elif tag == "select" and self.select:
            if not self.select["sent"] and not self.select["several"] and self.select["first"] is not None:
                self.entries.append((self.select["name"], self.select["first"]))
            self.select = None


def adaptive_answer(cards):
    """What a host sends where a person changes nothing: the data of the last action of each card, and the inputs."""
    found = {}

    def collect(value):
        if isinstance(value, list):
            for element in value:
                collect(element)
        elif isinstance(value, dict):
            if str(value.get("type", "")).startswith("Input.") and "value" in value:
                found[value["id"]] = value["value"]
            for element in value.values():
                collect(element)

    def actions(value):
        if isinstance(value, list):
            return [action for element in value for action in actions(element)]
        if isinstance(value, dict):
            own = [value] if value.get("type") == "Action.Submit" else []
            return own + [action for element in value.values() for action in actions(element)]
        return []

    for card in cards:
        for action in actions(card)[-1:]:
            found.update(action.get("data") or {})
        collect(card)
    return found


# ---------------------------------------------------------------- comparing

def facts(report):
    """The validity, the errors and the ending of a report."""
    report = json.loads(report)
    errors = sorted((issue["path"], issue["code"]) for issue in report["issues"] if issue.get("severity") != "warning")
    return report["valid"], errors, report.get("ending")


def compare(formrun, library, form, shapes, given, choices, sent, numbers, forms, folder):
    """The differences of one form, as texts."""
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
        body, encoding = posted(list(post(shapes, one)))
        ways = {
            "NDJSON": facts(reports[2 * number]), "NDJSON again": facts(reports[2 * number + 1]),
            "another order of keys": validate(mixed, json.dumps(shuffled(numbers, one))),
            "form post": validate(path, body, "--input", encoding),
        }
        if expanded:
            ways["fragments written out"] = validate(expanded, text)
        for way, found in ways.items():
            if found != expected:
                yield f"{way}: {found}, but {expected} of {text}"
        if expected[0] and not schema.is_valid(one):
            yield f"the schema refuses {text}: {[error.message[:200] for error in schema.iter_errors(one)]}"
        yield from compare_cards(call, validate, file, form, path, extra, one, expected)
        # An ending that is not accepted ends the run with a status of its own.
        if expected[2] is not None:
            continue
        settings = settable(shapes, one)
        if settings is not None and not any("\0" in setting for setting in settings):
            typed = ways["form post"]
            run = call("run", path, "--no-input", *extra, *settings)
            found = sorted(set(re.findall(r"(?:^|: )(/[^:]*): .*\[(\w+)\]$", run.stderr, re.M)))
            if (run.returncode == 0) != typed[0] or found != sorted(set(typed[1])):
                yield f"--set: status {run.returncode} {found} {run.stderr}, but {typed} of {settings}"
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


NOT_ON_CARDS = {"ended", "unknownField", "hiddenField", "disabledField", "notComputed", "notGiven"}


def inside(path, place):
    return path == place or path.startswith(place + "/")


def item_at(form, place):
    """The item of a path, without those in fragments."""
    items, item = form["items"], {}
    for key in place.split("/")[1:]:
        if not key.isdigit():
            item = next((item for item in items if item.get("name") == key), {})
            items = item.get("items", [])
    return item


class Numeral(str):
    """A number as it is written."""


def compare_cards(call, validate, file, form, path, extra, one, expected):
    """The differences of what cards show and post."""
    answers = file("answers.json", one)

    def drawn(*arguments):
        done = call("card", path, answers, *extra, *arguments)
        # Status 1 says that the answers have values for what no card shows.
        if done.returncode not in (0, 1) or not done.stdout:
            raise SystemExit(f"card {arguments} ended with status {done.returncode}: {done.stderr}; {json.dumps(form)}")
        return done.stdout

    cards = json.loads(drawn("--state", "custom:invalid", "--report", "json"))
    # An ending is no problem of a card, a field that takes no value shows none, and what a form does not know is on none.
    # Rows that are asked for are on the card, with issues of their own where they are missing in the submission.
    made = {place for place, code in expected[1] if code == "tooFew" and "rows" in item_at(form, place)}
    wanted = collections.Counter(
        code for place, code in expected[1] if code not in NOT_ON_CARDS and not any(inside(place, group) for group in made))
    # An issue of an element of a list is shown at its field, and one of a hidden helper at the card.
    found = collections.Counter(
        issue["code"] for card in cards for issue in card["issues"]
        if issue["severity"] == "error" and not any(inside(issue["path"], group) for group in made))
    if found != wanted:
        yield f"card: {sorted(found.elements())}, but {sorted(wanted.elements())} of {json.dumps(one)}"
    page = Page(drawn("--state", "custom:invalid", "--format", "html"))
    count = sum(issue["severity"] == "error" for card in cards for issue in card["issues"])
    if page.problems != count:
        yield f"page: {page.problems} problems, but {count} on the card of {json.dumps(one)}"
    # Neither a page nor a host sends a file again.
    if not expected[0] or expected[2] is not None or has_file(one):
        return
    written = file("accepted.ndjson", "")
    # What nobody sees is in no page, and a secret is in none. Conditions of what is drawn may read its answers.
    hidden = [item for item in form["items"] if item.get("shown") is False and "computed" not in item]
    unseen = {item["name"] for item in hidden}
    if any(one.get(item["name"]) != item.get("default") for item in hidden if "setBy" not in item):
        return

    def judged(text, *options):
        """The accepted values as a text, whose numbers and order are compared too; or else the report."""
        done = call("validate", path, "--accepted", written, *extra, *options, stdin=text)
        if done.returncode:
            return validate(path, text, *options)
        values = json.loads(written.read_text(encoding="utf-8"), parse_float=Numeral, parse_int=Numeral)
        return repr([pair for pair in values.items() if pair[0] not in unseen])

    accepted = judged(json.dumps(one))
    bodies = {
        "urlencoded": urllib.parse.urlencode(Page(drawn("--format", "html")).entries),
        "adaptive": json.dumps(adaptive_answer(json.loads(drawn("--format", "adaptive", "--allow-secrets")))),
    }
    for way, body in bodies.items():
        values = judged(body, "--input", way)
        if values != accepted:
            yield f"{way} of what was drawn: {values}, but {accepted} of {json.dumps(one)}; sent {body}"


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
        with tempfile.TemporaryDirectory() as folder:
            found = list(
                compare(options.formrun, library, form, shapes, given, choices, sent, numbers, forms, Path(folder)))
        differences += [f"{'+'.join(chosen)}: {difference}" for difference in found]
    print(f"{options.forms} forms, {options.forms * options.answers} submissions, {len(differences)} differences")
    for difference in differences[:40]:
        print(difference[:1500])
    sys.exit(1 if differences else 0)


main()
