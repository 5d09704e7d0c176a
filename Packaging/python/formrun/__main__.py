"""Shows the pages of a form in a browser, and judges them: for trying a form out.

    python -m formrun serve FORM [--address 127.0.0.1] [--port 8080] [-- OPTION...]

The pages are served to this machine only. Whoever opens them fills in the form, and the accepted values are shown there and
written to standard output, a line of JSON for each person, without secrets. OPTION is one of `formrun pages`.
"""
import argparse
import base64
import collections
import hashlib
import html
import http
import http.cookies
import http.server
import ipaddress
import re
import secrets
import socket
import sys
import threading

from formrun import FormError, Pages, _json

# The most bytes of a body; formrun reads as many as the form can need.
LIMIT = 16 << 20
# The most people who fill in a form at once; the one who has been away for the longest begins again.
PEOPLE = 1000
ACCEPTED = """<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Accepted</title></head>
<body><h1>Accepted</h1><pre>%s</pre><p><a href="/">Again</a></p></body>
</html>
"""


class Sessions:
    """The token and the state of each person, by a name that only the browser of the person knows."""

    def __init__(self):
        self._lock, self._all = threading.Lock(), collections.OrderedDict()

    def get(self, name):
        with self._lock:
            session = self._all.get(name)
            if session is not None:
                self._all.move_to_end(name)
            return session

    def keep(self, name, token, state):
        with self._lock:
            self._all[name] = (token, state)
            self._all.move_to_end(name)
            while len(self._all) > PEOPLE:
                self._all.popitem(last=False)

    def end(self, name):
        with self._lock:
            self._all.pop(name, None)


class Handler(http.server.BaseHTTPRequestHandler):
    # A client that sends nothing for that many seconds is left.
    timeout = 15
    server_version, sys_version = "formrun", ""

    def do_HEAD(self):
        self.do_GET()

    def do_GET(self):
        page = self.page()
        if page is None:
            return
        session = self.session()
        name, (token, state) = session or (secrets.token_urlsafe(24), (secrets.token_urlsafe(24), None))
        languages = self.headers.get("Accept-Language")
        self.follow(lambda pages: pages.show(page, state, accept_language=languages, token=token), name, token)

    def do_POST(self):
        if self.page() is None:
            return
        length = self.headers.get("Content-Length", "")
        # A superscript digit is a digit, too, but no number.
        if not length.isdecimal() or len(length) > 12:
            return self.refuse(411, "The request has no Content-Length.")
        if int(length) > LIMIT:
            return self.refuse(413, f"The body has more than {LIMIT} bytes.")
        body = self.rfile.read(int(length))
        if len(body) < int(length):
            return self.refuse(400, "The body is cut off.")
        session = self.session()
        if session is None:
            return self.redirect("/1")
        name, (token, state) = session
        kind = self.headers.get("Content-Type")
        self.follow(lambda pages: pages.answer(body, kind, state, token=token), name, token)

    def page(self):
        """The index of the page of the address; None where the request has its reply already."""
        # A name that leads here from elsewhere is that of another site, whose scripts could read the pages.
        host = re.sub(r":\d+$", "", self.headers.get("Host", "")).strip("[]").lower()
        path = self.path.partition("?")[0]
        if host != "localhost" and not isloopback(host):
            self.refuse(403, "The pages are for this machine only.")
        elif path == "/":
            self.redirect("/1")
        elif match := re.fullmatch(r"/([1-9][0-9]{0,4})", path):
            return int(match.group(1)) - 1
        else:
            self.refuse(404, "There is no such page.")

    def session(self):
        try:
            cookie = http.cookies.SimpleCookie(self.headers.get("Cookie", ""))
        except http.cookies.CookieError:
            return None
        name = cookie[self.server.cookie].value if self.server.cookie in cookie else ""
        session = self.server.sessions.get(name)
        return session and (name, session)

    def follow(self, ask, name, token):
        """Asks formrun, and does what its reply says."""
        try:
            reply = ask(self.server.pages)
        except FormError:
            # The next request starts it again.
            return self.refuse(503, "formrun has ended. Send it again.")
        if reply.values is not None:
            self.server.sessions.end(name)
            with self.server.output:
                print(_json(reply.values), flush=True)
            page = reply.html or ACCEPTED % html.escape(_json(reply.values, ensure_ascii=False, indent=2))
            return self.reply(200, page, cookie="; Max-Age=0")
        if reply.state is not None:
            self.server.sessions.keep(name, token, reply.state)
        if reply.status == 409:
            return self.redirect("/1")
        if reply.error is not None:
            return self.refuse(reply.status, reply.error)
        if reply.status == 303:
            return self.redirect(f"/{reply.page + 1}")
        self.reply(reply.status, reply.html, cookie=name)

    def redirect(self, place):
        self.send_response(303)
        self.send_header("Location", place)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def send_error(self, code, message=None, explain=None):
        """What the module http.server refuses, such as a method that no address has."""
        if code == http.HTTPStatus.NOT_IMPLEMENTED:
            return self.refuse(405, "The method is none of GET, HEAD and POST.")
        self.refuse(code, http.HTTPStatus(code).phrase)

    def refuse(self, status, reason):
        # What is left of the body is not read.
        self.close_connection = True
        self.reply(status, f'<!DOCTYPE html><meta charset="utf-8"><title>{status}</title><p>{html.escape(reason)}</p>')

    def reply(self, status, page, cookie=None):
        body = page.encode()
        styles = [hashlib.sha256(style.encode()).digest() for style in re.findall("<style>(.*?)</style>", page, re.S)]
        sources = " ".join(f"'sha256-{base64.b64encode(style).decode()}'" for style in styles) or "'none'"
        self.send_response(status)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.send_header(
            "Content-Security-Policy",
            f"default-src 'none'; style-src {sources}; img-src https:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'")
        if status == 405:
            self.send_header("Allow", "GET, HEAD, POST")
        if cookie is not None:
            self.send_header("Set-Cookie", f"{self.server.cookie}={cookie}; Path=/; HttpOnly; SameSite=Lax")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_message(self, *_):
        """Addresses of pages are of no use."""


