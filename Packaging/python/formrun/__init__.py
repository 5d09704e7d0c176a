"""Validates values by a form of formrun, and draws and judges its pages.

    form = formrun.Form("forms/newsletter.json")
    report = form.validate({"name": "Ada", "email": "ada@example.com"})
    report.valid, report.values, report.issues

    pages = formrun.Pages("forms/newsletter.json")
    reply = pages.show(0, accept_language="de")
    reply = pages.answer(body, content_type, reply.state)

The form is read once, by a process that is kept running and answers each call; it ends with the object, or with
`close()`. Forms and pages may be used by several threads. `python -m formrun serve FORM` shows a form in a browser.
"""

import atexit
import dataclasses
import decimal
import importlib.metadata
import json
import os
import queue
import re
import secrets
import shutil
import subprocess
import tempfile
import threading
import weakref

__all__ = ["Form", "FormError", "Issue", "Pages", "Reply", "Report", "program"]


class FormError(Exception):
    """A form cannot be used: the message has its diagnostics, or why the program ended."""


@dataclasses.dataclass(frozen=True)
class Issue:
    """What is wrong with a value, or a warning."""

    path: str
    """The place of the value, a JSON Pointer (RFC 6901); empty for the values as a whole."""
    code: str
    """A stable name of the kind of issue, such as "required"."""
    message: str
    """A sentence for a person, in the language of the form or of `locale`."""
    severity: str
    """"error", or "warning", which leaves the values valid."""
    params: dict
    """The facts of the message, such as {"min": 3}."""


@dataclasses.dataclass(frozen=True)
class Report:
    """The verdict on one set of values."""

    valid: bool
    values: dict
    """The canonical values without secrets; empty if they are not valid.

    A number is an `int` where it is written without a point, and else a `decimal.Decimal` with all of its digits.
    """
    issues: list
    """All issues, in the order of the form."""
    ending: "str | None"
    """The name of the ending of the form that the values reach, if it has endings."""


def program():
    """The path of the command: that of $FORMRUN, of this package, or of the PATH."""
    if os.environ.get("FORMRUN"):
        return os.environ["FORMRUN"]
    try:
        files = importlib.metadata.files("formrun") or []
    except importlib.metadata.PackageNotFoundError:
        files = []
    own = [os.path.realpath(file.locate()) for file in files if file.name == "formrun"]
    path = next((path for path in own if os.access(path, os.X_OK)), None) or shutil.which("formrun")
    if not path:
        raise FormError("There is no command formrun; install this package from its wheel, or set FORMRUN.")
    return path


@dataclasses.dataclass(frozen=True)
class Reply:
    """What comes after a request for a page, or after its post."""

    status: int
    """200 and 422 with a page, 303 where `page` comes next, 200 with `values`; any other has an `error`."""
    html: "str | None" = None
    """The page, a whole document."""
    page: "int | None" = None
    """The index of the page that is shown, or that comes next."""
    state: "dict | None" = None
    """The answers so far, to be kept until the next request, where the browser cannot read them."""
    values: "dict | None" = None
    """The canonical values of the whole form, once they are accepted: without secrets, unless the options keep them."""
    ending: "str | None" = None
    """The name of the ending that the values reach, if the form has endings."""
    error: "str | None" = None
    """Why the request is refused; with 409, `state` has what of the answers fits the form, which has changed."""
    lost: "list | None" = None
    """With 409, the places of the answers that do not fit."""


class Form:
    """A form file by which values are validated.

    `options` are options of `formrun validate`, such as ["--keep-secrets", "--choices", "villages=villages.csv"].
    Raises FormError with all diagnostics if the form cannot be used.
    """

    def __init__(self, path, *, locale=None, options=()):
        command = [program(), "validate", "--ndjson", "--report", "json", "--values", *options]
        if locale is not None:
            command += ["--locale", locale]
        self._process = _Process([*command, "--", os.fspath(path)])
        # A blank line is answered as well, so a form that cannot be used is found here.
        self._ask("")

    def validate(self, values):
        """The report on values: a mapping that can be written as JSON; a Decimal is written as its digits."""
        answer = self._ask(_json(values))
        issues = [
            Issue(one["path"], one["code"], one["message"], one.get("severity", "error"), one.get("params", {}))
            for one in answer["issues"]]
        return Report(answer["valid"], answer.get("values", {}), issues, answer.get("ending"))

    def close(self):
        """Ends the process."""
        self._process.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _ask(self, line):
        answer, number = self._process.ask(line.encode("ascii") + b"\n")
        report = json.loads(answer, parse_float=decimal.Decimal)
        if (report["file"], report["line"]) != ("-", number):
            self._process.end()
            raise FormError("The answer is to another question; options may name no files.")
        return report


