#!/usr/bin/env python3
"""Validates NDJSON with one library, twice, and prints the time of the second pass and the number of invalid lines.

    peer.py pydantic|msgspec|jsonschema-rs FORM DATA [--errors]

With --errors, every error of every line is collected. The exit status is 3 if the library is not installed, and 4 if it
cannot collect errors. The rules are derived from the form file, so that all libraries apply the same rules.
"""
import datetime
import json
import sys
import time
from typing import Annotated, Literal, Union


def inputs(form):
    """The fields, each as (name, kind, whether it is required, its rules)."""
    for item in json.load(open(form, encoding="utf-8"))["items"]:
        if item["type"] == "button":
            continue
        rules, required = {"choices": item.get("choices")}, False
        for rule in item.get("validators", []):
            if rule == "required":
                required = True
            else:
                rules.update(rule)
        yield item["name"], item.get("value", "text"), required, rules


def bounds(rules):
    length = rules.get("length", {})
    return {"min_length": length.get("min"), "max_length": length.get("max"),
            "pattern": f"^(?:{rules['pattern']})$" if "pattern" in rules else None}


def pydantic(form):
    from pydantic import Field, TypeAdapter, ValidationError
    from typing_extensions import NotRequired, TypedDict

    def strict(kind, **rules):
        return Annotated[kind, Field(strict=True, **rules)]

    fields = {}
    for name, kind, required, rules in inputs(form):
        kind = {"text": lambda: strict(str, **bounds(rules)), "boolean": lambda: strict(bool),
                "decimal": lambda: strict(float, ge=rules["range"]["min"], le=rules["range"]["max"]),
                "date": lambda: strict(datetime.date), "choice": lambda: Literal[tuple(rules["choices"])]}[kind]()
        fields[name] = kind if required else NotRequired[kind]
    judge = TypeAdapter(TypedDict("Application", fields)).validator.validate_json

    def verdict(line):
        try:
            judge(line)
            return 0
        except ValidationError:
            return 1

    def errors(line):
        try:
            judge(line)
            return 0
        except ValidationError as error:
            return len(error.errors(include_url=False, include_input=False, include_context=False))

    return verdict, errors


def msgspec(form):
    import msgspec

    fields = []
    for name, kind, required, rules in inputs(form):
        kind = {"text": lambda: Annotated[str, msgspec.Meta(**bounds(rules))], "boolean": lambda: bool,
                "decimal": lambda: Annotated[
                    float, msgspec.Meta(ge=rules["range"]["min"], le=rules["range"]["max"])],
                "date": lambda: datetime.date, "choice": lambda: Literal[tuple(rules["choices"])]}[kind]()
        fields.append((name, kind) if required else (name, Union[kind, msgspec.UnsetType], msgspec.UNSET))
    decode = msgspec.json.Decoder(msgspec.defstruct("Application", fields, kw_only=True)).decode

    def verdict(line):
        try:
            decode(line)
            return 0
        except msgspec.ValidationError:
            return 1

    return verdict, None


def jsonschema_rs(form):
    import jsonschema_rs
    import orjson

    properties, required_names = {}, []
    for name, kind, required, rules in inputs(form):
        schema = {"text": {"type": "string"}, "boolean": {"type": "boolean"}, "decimal": {"type": "number"},
                  "date": {"type": "string", "format": "date"}, "choice": {"enum": rules["choices"]}}[kind]
        limits = bounds(rules) | {"minimum": rules.get("range", {}).get("min"),
                                  "maximum": rules.get("range", {}).get("max")}
        names = {"min_length": "minLength", "max_length": "maxLength"}
        schema |= {names.get(key, key): limit for key, limit in limits.items() if limit is not None}
        properties[name] = schema
        if required:
            required_names.append(name)
    validator = jsonschema_rs.validator_for(
        {"$schema": "http://json-schema.org/draft-07/schema#", "type": "object", "required": required_names,
         "properties": properties}, validate_formats=True)
    return (lambda line: not validator.is_valid(orjson.loads(line)),
            lambda line: sum(1 for _ in validator.iter_errors(orjson.loads(line))))


def main():
    name, form, data, *options = sys.argv[1:]
    try:
        verdict, errors = {"pydantic": pydantic, "msgspec": msgspec, "jsonschema-rs": jsonschema_rs}[name](form)
    except ImportError as error:
        sys.exit(print(error, file=sys.stderr) or 3)
    judge = errors if "--errors" in options else verdict
    if judge is None:
        sys.exit(4)

    def run():
        with open(data, "rb") as lines:
            return sum(1 for line in lines if judge(line))

    run()
    start = time.perf_counter()
    invalid = run()
    print(json.dumps({"seconds": time.perf_counter() - start, "invalid": invalid}))


main()
