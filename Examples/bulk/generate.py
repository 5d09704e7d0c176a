#!/usr/bin/env python3
"""Write submissions of forms/sign-up.json as NDJSON, about a tenth of them invalid.

The same COUNT and SEED always give the same bytes.
"""

import argparse
import json
import random
import sys

NAMES = ["Ada", "Barbara", "Édith", "Grace", "Hedy", "Katherine", "Margaret", "Радья", "富士子"]
WORDS = ["anvil", "bridge", "comet", "drizzle", "engine", "fathom", "garnet", "harbour", "inkwell"]


def submission(number, rng):
    password = " ".join(rng.choice(WORDS) for _ in range(4))
    return {
        "username": f"user_{number}",
        "displayName": f"{rng.choice(NAMES)} {number}",
        "email": f"user{number}@example.com",
        "phone": f"(212) 555-01{rng.randrange(100):02}",
        "language": rng.choice(["en", "es", "fr", "de"]),
        "birthDate": f"{rng.randint(1930, 2007)}-{rng.randint(1, 12):02}-{rng.randint(1, 28):02}",
        "password": password,
        "passwordAgain": password,
        "news": rng.random() < 0.5,
        "terms": "agreed",
    }


# Each takes a valid submission and makes one mistake in it, or several.
MISTAKES = [
    lambda fields: fields.pop("email"),
    lambda fields: fields.update(email="user@@example.com"),
    lambda fields: fields.update(username="X"),
    lambda fields: fields.update(birthDate="1995-02-30"),
    lambda fields: fields.update(language="tlh", terms="no"),
    lambda fields: fields.update(password="short", passwordAgain="shorter"),
    lambda fields: fields.update(news="yes", phone=2125550123),
    lambda fields: fields.update(nickname="none"),
    lambda fields: fields.clear(),
]


# Lines that a tool on the way could mend, split or drop; the verdict must not change.
def odd(line, rng):
    return rng.choice(
        [
            line[: len(line) // 2],  # cut short
            line.replace(b"user_", b"user\xff", 1),  # not UTF-8
            b'{"terms": "agreed", ' + line[1:],  # a key twice
            line.replace(b", ", b",\r", 1),  # valid: some readers end a line at this
        ]
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, help="how many submissions")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()

    rng = random.Random(arguments.seed)
    out = sys.stdout.buffer
    for number in range(1, arguments.count + 1):
        fields = submission(number, rng)
        kind = rng.random()
        if kind < 0.09:
            rng.choice(MISTAKES)(fields)
        line = json.dumps(fields, ensure_ascii=False).encode()
        if 0.09 <= kind < 0.10:
            line = odd(line, rng)
        # Empty lines are no submissions, but they count as lines.
        out.write(b"\n" + line + b"\n" if number % 1000 == 0 else line + b"\n")


if __name__ == "__main__":
    main()
