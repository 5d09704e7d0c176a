#!/usr/bin/env python3
"""A JSON API whose rules are a form: POST a newsletter subscription to it.

    newsletter.py [PORT]
    curl -d '{"name": "Ada", "email": "ada@"}' http://127.0.0.1:8080/
"""
import http.server
import json
import pathlib
import sys

import formrun

FORM = pathlib.Path(__file__).resolve().parents[2] / "forms" / "newsletter.json"
# The most bytes of a body.
LIMIT = 1 << 16


class Handler(http.server.BaseHTTPRequestHandler):
    # A client that sends nothing for that many seconds is left.
    timeout = 15

    def do_POST(self):
        length = self.headers.get("Content-Length", "")
        if not length.isdigit() or len(length) > 9:
            return self.reply(411, {})
        if int(length) > LIMIT:
            return self.reply(413, {})
        try:
            report = self.server.form.validate(json.loads(self.rfile.read(int(length))))
        except (ValueError, RecursionError):
            return self.reply(400, {})
        if report.valid:
            return self.reply(201, report.values)
        self.reply(422, {issue.path: issue.message for issue in report.issues})

    def reply(self, status, value):
        body = json.dumps(value, default=str).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


def main():
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8080
    with formrun.Form(FORM) as form, http.server.ThreadingHTTPServer(("127.0.0.1", port), Handler) as server:
        server.form = form
        print(f"http://127.0.0.1:{server.server_port}/", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            pass


if __name__ == "__main__":
    main()
