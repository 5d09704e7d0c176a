#!/usr/bin/env python3
"""Writes submissions of Benchmarks/FormBenchmarks/Resources/application.form.json as NDJSON, always the same ones.

    submissions.py mixed  --records 200000 > mixed.ndjson     one in ten is invalid, in one field
    submissions.py allbad --records 50000  > allbad.ndjson    each is invalid, in one to five fields
"""
import argparse
import json
import random
import sys

GIVEN = "Ada Grace Alan Zoë Søren Łukasz Chloé Anna-Maria Ngozi Юлия 健 Barbara".split()
FAMILY = "Lovelace Hopper Turing O'Brien Müller Kowalska Okafor Sánchez Thompson-Lee Иванова 田中".split()
HOSTS = "example.com mail.example.net post.example.co.uk uni-ulm.example.de".split()
LETTERS = "abcdefghijklmnopqrstuvwxyz"
SIGNS = LETTERS + LETTERS.upper() + "0123456789!#$%&*+,-./:;=?@^_"
PHONES = ["({}) {}-{}", "{}-{}-{}", "{}.{}.{}", "{}{}{}"]

# Invalid values by field; each breaks a rule of the form. The ellipsis is a missing value.
BAD = {
    "full_name": [..., None, "", "n" * 81, 12],
    "email": [..., "nobody", "a@b", "a b@example.com", "a@@example.com", "a@exa_mple.com", 7],
    "username": [..., "Ada", "ab", "u" * 21, "1st", "has-dash", 7],
    "password": [..., "too short", "p" * 129, 123456789012],
    "amount": [..., 0, -3.5, 1000000.01, "100.00", True, [1]],
    "zipcode": [..., "1234", "123456", "12345-67", 12345],
    "phone": [..., "555-1234", "call me", "(212 555-1234", 2125551234],
    "ssn": [..., "000-12-3456", "666-12-3456", "912-12-3456", "123-00-4567", "123-45-0000", "123456789"],
    "birth_date": [..., "1990-02-30", "1999-02-29", "1990-13-01", "02/03/1990", "1990-1-5"],
    "newsletter": ["yes", 1],
    "country": [..., "XX", "us", 1],
}


def valid(r):
    user = r.choice(LETTERS) + "".join(r.choices(LETTERS + "0123456789_", k=r.randint(2, 19)))
    record = {
        "full_name": f"{r.choice(GIVEN)} {r.choice(FAMILY)}",
        "email": f"{user[:12]}{r.choice(['', '.x', '+news'])}@{r.choice(HOSTS)}",
        "username": user,
        "password": "".join(r.choices(SIGNS, k=r.randint(12, 24))) + ('"\\' if r.random() < 0.03 else ""),
        "amount": r.randint(1, 100_000_000) / 100 if r.random() < 0.8 else r.randint(1, 1_000_000),
        "zipcode": f"{r.randint(501, 99950):05}" + (f"-{r.randint(1, 9999):04}" if r.random() < 0.3 else ""),
        "phone": r.choice(PHONES).format(r.randint(200, 999), r.randint(200, 999), f"{r.randint(0, 9999):04}"),
        "ssn": f"{r.randint(1, 665):03}-{r.randint(1, 99):02}-{r.randint(1, 9999):04}",
        "birth_date": f"{r.randint(1930, 2006)}-{r.randint(1, 12):02}-{r.randint(1, 28):02}",
        "newsletter": r.random() < 0.5,
        "country": r.choice(["US", "CA", "MX", "GB", "DE"]),
    }
    if r.random() < 0.1:
        del record["newsletter"]
    return record


def spoil(record, r, fields):
    for name in r.sample(list(BAD), fields):
        record[name] = r.choice(BAD[name])
        if record[name] is ...:
            del record[name]


def lines(kind, count):
    r = random.Random(f"formrun {kind}")
    for _ in range(count):
        record = valid(r)
        if kind == "allbad":
            spoil(record, r, r.randint(1, 5))
        elif r.random() < 0.1:
            spoil(record, r, 1)
        yield json.dumps(record, ensure_ascii=r.random() < 0.02, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=["mixed", "allbad"])
    parser.add_argument("--records", type=int, default=200_000)
    given = parser.parse_args()
    sys.stdout.reconfigure(encoding="utf-8")
    sys.stdout.writelines(lines(given.kind, given.records))
