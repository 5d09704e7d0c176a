#!/usr/bin/env python3
"""Runs Examples/server for minutes among hostile, slow and honest clients, and checks that nothing grows and nothing is lost.

    .scripts/soak-server.py SERVER [--seconds 600] [--growth MIB] [--seed N]

Two processes with one key share all sessions: `first` is ended and started again all the time, by SIGTERM and by SIGKILL in
turn, and `second` stays. At the same time there are

- people, who fill in both pages, each request at either process, and who wait for a restart in between: what they entered
  stands in the pages after it, a wrong answer is refused with its reason, and the account is there in the end;
- hostile clients: random, truncated and oversized bodies, other charsets, deep JSON, thousands of fields, multipart bombs,
  broken heads and cookies, and clients that go away before their request is over or before they have read the answer;
- slow clients, who send a request in pieces with pauses and are answered rightly, and clients that occupy a connection, by
  nothing or by a head that never ends, until the server closes it.

It fails where

- an answer of a person is lost, or a hostile body is accepted;
- a status is 500 or more: the server has limits, and none of them is a fault of its own;
- a process ends by itself, or does not serve a person within 20 s;
- the memory (RSS) of `second` grows from the end of the warm-up, a fifth of the time, to the end by more than GROWTH MiB, 8
  unless given, besides 2 KiB for each account that it has taken meanwhile: the example keeps accounts in memory.
"""
import argparse
import asyncio
import html
import itertools
import json
import random
import re
import signal
import sys
import time
import urllib.parse
from collections import Counter

from example_server import ExampleServer, new_key

ACCOUNT_BYTES = 2048
JSON, POST = "application/json", "application/x-www-form-urlencoded"
# A connection is closed after 15 s without a head, or without anything new.
SILENCE = 15
PATIENCE = 20


class Failure(Exception):
    """What a person met who should have been served."""