class Pages:
    """A form file whose pages are drawn and judged, for a server of web pages.

    `options` are options of `formrun pages`, such as ["--keep-secrets", "--check", "nameIsFree=..."]. With secrets=True a
    state has the values of secrets, so that it must stay on the server, or be encrypted; without, a person enters secrets that
    are not on the last page again. One call does not wait for the checks of another. Raises FormError with all diagnostics if
    the form cannot be used.
    """

    def __init__(self, path, *, secrets=False, options=()):
        self._secrets = "kept" if secrets else "dropped"
        self._process = _Conversation([program(), "pages", *options, "--", os.fspath(path)])
        self._ask({})

    def show(self, page=0, state=None, *, accept_language=None, token=None):
        """The page with an index, or the shown one before it; without a state, for a person who begins."""
        return self._ask({
            "page": page, "state": state, "acceptLanguage": accept_language, "secrets": self._secrets, "token": token})

    def answer(self, body, content_type, state=None, *, token=None):
        """What comes after the post of a page, whose body is bytes; it must have the token, if one is given."""
        return self._ask({
            "contentType": content_type, "state": state, "secrets": self._secrets, "token": token, "post": len(body)}, body)

    def close(self):
        """Ends the process."""
        self._process.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _ask(self, request, body=b""):
        request = {name: value for name, value in request.items() if value is not None}
        return Reply(**self._process.ask(request, body))


class _Process:
    """A command that is kept running, and answers each question by a line."""

    _process = None
    _open = weakref.WeakSet()

    def __init__(self, command):
        self._command = command
        self._isclosed = False
        self._begin()
        self._open.add(self)

    @classmethod
    def close_all(cls):
        """Closes what nobody has closed."""
        for process in list(cls._open):
            process.close()

    def __del__(self):
        try:
            self.close()
        except Exception:  # Modules may be gone when the interpreter ends.
            pass

    def close(self):
        if self._isclosed:
            return
        self._isclosed = True
        if os.getpid() == self._owner:
            self.end()

    def end(self):
        """Ends the process; the next question starts another one."""
        with self._lock:
            self._end()

    def _begin(self):
        self._owner = os.getpid()
        self._lock = threading.Lock()
        self._start()

    def _start(self):
        self._lines = 0
        self._errors = tempfile.TemporaryFile()
        self._process = subprocess.Popen(
            self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors)

    def _end(self):
        """Ends the process, and returns what it said on standard error."""
        process, self._process = self._process, None
        if process is None:
            return ""
        # The end of input may not reach it: a child of this process can hold the other end of the pipe.
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout):
            try:
                stream.close()
            except BrokenPipeError:
                pass
        self._errors.seek(0)
        said = self._errors.read().decode("utf-8", "replace").strip()
        self._errors.close()
        return said

    def ask(self, question):
        """The answer, a line, and its number among those of the process."""
        if self._isclosed:
            raise FormError("The form is closed.")
        if os.getpid() != self._owner:
            # After a fork, the answers of the pipe belong to the parent.
            self._begin()
        with self._lock:
            if self._process is None:
                self._start()
            process = self._process
            try:
                process.stdin.write(question)
                process.stdin.flush()
                answer = process.stdout.readline()
            except BrokenPipeError:
                answer = b""
            except BaseException:
                # The next call would read the answer to this one.
                self._end()
                raise
            self._lines += 1
            if answer.endswith(b"\n"):
                return answer, self._lines
            try:
                process.wait(timeout=5)
            except subprocess.TimeoutExpired:
                pass
            said = self._end()
            raise FormError(said or f"formrun ended with status {process.returncode}.")


# Before the interpreter ends: after it, a thread that waits for an answer keeps the lock of its pipe, which cannot be closed then.
atexit.register(_Process.close_all)


class _Conversation(_Process):
    """A command that answers each question as soon as it can, and says by an id which one that is."""

    def _start(self):
        super()._start()
        self._waiting = {}
        threading.Thread(target=self._read, args=(self._process, self._waiting, self._lock), daemon=True).start()

    @staticmethod
    def _read(process, waiting, lock):
        """Hands each answer to the thread that waits for it, and at the end None to all that wait."""
        try:
            for line in process.stdout:
                answer = json.loads(line, parse_float=decimal.Decimal)
                place = waiting.pop(answer.pop("id", None), None)
                if place is not None:
                    place.put(answer)
        except ValueError:  # The process was ended here, or it answers no JSON.
            pass
        finally:  # Whatever ended it, nobody waits for ever.
            with lock:
                waiting[None] = None
                for place in filter(None, waiting.values()):
                    place.put(None)

    def ask(self, request, body=b""):
        """The answer, an object."""
        if self._isclosed:
            raise FormError("The form is closed.")
        if os.getpid() != self._owner:
            # After a fork, the answers of the pipe belong to the parent.
            self._begin()
        place = queue.SimpleQueue()
        with self._lock:
            if self._process is None or None in self._waiting:
                self._end()
                self._start()
            process = self._process
            self._lines += 1
            self._waiting[self._lines] = place
            question = _json({"id": self._lines, **request}).encode("ascii") + b"\n" + body
            try:
                process.stdin.write(question)
                process.stdin.flush()
            except BrokenPipeError:
                pass
            except BaseException:
                # The rest of the question would be missing.
                self._end()
                raise
        answer = place.get()
        if answer is not None:
            return answer
        try:
            process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            pass
        with self._lock:
            said = self._end() if self._process is process else ""
        raise FormError(said or f"formrun ended with status {process.returncode}.")


def _json(values, **options):
    """JSON in which a Decimal is a number with all of its digits, which the module json cannot write."""
    mark = secrets.token_hex(16)

    def marked(value):
        if isinstance(value, decimal.Decimal) and value.is_finite():
            return mark + str(value)
        raise TypeError(f"{type(value).__name__} cannot be written as JSON.")

    text = json.dumps(values, default=marked, allow_nan=False, **options)
    return re.sub(f'"{mark}([^"]*)"', r"\1", text)
