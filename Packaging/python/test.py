#!/usr/bin/env python3
"""Tests a wheel in a fresh environment: the command, and the module beside what the command says.

    test.py WHEEL
"""
import concurrent.futures
import decimal
import json
import multiprocessing
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import venv

ROOT = pathlib.Path(__file__).resolve().parents[2]


def inside():
    """What runs in the environment of the wheel."""
    import formrun

    assert not formrun.program().startswith(str(ROOT)), formrun.program()
    forms = ROOT / "forms"
    with formrun.Form(forms / "newsletter.json") as form:
        for kind in ("valid", "invalid"):
            path = forms / "submissions" / f"newsletter.{kind}.json"
            report = form.validate(json.loads(path.read_text()))
            done = subprocess.run(
                [formrun.program(), "validate", forms / "newsletter.json", path, "--report", "json", "--values"],
                stdout=subprocess.PIPE)
            expected = json.loads(done.stdout)
            assert report.valid == expected["valid"] == (kind == "valid"), report
            assert [i.code for i in report.issues] == [i["code"] for i in expected["issues"]], report
            assert report.values == expected.get("values", {}), report
        assert form.validate({"name": "é\n\u2028"}).issues, "a line end inside a text is no end of the line"
    try:
        form.validate({})
        raise AssertionError("a closed form answers")
    except formrun.FormError:
        pass
    items = [
        {"type": "input", "name": "price", "title": "Price", "value": "decimal"},
        {"type": "secureInput", "name": "pin", "title": "PIN"}]
    own = {"formrun": 1, "id": "f", "title": "F", "items": items}
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(own, file)
        file.flush()
        with formrun.Form(file.name) as form:
            report = form.validate({"price": decimal.Decimal("12.345678901234567890"), "pin": "CANARY"})
            assert report.values == {"price": decimal.Decimal("12.34567890123456789")}, report
            report = form.validate({"price": decimal.Decimal("1E+999999999")})
            assert [issue.code for issue in report.issues] == ["tooManyDigits"], report
    with formrun.Pages(forms / "newsletter.json") as pages:
        reply = pages.show(token="t", accept_language="de")
        assert reply.status == 200 and reply.page == 0 and 'value="t"' in reply.html, reply
        kind, body = "application/x-www-form-urlencoded", b"form-page=card1&form-token=t&name=&form-button=subscribe"
        assert pages.answer(body, kind, reply.state, token="t").status == 422
        assert pages.answer(body, kind, reply.state, token="u").status == 403
        assert pages.answer(b"a" * 2_000_000, kind, reply.state).status == 413
        with concurrent.futures.ThreadPoolExecutor(8) as threads:
            tokens = [f"t{number}" for number in range(200)]
            for token, reply in zip(tokens, threads.map(lambda token: pages.show(token=token), tokens)):
                assert f'value="{token}"' in reply.html, "each thread has the answer to its question"
    beside(formrun)
    unclosed(forms / "newsletter.json")
    with formrun.Form(forms / "newsletter.json") as form:
        alone(form)
    for path, said in ((forms / "submissions" / "newsletter.valid.json", "This is no form"), ("gone.json", "No such file")):
        try:
            formrun.Form(path)
            raise AssertionError(f"{path} is a form")
        except formrun.FormError as error:
            assert said in str(error), error
    print("module ok")


def beside(formrun):
    """A slow check keeps no other caller waiting, and a process that ends leaves no caller waiting."""
    items = [{"type": "input", "name": "name", "title": "Name", "validators": [{"remote": "free"}]}]
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump({"formrun": 1, "id": "f", "title": "F", "items": items}, file)
        file.flush()
        check = ["--check", "free=sleep 30"]
        with formrun.Pages(file.name, options=check) as pages, concurrent.futures.ThreadPoolExecutor(1) as threads:
            kind = "application/x-www-form-urlencoded"
            slow = threads.submit(pages.answer, b"name=Ada&form-button=submit", kind)
            assert pages.show().status == 200 and not slow.done()
            pages._process.end()
            try:
                slow.result(timeout=10)
                raise AssertionError("it was answered")
            except formrun.FormError:
                pass
            assert pages.show().status == 200


def unclosed(path):
    """A program that closes nothing ends, and with the status of its own."""
    program = "import formrun, sys; pages, form = formrun.Pages(sys.argv[1]), formrun.Form(sys.argv[1]); pages.show(); form.validate({})"
    for _ in range(3):
        done = subprocess.run([sys.executable, "-c", program, path], stderr=subprocess.PIPE, timeout=30)
        assert done.returncode == 0 and not done.stderr, done


def alone(form):
    """Each caller gets the answer to its own question: after one that was interrupted, and in children."""
    def name_of(name):
        return form.validate({"name": name, "email": "a@example.com", "frequency": "weekly", "consent": True}).values["name"]

    # The modules of Python go on after some errors of the system, such as TimeoutError, and after all in a finalizer.
    class Interruption(Exception):
        pass

    def interrupt(*_):
        raise Interruption

    signal.signal(signal.SIGALRM, interrupt)
    for _ in range(20):
        try:
            signal.setitimer(signal.ITIMER_REAL, 0.0003)
            while signal.getitimer(signal.ITIMER_REAL)[0] > 0:
                assert name_of("first") == "first"
        except Interruption:
            pass
        signal.setitimer(signal.ITIMER_REAL, 0)
        assert name_of("second") == "second"
    global child

    def child(name):
        return name_of(name)

    with multiprocessing.get_context("fork").Pool(3) as pool:
        names = [f"n{number}" for number in range(300)]
        assert pool.map(child, names) == names
    assert name_of("third") == "third"


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    if sys.argv[1] == "--inside":
        return inside()
    wheel = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        binaries = os.path.join(folder, "bin")
        python = os.path.join(binaries, "python")
        subprocess.run([python, "-m", "pip", "install", "-q", "--no-index", wheel], check=True)
        environment = {"PATH": f"{binaries}:/usr/bin:/bin", "HOME": folder}
        subprocess.run(["formrun", "--version"], check=True, env=environment)
        subprocess.run([python, os.path.abspath(__file__), "--inside"], check=True, env=environment, cwd=folder)


if __name__ == "__main__":
    main()