async def exchange(port, request, pieces=None, pause=0.0):
    """Sends a request, at once or in pieces; the status, the head and the body of the response, or None where there is none."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        size = len(request) if pieces is None else max(1, len(request) // pieces)
        for start in range(0, len(request), size):
            writer.write(request[start:start + size])
            await writer.drain()
            if pieces is not None:
                await asyncio.sleep(pause)
        data = await reader.read()
        while more := await reader.read():
            data += more
    finally:
        writer.close()
    head, _, body = data.partition(b"\r\n\r\n")
    match = re.match(rb"HTTP/1\.1 (\d{3})", head)
    return (int(match.group(1)), head.decode("latin-1"), body) if match else None


def request(method, path, body=b"", kind="", cookie="", more=""):
    head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: {len(body)}\r\n"
    for name, value in (("Content-Type", kind), ("Cookie", cookie)):
        if value:
            head += f"{name}: {value}\r\n"
    return (head + more + "\r\n").encode("latin-1") + body


def account(email):
    return {"name": "Ada Lovelace", "email": email, "birthday": "1990-12-10", "password": "correct horse battery", "plan": "free"}


class Soak:
    def __init__(self, program, seconds, growth, seed):
        self.seconds, self.growth = seconds, growth
        self.random = random.Random(seed)
        key = new_key()
        self.first, self.second = (ExampleServer(program, key) for _ in range(2))
        self.restarts, self.killed = 0, 0
        self.counts, self.statuses = Counter(), Counter()
        self.failures, self.latencies = Counter(), []
        self.taken_by_second = 0
        self.numbers = itertools.count()
        self.is_over = False

    def fail(self, text):
        self.failures[text] += 1

    def note(self, answer, what):
        if answer is None:
            self.counts["connections without an answer"] += 1
            return
        self.statuses[answer[0]] += 1
        if answer[0] >= 500:
            self.fail(f"{what}: status {answer[0]}")

    # ---------------------------------------------------------------- people

    async def serve(self, server, *parts):
        """The answer to a request of a person, who tries again while a process is started."""
        begun = time.monotonic()
        while True:
            began = time.monotonic()
            try:
                answer = await asyncio.wait_for(exchange(server.port, request(*parts)), PATIENCE)
            except (OSError, asyncio.TimeoutError):
                answer = None
            if answer:
                if server is self.second:
                    self.latencies.append(time.monotonic() - began)
                self.note(answer, f"{parts[0]} {parts[1]}")
                return answer
            # Only a process that is being restarted answers nothing.
            if server is self.second or time.monotonic() - begun > PATIENCE:
                raise Failure(f"{parts[0]} {parts[1]} has no answer")
            await asyncio.sleep(0.1)

    async def person(self, number):
        """One sign-up, by a browser that keeps a cookie and the token of the page."""
        cookie, token = "", ""
        chance = random.Random(self.random.random())
        words = ["Ada", "Grace", "Żółć", "O'Brien & Søn", "\"<b>\"", "李小龍", "x" * 40, "مريم"]
        email = f"p{number}@example.com"
        page1 = {"name": f"{chance.choice(words)} {number}", "email": email, "birthday": f"19{chance.randint(10, 99)}-0{chance.randint(1, 9)}-17",
                 "password": "correct horse battery"}
        page2 = {"plan": "team", "seats": str(chance.randint(2, 500)), "budget": f"{chance.randint(1, 999)}.50", "contacts": "",
                 "contacts.0": "", "contacts.0.who": chance.choice(words), "contacts.0.phone": "+442079460958"}

        async def send(method, path, card="", button="", answers=None, server=None):
            nonlocal cookie, token
            entries = {"form-page": card, "form-token": token, **({"form-button": button} if button else {}), **(answers or {})}
            body = urllib.parse.urlencode(entries).encode() if method == "POST" else b""
            server = server or chance.choice((self.first, self.second))
            status, head, text = await self.serve(server, method, path, body, POST, cookie)
            if match := re.search(r"(?im)^set-cookie: (session=[^;\r]*)", head):
                cookie = match.group(1)
            text = text.decode(errors="replace")
            if match := re.search(r'name="form-token" value="([^"]*)"', text):
                token = html.unescape(match.group(1))
            place = re.search(r"(?im)^location: (\S+)", head)
            return status, place.group(1) if place else text

        async def expect(wanted, *parts, **named):
            status, text = await send(*parts, **named)
            found = (status, text) if isinstance(wanted, tuple) else status
            if found != wanted:
                raise Failure(f"{parts[:4]}: {status} {text[:200]!r}, not {wanted}")
            return text

        def compare(text, answers):
            shown = {}
            for tag in re.findall(r"<input\b[^>]*>", text):
                facts = {name: html.unescape(value) for name, value in re.findall(r'([\w-]+)="([^"]*)"', tag)}
                if facts.get("type") not in ("radio", "checkbox") or " checked" in tag:
                    shown.setdefault(facts.get("name"), facts.get("value", ""))
            for name, value in answers.items():
                if name == "password" or not value:
                    continue
                found = shown.get(name)
                self.counts["answers compared"] += 1
                # A budget is shown in the notation of the reader: €19.50.
                same = found is not None and (value in found.replace(",", "") if name == "budget" else digits(found) == digits(value))
                if not same:
                    raise Failure(f"{name} is {found!r} and was {value!r}")

        def digits(text):
            return re.sub(r"[ ()+-]", "", text)

        async def restart():
            before = self.restarts
            while self.restarts == before and not self.is_over:
                await asyncio.sleep(0.2)

        crosses, begun = chance.random() < 0.3, self.restarts
        await expect(200, "GET", "/sign-up/1")
        refused = await expect(422, "POST", "/sign-up/1", "card1", "next", {**page1, "birthday": "2999-01-01"})
        if page1["email"] not in refused:
            raise Failure("a refused page has lost an answer")
        await expect((303, "/sign-up/2"), "POST", "/sign-up/1", "card1", "next", page1)
        if crosses:
            await restart()
        compare(await expect(200, "GET", "/sign-up/1"), page1)
        await expect(200, "GET", "/sign-up/2")
        added = await expect(200, "POST", "/sign-up/2", "card2", "", {**page2, "form-add": "/contacts"})
        if "contacts.1.who" not in added:
            raise Failure("a row was not added")
        await expect((303, "/sign-up/1"), "POST", "/sign-up/2", "card2", "back", page2)
        if crosses:
            await restart()
        compare(await expect(200, "GET", "/sign-up/2"), page2)
        last = chance.choice((self.first, self.second))
        restarts = self.restarts
        await expect((303, "/welcome"), "POST", "/sign-up/2", "card2", "create", page2, server=last)
        status, _, text = await self.serve(last, "POST", "/accounts", json.dumps(account(email)).encode(), JSON)
        if last is self.second:
            self.taken_by_second += 1
        # A process that was ended meanwhile has no accounts.
        is_same = last is self.second or restarts == self.restarts and self.first_is_up
        if is_same and (status != 422 or b'"/email"' not in text):
            raise Failure(f"the account {email} is not there: {status} {text[:200]!r}")
        self.counts["people"] += 1
        self.counts["over a restart"] += crosses and self.restarts > begun + 1

    async def people(self):
        while not self.is_over:
            number = next(self.numbers)
            self.counts["sessions begun"] += 1
            try:
                await self.person(number)
            except Failure as failure:
                self.fail(f"a person: {failure}")
            await asyncio.sleep(0.05)

    # ---------------------------------------------------------------- restarts

    first_is_up = True

    async def restarting(self):
        while not self.is_over:
            await asyncio.sleep(min(20, self.seconds / 12))
            if self.is_over:
                return
            self.check_alive()
            self.first_is_up = False
            number = signal.SIGTERM if self.restarts % 2 == 0 else signal.SIGKILL
            if not await asyncio.to_thread(self.first.end, number):
                self.killed += 1
            await asyncio.to_thread(self.first.start)
            self.restarts += 1
            self.first_is_up = True

    def check_alive(self):
        for name, server in (("first", self.first), ("second", self.second)):
            if server.process.poll() is not None:
                self.fail(f"the process {name} has ended with {server.process.returncode}: {server.said()}")
                raise SystemExit(self.table(0, 0))

    # ---------------------------------------------------------------- hostile clients

    def hostile(self, chance):
        """A hostile request, with what it is."""
        valid = json.dumps(account("x@example.com")).encode()
        form = b"form-page=card1&form-token=x&name=Ada&email=ada%40example.com"
        parts = b"".join(b'--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nAda\r\n' for _ in range(3)) + b"--b--\r\n"
        kinds = [JSON, POST, "multipart/form-data; boundary=b", "text/plain", "application/json; charset=utf-16", "multipart/form-data",
                 POST + "; charset=iso-8859-1", "application/json; charset=\x80", ""]
        path = chance.choice(["/accounts", "/sign-up/1", "/sign-up/99", "/accounts", "/sign-up/-1"])
        name = chance.choice(["random", "truncated", "changed", "oversized", "charset", "deep", "fields", "bomb", "names", "head", "cookie", "chunks"])
        kind, cookie, more = chance.choice(kinds[:3]), "", ""
        if name == "random":
            body, kind = chance.randbytes(chance.randint(0, 4000)), chance.choice(kinds)
        elif name == "truncated":
            kind, body = chance.choice([(JSON, valid), (POST, form), (kinds[2], parts)])
            body = body[:chance.randint(0, len(body) - 2)]
            if kind == POST:
                body += b"%"
        elif name == "changed":
            body = bytearray(valid)
            for _ in range(3):
                body[chance.randrange(len(body))] = chance.randrange(256)
            # Whatever the change was, the account must not be accepted.
            body, kind = bytes(body).replace(b'"plan"', b'"plan":"x","plan"') + b"}", JSON
        elif name == "oversized":
            body = b"x=" + b"y" * chance.choice([65_534, 65_536, 70_000, 1_000_000, 8_000_000])
        elif name == "charset":
            body, kind = chance.choice([valid.decode().encode("utf-16"), "name=é".encode("latin-1"), valid]), chance.choice(kinds[3:])
        elif name == "deep":
            depth = chance.choice([100, 1000, 30_000])
            body, kind = chance.choice([b"[" * depth, b'{"a":' * depth, b'{"contacts":' + b"[" * depth + b"]" * depth + b"}"]), JSON
        elif name == "fields":
            count = chance.choice([1000, 4000])
            json_body = json.dumps({f"f{i}": i for i in range(count)}).encode()
            body, kind = chance.choice([(json_body, JSON), ("&".join(f"contacts[{i * 7919}][who]=a" for i in range(count // 2)).encode(), POST),
                                        (b"&" * 60_000, POST), (b"name=a&" * 8000, POST)])
        elif name == "bomb":
            kind = kinds[2]
            body = chance.choice([b'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n' * 1200, b"--b\r\n" * 12_000,
                                  b"--b\r\n" + b"X: y\r\n" * 10_000, b"--" * 32_000, b'--b\r\nContent-Disposition: form-data; name="' + b'\\"' * 30_000])
        elif name == "names":
            body, kind = urllib.parse.urlencode({chance.choice(["form-page", "form-add", "form-remove", "__proto__", "contacts.0.0", "[", "/contacts/9"]):
                                                 chance.choice(["/contacts", "/contacts/99999999999999999999", "card9", "\0", "\u202e"])
                                                 for _ in range(8)}).encode(), POST
        elif name == "head":
            body = b""
            more = chance.choice(["X: " + "y" * 100_000 + "\r\n", "".join(f"X{i}: y\r\n" for i in range(2000)), "Content-Length: 5\r\n",
                                  "Transfer-Encoding: chunked\r\n", "Accept-Language: " + "de;q=0.1," * 3000 + "\r\n", "\x00\r\n"])
        elif name == "cookie":
            body, kind = form, POST
            cookie = "session=" + chance.choice(["", "x", "A" * 6000, "=" * 40, "%00" * 30, ";" * 300, new_key() * 3])
        else:
            data = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: {kind}\r\nTransfer-Encoding: chunked\r\n\r\n".encode()
            size = chance.choice([1, 1000, 60_000])
            data += b"".join(b"%x\r\n%s\r\n" % (size, b"x" * size) for _ in range(100 if size > 1000 else 20))
            return name, data + chance.choice([b"0\r\n\r\n", b"zz\r\n", b"ffffffffffffffff\r\n"])
        method = chance.choice(["POST", "POST", "POST", "PATCH" if path == "/accounts" else "POST"])
        return name, request(method, path + ("/x%40example.com" if method == "PATCH" else ""), body, kind, cookie, more)

    async def attack(self):
        chance = random.Random(self.random.random())
        while not self.is_over:
            name, data = self.hostile(chance)
            server = chance.choice((self.first, self.second, self.second))
            self.counts["hostile requests"] += 1
            try:
                way = chance.random()
                if way < 0.8:
                    answer = await asyncio.wait_for(exchange(server.port, data), 40)
                    self.note(answer, f"a hostile request, {name}")
                    if answer and answer[0] in (200, 204) and data.startswith((b"POST /accounts", b"PATCH")):
                        self.fail(f"a hostile body is accepted, {name}: {data[:300]}")
                else:
                    # Goes away in the middle of the request, or before the answer.
                    self.counts["disconnects"] += 1
                    _, writer = await asyncio.open_connection("127.0.0.1", server.port)
                    writer.write(data[:chance.randint(1, len(data))] if way < 0.9 else data)
                    await asyncio.sleep(chance.choice([0, 0.01, 0.3]))
                    writer.transport.abort()
            except asyncio.TimeoutError:
                self.fail(f"a hostile request, {name}: neither an answer nor the end within 40 s: {data[:200]}")
            except OSError:
                self.counts["connections without an answer"] += 1
            await asyncio.sleep(0.02)

    # ---------------------------------------------------------------- slow clients

    async def dawdle(self):
        """Sends valid and invalid accounts in pieces, with pauses."""
        chance = random.Random(self.random.random())
        while not self.is_over:
            good = chance.random() < 0.5
            body = account(f"slow{next(self.numbers)}@example.com" if good else "slow@")
            data = request("POST", "/accounts", json.dumps(body).encode(), JSON)
            pieces = chance.choice([5, 20, 60])
            try:
                # The head must be there in time.
                pause = chance.choice([1, 4, SILENCE - 5]) / pieces
                answer = await asyncio.wait_for(exchange(self.second.port, data, pieces, pause), 90)
            except (OSError, asyncio.TimeoutError):
                answer = None
            self.note(answer, "a slow client")
            self.counts["slow clients"] += 1
            self.taken_by_second += good
            if answer is None or answer[0] != (204 if good else 422):
                self.fail(f"a slow client: {answer}")

    async def occupy(self):
        """Sends the beginning of a request, and then nothing more or a head without an end: the server closes the connection."""
        chance = random.Random(self.random.random())
        data = request("POST", "/accounts", b'{"name":"Ada"}', JSON)
        while not self.is_over:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.second.port)
            drips = chance.random() < 0.5
            writer.write(data[:chance.choice([0, 1, 30] if drips else [0, 1, 30, len(data) - 3])])
            begun = time.monotonic()
            closing = asyncio.ensure_future(reader.read())
            while not closing.done() and time.monotonic() - begun < SILENCE + PATIENCE:
                await asyncio.wait([closing], timeout=0.5)
                if drips and not closing.done():
                    writer.write(b"x")
            if closing.done():
                self.counts["occupied"] += 1
                closing.exception()
            else:
                closing.cancel()
                self.fail(f"a connection without a request is open after {time.monotonic() - begun:.0f} s")
            writer.close()

    # ---------------------------------------------------------------- the whole

    def memory(self):
        """The resident memory of the process that is not restarted, in MiB."""
        with open(f"/proc/{self.second.process.pid}/status", encoding="ascii") as file:
            return int(re.search(r"VmRSS:\s+(\d+)", file.read()).group(1)) / 1024

    async def run(self):
        tasks = [asyncio.create_task(work()) for work, count in (
            (self.people, 12), (self.attack, 6), (self.dawdle, 6), (self.occupy, 8), (self.restarting, 1)) for _ in range(count)]
        watched = asyncio.gather(*tasks)
        await asyncio.wait([watched], timeout=self.seconds / 5)
        if watched.done():
            watched.result()
        before, taken = self.memory(), self.taken_by_second
        await asyncio.wait([watched], timeout=self.seconds * 4 / 5)
        if watched.done():
            watched.result()
        after = self.memory()
        # Whoever has begun may finish.
        self.is_over = True
        await asyncio.wait_for(watched, 180)
        self.check_alive()
        allowed = self.growth + (self.taken_by_second - taken) * ACCOUNT_BYTES / 2**20
        if after - before > allowed:
            self.fail(f"the memory has grown by {after - before:.1f} MiB, from {before:.1f} to {after:.1f}; at most {allowed:.1f} are allowed")
        if not self.counts["over a restart"] or not self.restarts:
            self.fail("no session went over a restart; let it run for longer")
        return self.table(before, after)

    def table(self, before, after):
        times = sorted(self.latencies) or [0]
        rows = [
            ("seconds", self.seconds), ("people who have signed up", self.counts["people"]),
            ("  of these, over two restarts", self.counts["over a restart"]),
            ("  answers compared", self.counts["answers compared"]),
            ("  answered within, median and 99 %", f"{times[len(times) // 2] * 1000:.0f} ms, {times[len(times) * 99 // 100] * 1000:.0f} ms"),
            ("hostile requests", self.counts["hostile requests"]), ("  of these, disconnects", self.counts["disconnects"]),
            ("slow clients", self.counts["slow clients"]),
            ("connections without a request, closed by the server", self.counts["occupied"]),
            ("connections without an answer", self.counts["connections without an answer"]),
            ("restarts", self.restarts), ("  killed, because SIGTERM took longer than 20 s", self.killed),
            ("statuses", ", ".join(f"{status}: {count}" for status, count in sorted(self.statuses.items()))),
            ("memory after the warm-up and at the end", f"{before:.1f} MiB, {after:.1f} MiB"), ("failures", sum(self.failures.values()))]
        for name, value in rows:
            print(f"{name:52}{value}")
        for text, count in self.failures.most_common(20):
            print(f"FAILED, {count} times: {text}")
        return 1 if self.failures else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("server")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--growth", type=float, default=8)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    soak = Soak(arguments.server, arguments.seconds, arguments.growth, arguments.seed)
    try:
        sys.exit(asyncio.run(soak.run()))
    finally:
        for server in (soak.first, soak.second):
            server.process.kill()


if __name__ == "__main__":
    main()
