"""Validates values by a form of formrun.

    form = formrun.Form("forms/newsletter.json")
    report = form.validate({"name": "Ada", "email": "ada@example.com"})
    report.valid, report.values, report.issues

The form is read once, by a process that is kept running and answers each call; it ends with the object, or with
`close()`. Forms may be used by several threads.
"""

import dataclasses
import decimal
import importlib.metadata
import json
import os
import re
import secrets
import shutil
import subprocess
import tempfile
import threading

__all__ = ["Form", "FormError", "Issue", "Report", "program"]


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


class Form:
    """A form file by which values are validated.

    `options` are options of `formrun validate`, such as ["--keep-secrets", "--choices", "villages=villages.csv"].
    Raises FormError with all diagnostics if the form cannot be used.
    """

    _process = None

    def __init__(self, path, *, locale=None, options=()):
        self._command = [program(), "validate", "--ndjson", "--report", "json", "--values", *options]
        if locale is not None:
            self._command += ["--locale", locale]
        self._command += ["--", os.fspath(path)]
        self._isclosed = False
        self._begin()
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
        self._isclosed = True
        if os.getpid() == self._owner:
            with self._lock:
                self._end()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def __del__(self):
        try:
            self.close()
        except Exception:  # Modules may be gone when the interpreter ends.
            pass

    def _begin(self):
        self._owner = os.getpid()
        self._lock = threading.Lock()
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
            except OSError:
                pass
        self._errors.seek(0)
        said = self._errors.read().decode("utf-8", "replace").strip()
        self._errors.close()
        return said

    def _ask(self, line):
        if self._isclosed:
            raise FormError("The form is closed.")
        if os.getpid() != self._owner:
            # After a fork, the answers of the pipe belong to the parent.
            self._begin()
        with self._lock:
            if self._process is None:
                lock = self._lock
                self._begin()
                self._lock = lock
            process = self._process
            try:
                process.stdin.write(line.encode("ascii") + b"\n")
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
                report = json.loads(answer, parse_float=decimal.Decimal)
                if (report["file"], report["line"]) == ("-", self._lines):
                    return report
                self._end()
                raise FormError("The answer is to another question; options may name no files.")
            try:
                process.wait(timeout=5)
            except subprocess.TimeoutExpired:
                pass
            said = self._end()
            raise FormError(said or f"formrun ended with status {process.returncode}.")


def _json(values):
    """JSON in which a Decimal is a number with all of its digits, which the module json cannot write."""
    mark = secrets.token_hex(16)

    def marked(value):
        if isinstance(value, decimal.Decimal) and value.is_finite():
            return mark + str(value)
        raise TypeError(f"{type(value).__name__} cannot be written as JSON.")

    text = json.dumps(values, default=marked, allow_nan=False)
    return re.sub(f'"{mark}([^"]*)"', r"\1", text)
