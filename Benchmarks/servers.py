#!/usr/bin/env python3
"""Compares servers that take one form, prints a Markdown section and adds it to RESULTS.md.

    Benchmarks/servers.py [--rounds 3] [--seconds 5] [--note TEXT] [--dry]

The servers are Examples/server, FastAPI with uvicorn, and Django with gunicorn, whose rules are written by hand in
`servers/`. Each runs in one process on the first core, and `wrk` on the second, with 16 connections that send JSON: accounts
with an address of their own each, which pass, and an account with many mistakes, which does not. The rounds of the servers
follow each other in turn, and the median round counts. Of formrun, the first page and the post of one that is refused are
measured too; the others have no pages. It needs `wrk`, two cores, and pip.
"""
import argparse
import datetime
import os
import re
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.parse
import urllib.request
import venv
from pathlib import Path

from peers import machine

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
WORK = HERE / ".build-peers"
PACKAGES = ["fastapi", "uvicorn", "uvloop", "httptools", "email-validator", "django", "gunicorn"]
CONNECTIONS = 16
VALID = (
    '{"name":"Ada Lovelace","email":"ada%s@example.com","birthday":"1990-12-10","password":"correct horse battery","plan":"team",'
    '"seats":3,"budget":19.5,"contacts":[{"who":"Grace","phone":"+442079460958"},{"who":"Alan","phone":"+442079460959"}]}')
INVALID = (
    '{"name":"","email":"ada@","birthday":"2026-02-30","password":"short","plan":"gold","seats":1,"budget":-1,'
    '"contacts":[{"who":"","phone":"x"},{"phone":"1"}]}')
OURS = "formrun, Hummingbird"
ACCOUNTS = """
local n, salt = 0, tostring(os.time()) .. tostring(math.random(1, 1000000))
local valid = [[%s]]
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
request = function()
  n = n + 1
  return wrk.format(nil, "/accounts", nil, (valid:gsub("%%%%s", salt .. n, 1)))
end
"""
PAGE = """
wrk.path = "/sign-up/1"
wrk.headers["Cookie"] = [[%s]]
"""
REFUSED_PAGE = PAGE + """
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/x-www-form-urlencoded"
wrk.body = [[%s]]
"""


def scripts(ours):
    """What is measured: a name, the script of wrk, whether the requests are refused, and whether of our server only."""
    response = urllib.request.urlopen(f"http://127.0.0.1:{ours.port}/sign-up/1", timeout=20)
    cookie = response.headers["Set-Cookie"].split(";")[0]
    token = re.search('name="form-token" value="([^"]*)"', response.read().decode()).group(1)
    entries = {"form-page": "card1", "form-token": token, "form-button": "next", "name": "Ada Lovelace", "email": "ada@",
               "birthday": "2026-01-31", "password": "short"}
    return [
        ("valid", ACCOUNTS % VALID, False, False), ("invalid", ACCOUNTS % INVALID, True, False), ("page 1", PAGE % cookie, False, True),
        ("page 1, refused", REFUSED_PAGE % (cookie, urllib.parse.urlencode(entries)), True, True)]


def versions(interpreter):
    names = ["fastapi", "pydantic", "uvicorn", "django", "gunicorn"]
    code = f"import importlib.metadata as m; print(', '.join(n + ' ' + m.version(n) for n in {names}))"
    return subprocess.run([interpreter, "-c", code], check=True, capture_output=True, text=True).stdout.strip()


def python():
    program = WORK / "venv/bin/python"
    if not program.exists():
        venv.create(WORK / "venv", with_pip=True)
    subprocess.run([program, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PACKAGES], check=True)
    return program


