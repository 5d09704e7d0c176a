#!/usr/bin/env python3
"""Posts to newsletter.py as programs do, good and bad, and to the pages of `python -m formrun serve` as browsers do; FORMRUN
names the command."""
import contextlib
import html
import http.client
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import urllib.parse

HERE = pathlib.Path(__file__).resolve().parent
GOOD = {"name": "Ada", "email": "ada@example.com", "frequency": "weekly", "consent": True}
REQUESTS = [
    (json.dumps(GOOD), 201), (json.dumps({**GOOD, "email": "ada@"}), 422), ("[1]", 422), ("null", 422),
    ('{"name": "a", "name": "b"}', 422), ("{", 400), ("[" * 5000, 400), ("1e400", 400), ("x" * 70_000, 413)]
FORM = {
    "formrun": 1, "id": "account", "title": {"en": "Account", "de": "Konto"}, "locale": "en", "pages": [
        {"title": "You", "items": [
            {"type": "input", "name": "name", "title": "Name", "validators": ["required"]},
            {"type": "secureInput", "name": "password", "title": "Password", "validators": ["required", {"length": {"min": 8}}]}]},
        {"title": "Plan", "items": [
            {"type": "input", "name": "budget", "title": {"en": "Budget", "de": "Budget"}, "value": "decimal",
             "validators": [{"range": {"min": 1}}]},
            {"type": "input", "name": "photo", "title": "Photo", "value": "file"}]}]}
TYPE = "application/x-www-form-urlencoded"


def fetch(port, method, path, body=b"", headers={}):
    """The response to a request, and its body."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    connection.request(method, path, body, headers)
    response = connection.getresponse()
    text = response.read()
    connection.close()
    return response, text


@contextlib.contextmanager
def running(*command, address):
    """A server, whose address is in the first line of a stream; its port, and its standard output."""
    server = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=HERE)
    try:
        line = getattr(server, address).readline().decode()
        assert line.startswith("http://127.0.0.1:"), line + server.stderr.read().decode()
        yield int(line.rsplit(":", 1)[1].strip().rstrip("/")), server.stdout
    finally:
        # A job in the background of a shell ignores SIGINT, and so do the programs that it starts.
        server.terminate()
        server.wait(10)
        server.stdout.close()
        server.stderr.close()


def programs():
    with running("newsletter.py", "0", address="stdout") as (port, _):
        for body, status in REQUESTS:
            response, text = fetch(port, "POST", "/", body)
            answer = json.loads(text)
            assert response.status == status, (body[:60], response.status, answer)
            assert status != 422 or answer, body
    print(f"{len(REQUESTS)} requests ok")


def browsers(form):
    options = ["--today", "2026-11-28"]
    with running("-m", "formrun", "serve", form, "--port", "0", "--", *options, address="stderr") as (port, output):
        response, _ = fetch(port, "GET", "/")
        assert (response.status, response.headers["Location"]) == (303, "/1")
        response, page = fetch(port, "GET", "/1", headers={"Accept-Language": "de-AT,en;q=0.5"})
        assert response.status == 200 and b'lang="de"' in page, page
        assert "default-src 'none'; style-src 'sha256-" in response.headers["Content-Security-Policy"]
        cookie = response.headers["Set-Cookie"]
        assert "HttpOnly" in cookie and "SameSite=Lax" in cookie, cookie
        headers = {"Cookie": cookie.split(";")[0], "Content-Type": TYPE}
        token = html.unescape(re.search(r'name="form-token" value="([^"]*)"', page.decode()).group(1))

        def post(path, answers, status, **more):
            body = urllib.parse.urlencode({"form-token": token, **answers}).encode() if isinstance(answers, dict) else answers
            response, text = fetch(port, "POST", path, body, {**headers, **more})
            assert response.status == status, (answers, response.status, text)
            return response.headers["Location"] or text.decode()

        first = {"form-page": "card1", "form-button": "next", "name": "<b>Ada", "password": "secret-CANARY"}
        refused = post("/1", {**first, "password": "CANARY"}, 422)
        assert "&lt;b&gt;Ada" in refused and "CANARY" not in refused and "Password" in refused, refused
        post("/1", {**first, "form-token": "x"}, 403)
        post("/1", b"a=b", 403)
        post("/1", b"a=b", 415, **{"Content-Type": "text/plain"})
        post("/1", b"--b", 400, **{"Content-Type": "multipart/form-data; boundary=b"})
        assert post("/1", first, 303, Cookie=f"formrun-{port}=x") == "/1", "nobody's session"
        for name, value, status in (("Content-Length", "99999999", 413), ("Content-Length", "-1", 411), ("Content-Length", "\xb2", 411),
                                    ("Host", "evil.example", 403)):
            response, _ = fetch(port, "POST", "/1", None, {**headers, name: value})
            assert response.status == status, (name, value, response.status)
        assert fetch(port, "GET", "/x")[0].status == 404
        response, text = fetch(port, "HEAD", "/1?from=a-mail")
        assert response.status == 200 and not text, text
        for method in ("OPTIONS", "PUT", "TRACE", "NOSUCH"):
            response, text = fetch(port, method, "/1")
            assert response.status == 405 and response.headers["Allow"] and b"NOSUCH" not in text, (method, text)
        assert f"formrun-{port}=" in cookie, "a browser sends cookies to all ports of this machine"
        chance = random.Random(1)
        for _ in range(100):
            kind = chance.choice([TYPE, "application/json", "multipart/form-data; boundary=b", "x"])
            body = chance.choice([b"", f"form-token={token}&".encode(), b"--b\r\n", b'{"']) + chance.randbytes(chance.randint(0, 200))
            response, text = fetch(port, "POST", "/1", body, {**headers, "Content-Type": kind})
            assert response.status < 500 and text, (body, response.status)
        assert post("/1", first, 303) == "/2"
        assert "Plan" in fetch(port, "GET", "/2", headers=headers)[1].decode()
        last = {"form-page": "card2", "form-button": "submit", "budget": "1,50"}
        parts = "".join(f'--b\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'
                        for name, value in {"form-token": token, **last}.items()).encode()
        parts += b'--b\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n\x89\n\0\r\n--b--\r\n'
        done = post("/2", parts, 200, **{"Content-Type": "multipart/form-data; boundary=b"})
        assert "Accepted" in done and "&lt;b&gt;Ada" in done and "CANARY" not in done, done
        values = {"name": "<b>Ada", "budget": "1.50", "photo": {"name": "a.png", "type": "image/png", "size": "3"}}
        line = json.loads(output.readline(), parse_int=str, parse_float=str)
        assert line == values, line
        assert post("/2", last, 303) == "/1", "the session has ended"
    for address in ("0.0.0.0", "192.0.2.1", "example.com", "::"):
        ended = subprocess.run(
            [sys.executable, "-m", "formrun", "serve", form, "--address", address], cwd=HERE, capture_output=True, text=True)
        assert ended.returncode == 2 and "loopback" in ended.stderr or "this machine only" in ended.stderr, ended
    print("pages ok")


def main():
    programs()
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(FORM, file)
        file.flush()
        browsers(file.name)


if __name__ == "__main__":
    main()
