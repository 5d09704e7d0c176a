#!/usr/bin/env python3
"""Compares `formrun validate` with its peers, prints a Markdown section and adds it to RESULTS.md.

    Benchmarks/peers.py [--rounds 5] [--note TEXT] [--dry]

It builds formrun for release, statically, and generates the data and a virtual environment with the peers, all in
Benchmarks/.build-peers. Then it runs the benchmarks of this package. The time of formrun is that of the whole process,
including its start; the time of a peer is that of the validation in a process that has already warmed up. Instructions
are counted by valgrind for two sizes of data; their difference excludes the start of the process.
"""
import argparse
import datetime
import json
import os
import platform
import re
import shlex
import statistics
import subprocess
import sys
import time
import venv
from pathlib import Path

import submissions

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
WORK = HERE / ".build-peers"
FORM = HERE / "Benchmarks/FormBenchmarks/Resources/application.form.json"
PEERS = ["pydantic", "msgspec", "jsonschema-rs"]
RECORDS = {"mixed": 200_000, "allbad": 50_000}


def run(command, **options):
    return subprocess.run([str(part) for part in command], check=True, capture_output=True, text=True, **options)


def build():
    command = ["swift", "build", "-c", "release", "--static-swift-stdlib", "--product", "formrun",
               "--package-path", ROOT, "--scratch-path", WORK / "formrun"]
    run(command)
    return Path(run([*command, "--show-bin-path"]).stdout.strip()) / "formrun"


def data(kind, records):
    file = WORK / f"{kind}-{records}.ndjson"
    with open(file, "w", encoding="utf-8") as output:
        output.writelines(submissions.lines(kind, records))
    return file


def python():
    """A Python interpreter with the peers that could be installed."""
    program = WORK / "venv/bin/python"
    if not program.exists():
        venv.create(WORK / "venv", with_pip=True)
    for package in [*PEERS, "orjson"]:
        subprocess.run([program, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package])
    return program


def arguments(file, kind, *options):
    report = "json" if kind == "allbad" else "summary"
    return ["validate", FORM, "--ndjson", file, "--report", report, *options]