def servers():
    """The commands of the servers by their names, each with its port."""
    package = ROOT / "Examples/server"
    build = ["swift", "build", "-c", "release", "--package-path", package]
    subprocess.run(build, check=True, stdout=sys.stderr)
    folder = subprocess.run([*build, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()
    interpreter = python()
    uvicorn = [interpreter, "-m", "uvicorn", "--app-dir", HERE / "servers", "--no-access-log", "--log-level", "warning", "--port"]
    gunicorn = [interpreter, "-m", "gunicorn", "--chdir", HERE / "servers", "--threads", "4", "--log-level", "error", "--bind"]
    return {
        OURS: ([f"{folder}/FormServer"], {"PORT": "9101", "FORM": str(package / "forms/account.json")}, 9101),
        "FastAPI, pydantic, uvicorn": ([*uvicorn, "9102", "fastapi_app:app"], {}, 9102),
        "Django, gunicorn": ([*gunicorn, "127.0.0.1:9103", "django_app:application"], {}, 9103),
    }


class Server:
    def __init__(self, command, environment, port):
        self.port = port
        # Threads of a server for two cores would only wait for each other on one.
        self.process = subprocess.Popen(
            ["taskset", "-c", "0", *command], env={**os.environ, **environment}, start_new_session=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(200):
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                return
            except OSError:
                time.sleep(0.1)
        sys.exit(f"{command[0]} does not listen")

    def processes(self):
        listed = subprocess.run(["ps", "-o", "pid=", "-g", str(self.process.pid)], capture_output=True, text=True).stdout
        return listed.split()

    def seconds(self):
        """The processor time so far."""
        total = 0
        for process in self.processes():
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
            total += int(fields[11]) + int(fields[12])
        return total / os.sysconf("SC_CLK_TCK")

    def memory(self):
        """The proportional set size in MB."""
        texts = [Path(f"/proc/{process}/smaps_rollup").read_text() for process in self.processes()]
        return sum(int(re.search(r"Pss:\s+(\d+)", text).group(1)) for text in texts) / 1024

    def end(self):
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait(20)


def load(server, script, seconds):
    """One round: requests, microseconds of the processor a request, milliseconds of the median and of the 99th percentile."""
    before = server.seconds()
    output = subprocess.run(
        ["taskset", "-c", "1", "wrk", "-t", "1", "-c", str(CONNECTIONS), "-d", f"{seconds}s", "--latency", "-s", script,
         f"http://127.0.0.1:{server.port}"], check=True, capture_output=True, text=True).stdout
    used = server.seconds() - before
    requests = int(re.search(r"(\d+) requests in", output).group(1))
    refused = re.search(r"Non-2xx or 3xx responses: (\d+)", output)
    units = {"us": 0.001, "ms": 1, "s": 1000}
    latencies = dict(re.findall(r"^\s+(50|99)%\s+(\S+)$", output, re.M))
    times = [float(re.match(r"[\d.]+", text).group()) * units[re.search(r"[a-z]+$", text).group()]
             for text in (latencies["50"], latencies["99"])]
    return requests / seconds, used / requests * 1e6, *times, int(refused.group(1)) if refused else 0, requests


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=int, default=5)
    parser.add_argument("--note", default="")
    parser.add_argument("--dry", action="store_true")
    options = parser.parse_args()
    if not shutil.which("wrk"):
        sys.exit("wrk is not installed: apt-get install wrk")
    running = {name: Server(*each) for name, each in servers().items()}
    rows = {}
    try:
        with tempfile.TemporaryDirectory() as folder:
            before = os.getloadavg()
            for number, (kind, text, is_refused, is_ours) in enumerate(scripts(running[OURS])):
                script = Path(folder, f"{number}.lua")
                script.write_text(text)
                measured = {name: server for name, server in running.items() if name == OURS or not is_ours}
                for server in measured.values():
                    load(server, script, 1)
                for _ in range(options.rounds):
                    for name, server in measured.items():
                        *figures, refused, requests = load(server, script, options.seconds)
                        if refused != (requests if is_refused else 0):
                            sys.exit(f"{name} refuses {refused} of {requests}: {kind}")
                        rows.setdefault((kind, name), []).append(figures)
        memory = {name: server.memory() for name, server in running.items()}
    finally:
        for server in running.values():
            server.end()
    lines = [
        f"## Servers, {datetime.date.today()}", "",
        f"{machine()}; a load of {before[0]:.1f} before the start; {versions(WORK / 'venv/bin/python')}.", "",
        f"`Benchmarks/servers.py --rounds {options.rounds} --seconds {options.seconds}`: the median of {options.rounds} rounds, each server on one core,"
        f" wrk with {CONNECTIONS} connections on the other. Memory is that at the end, with all accounts that were accepted." + (f" {options.note}" if options.note else ""), "",
        "| request | server | requests/s | CPU a request | p50 | p99 | memory |", "| --- | --- | ---: | ---: | ---: | ---: | ---: |"]
    for (kind, name), rounds in rows.items():
        rate, used, middle, last = (statistics.median(column) for column in zip(*rounds))
        lines.append(f"| {kind} | {name} | {rate:,.0f} | {used:,.0f} μs | {middle:.1f} ms | {last:.1f} ms | {memory[name]:.0f} MB |")
    text = "\n".join(lines) + "\n"
    print(text)
    if not options.dry:
        results = HERE / "RESULTS.md"
        head, mark, rest = results.read_text(encoding="utf-8").partition("\n## ")
        results.write_text(f"{head}\n{text}{mark}{rest}", encoding="utf-8")


if __name__ == "__main__":
    main()
