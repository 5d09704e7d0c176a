#!/usr/bin/env python3
"""Fills in forms/newsletter.json over TCP with the built server, and compares what the server asks and prints.

    Examples/line-server/test.py        after swift build --package-path Examples/line-server
"""
import os
import socket
import subprocess
import sys
import threading
from pathlib import Path

HERE = Path(__file__).resolve().parent
SERVER = HERE / ".build/debug/LineServer"
FORM = HERE.parent.parent / "forms/newsletter.json"
SECONDS = 60


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def connect(port, server):
    """A connection to the server, which needs a moment to listen."""
    while server.poll() is None:
        try:
            return socket.create_connection(("127.0.0.1", port), SECONDS)
        except ConnectionRefusedError:
            os.sched_yield()
    sys.exit(f"FAILED: the server ended with status {server.returncode}")


def converse(port, server, sent):
    """What the server says to somebody who sends these bytes and nothing more."""
    said = b""
    with connect(port, server) as connection:
        try:
            connection.sendall(sent)
            connection.shutdown(socket.SHUT_WR)
            while piece := connection.recv(1 << 16):
                said += piece
        except ConnectionError:
            # The server closed the connection before it read everything.
            pass
    return said.decode()


def expect(condition, said):
    if not condition:
        sys.exit(f"FAILED: {said}")


def main():
    if not SERVER.exists():
        sys.exit(f"{SERVER} is not there; run: swift build --package-path Examples/line-server")
    port = free_port()
    server = subprocess.Popen([SERVER, FORM, str(port)], stdout=subprocess.PIPE, text=True)
    try:
        # The invalid address is asked again; the last two lines agree and submit.
        said = converse(port, server, b"Ada Lovelace\nada@\nada@example.com\nmonthly\nyes\n\n\n")
        for text in ("Name", "E-mail must be an e-mail address", "How often", "Consent"):
            expect(text in said, f"{text!r} is not in {said!r}")
        # A server that prints too little must not keep the test waiting.
        alarm = threading.Timer(SECONDS, server.kill)
        alarm.start()
        answers = [server.stdout.readline() for _ in range(4)]
        alarm.cancel()
        expect("Ada Lovelace" in answers[0] and "ada@example.com" in answers[1], answers)
        # Neither somebody who leaves nor a line without an end keeps the next one from being served.
        converse(port, server, b"Ada\n")
        converse(port, server, b"x" * (1 << 17))
        expect("Name" in converse(port, server, b""), "the server serves nobody after somebody left")
        expect(server.poll() is None, "the server ended")
    finally:
        server.kill()
    print("a form was filled in over TCP; who leaves or sends a line without an end harms nobody")


if __name__ == "__main__":
    main()