def time_formrun(formrun, file, kind, *options):
    """The seconds, the maximum resident set size in kilobytes, and the number of invalid submissions."""
    report, memory = WORK / "report", WORK / "memory"
    command = [str(part) for part in [formrun, *arguments(file, kind, *options)]]
    with open(report, "wb") as output:
        start = time.perf_counter()
        status = subprocess.run(command, stdout=output, stderr=subprocess.DEVNULL).returncode
        seconds = time.perf_counter() - start
        # A second run measures the memory, because measuring it would lengthen the measured time.
        subprocess.run(["/usr/bin/time", "-v", "-o", memory, *command],
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    if status != 1:
        sys.exit(f"{shlex.join(command)}: status {status}")
    with open(report, "rb") as output:
        if kind == "allbad":
            invalid = sum(1 for _ in output)
        else:
            invalid = int(re.search(r"(\d+) invalid", output.read().decode())[1])
    kilobytes = int(re.search(r"Maximum resident set size \(kbytes\): (\d+)", memory.read_text())[1])
    return seconds, kilobytes, invalid


def time_peer(program, peer, file, kind):
    command = [program, HERE / "peer.py", peer, FORM, file] + (["--errors"] if kind == "allbad" else [])
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode in (3, 4):
        return None
    result.check_returncode()
    report = json.loads(result.stdout)
    return report["seconds"], report["invalid"]


def instructions(formrun, file, kind):
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={WORK / 'callgrind.out'}",
               formrun, *arguments(file, kind)]
    result = subprocess.run([str(part) for part in command], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    return int(re.search(r"Collected : (\d+)", result.stderr.decode())[1])


def instructions_a_record(formrun, kind, few=2_000, many=12_000):
    counts = [instructions(formrun, data(kind, records), kind) for records in (few, many)]
    return (counts[1] - counts[0]) / (many - few)


def startup(command, runs=100):
    """The median and the minimum of the milliseconds that a command takes."""
    taken = []
    for _ in range(runs):
        start = time.perf_counter()
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        taken.append((time.perf_counter() - start) * 1000)
    return statistics.median(taken), min(taken)


def measure(formrun, program, kind, rounds):
    """A table of formrun and its peers for one kind of data; the rounds of all programs are interleaved."""
    records, file = RECORDS[kind], data(kind, RECORDS[kind])
    seconds, verdicts, kilobytes = {}, {}, {}
    for _ in range(rounds):
        for name, options in (("formrun", []), ("formrun --jobs 2", ["--jobs", "2"])):
            taken, memory, verdicts[name] = time_formrun(formrun, file, kind, *options)
            seconds.setdefault(name, []).append(taken)
            kilobytes[name] = max(memory, kilobytes.get(name, 0))
        for peer in PEERS:
            if result := time_peer(program, peer, file, kind):
                seconds.setdefault(peer, []).append(result[0])
                verdicts[peer] = result[1]
    if len(set(verdicts.values())) > 1:
        sys.exit(f"{kind}: the counts of invalid submissions differ: {verdicts}")
    medians = {name: statistics.median(taken) for name, taken in seconds.items()}
    base = medians.get("pydantic")
    task = "every issue reported as JSON" if kind == "allbad" else "only counted"
    yield f"`{file.name}`, {file.stat().st_size / 1e6:.0f} MB, {verdicts['formrun']:,} invalid, {task}:"
    yield from ("", "| | records a second | × pydantic | peak memory | instructions a record |",
                "| --- | ---: | ---: | ---: | ---: |")
    for name, median in sorted(medians.items(), key=lambda pair: pair[1]):
        ratio = f"{base / median:.1f}" if base else "—"
        memory = f"{kilobytes[name] / 1024:.1f} MiB" if name in kilobytes else "—"
        count = f"{instructions_a_record(formrun, kind):,.0f}" if name == "formrun" else "—"
        yield f"| {name} | {records / median:,.0f} | {ratio} | {memory} | {count} |"
    yield ""


def in_process():
    """The benchmarks of the package; with instructions if the machine counts them."""
    command = ["swift", "package", "--package-path", HERE, "-c", "release", "benchmark", "--no-progress",
               "--format", "markdown"]
    output, rows = run(command).stdout, {}
    # The command ends with status 0 even if a benchmark could not be set up.
    if " failed" in output:
        sys.exit(output)
    for line in output.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("### "):
            row = rows.setdefault(line.removeprefix("### ").replace("|", "\\|"), {})
        elif found := re.match(r"(Time|Instructions).*?(?:\((\S+)\))?(?: \*)?$", cells[0]):
            row[found[1]] = [f"{int(cell):,} {found[2] or ''}".strip() for cell in (cells[1], cells[3])]
    yield from ("In process:", "", "| | least | median | instructions |", "| --- | ---: | ---: | ---: |")
    for name, row in rows.items():
        least, median = row["Time"]
        yield f"| {name} | {least} | {median} | {row.get('Instructions', ['—'])[-1]} |"


def machine():
    model = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text())
    return f"{model[1] if model else platform.machine()}, {os.cpu_count()} cores, {platform.system()}"


def section(given):
    WORK.mkdir(exist_ok=True)
    formrun, program = build(), python()
    commit = run(["git", "-C", ROOT, "log", "-1", "--format=%h", "--", "Sources", "Package.swift"]).stdout.strip()
    compiler = re.search(r"Swift version \S+", run(["swift", "--version"]).stdout)[0]
    yield f"## {datetime.date.today()}, {commit}"
    yield ""
    yield f"{machine()}, {compiler}. Made by `Benchmarks/peers.py --rounds {given.rounds}`, medians of interleaved rounds."
    if given.note:
        yield given.note
    yield ""
    for kind in RECORDS:
        yield from measure(formrun, program, kind, given.rounds)
    record = data("mixed", 1)
    empty = startup(["true"])
    whole = startup([str(part) for part in [formrun, "validate", FORM, record]])
    yield "Time from the start of the process to its end, static build, least (median) of 100 runs:"
    yield f"one submission {whole[1]:.1f} ms ({whole[0]:.1f} ms); `true` {empty[1]:.1f} ms ({empty[0]:.1f} ms)."
    yield ""
    yield from in_process()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--note", help="a sentence about the circumstances, for the section")
    parser.add_argument("--dry", action="store_true", help="only print the section; do not change RESULTS.md")
    given = parser.parse_args()
    lines = []
    for line in section(given):
        print(line, flush=True)
        lines.append(line)
    if not given.dry:
        results = HERE / "RESULTS.md"
        # The newest section is the first below the heading of the page.
        head, mark, older = results.read_text(encoding="utf-8").partition("\n## ")
        results.write_text("\n".join([head, *lines]) + "\n" + mark + older, encoding="utf-8")


if __name__ == "__main__":
    main()
