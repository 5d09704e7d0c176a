#!/usr/bin/env python3
"""Posts to newsletter.py as programs do, good and bad; FORMRUN names the command."""
import http.client
import json
import pathlib
import signal
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
GOOD = {"name": "Ada", "email": "ada@example.com", "frequency": "weekly", "consent": True}
REQUESTS = [
    (json.dumps(GOOD), 201), (json.dumps({**GOOD, "email": "ada@"}), 422), ("[1]", 422), ("null", 422),
    ('{"name": "a", "name": "b"}', 422), ("{", 400), ("[" * 5000, 400), ("1e400", 400), ("x" * 70_000, 413)]


def main():
    server = subprocess.Popen([sys.executable, HERE / "newsletter.py", "0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        port = int(server.stdout.readline().decode().rsplit(":", 1)[1].strip().rstrip("/"))
        for body, status in REQUESTS:
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
            connection.request("POST", "/", body)
            response = connection.getresponse()
            answer = json.loads(response.read())
            assert response.status == status, (body[:60], response.status, answer)
            connection.close()
            assert status != 422 or answer, body
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(10)
    print(f"{len(REQUESTS)} requests ok")


if __name__ == "__main__":
    main()