class Server(http.server.ThreadingHTTPServer):
    def __init__(self, address, port, pages):
        self.address_family = socket.AF_INET6 if ":" in address else socket.AF_INET
        super().__init__((address, port), Handler)
        self.pages, self.sessions, self.output = pages, Sessions(), threading.Lock()
        # A browser sends its cookies to every port of this machine: each server has one of its own.
        self.cookie = f"formrun-{self.server_port}"

    def handle_error(self, request, client_address):
        """A client that goes away is no error."""
        if not isinstance(sys.exc_info()[1], (ConnectionError, TimeoutError)):
            super().handle_error(request, client_address)


def isloopback(address):
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def loopback(address):
    address = "127.0.0.1" if address == "localhost" else address
    if not isloopback(address):
        raise argparse.ArgumentTypeError(f"{address} is no address of this machine only, such as 127.0.0.1 or ::1")
    return address


def main():
    parser = argparse.ArgumentParser(prog="python -m formrun", description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    serve = commands.add_parser(
        "serve", help="show the pages of a form in a browser", usage="%(prog)s FORM [--address A] [--port P] [-- OPTION...]",
        epilog="OPTION: an option of formrun pages")
    serve.add_argument("form", metavar="FORM")
    serve.add_argument("--address", type=loopback, default="127.0.0.1", help="a loopback address; %(default)s unless given")
    serve.add_argument("--port", type=int, default=8080, help="%(default)s unless given; 0 for a free one")
    # For argparse, what follows -- belongs to the operands before, unless an option is between.
    words = sys.argv[1:]
    end = words.index("--") if "--" in words else len(words)
    options = words[end + 1:]
    arguments = parser.parse_args(words[:end])
    try:
        # The states stay in this process, and may have secrets.
        with Pages(arguments.form, secrets=True, options=options) as pages:
            with Server(arguments.address, arguments.port, pages) as server:
                host = f"[{arguments.address}]" if ":" in arguments.address else arguments.address
                print(f"http://{host}:{server.server_port}/", file=sys.stderr, flush=True)
                server.serve_forever()
    except KeyboardInterrupt:
        pass
    except FormError as error:
        sys.exit(str(error))
    except (OSError, OverflowError) as error:
        sys.exit(f"formrun: {error}")


if __name__ == "__main__":
    main()
