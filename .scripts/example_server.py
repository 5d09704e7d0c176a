"""Runs the program of Examples/server, for the scripts that test it from outside."""
import base64
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

FORM = Path(__file__).resolve().parent.parent / "Examples/server/forms/account.json"


def new_key():
    """A key that several processes can share."""
    return base64.b64encode(os.urandom(32)).decode()


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


class ExampleServer:
    """One process of the server, on a port of its own that it keeps over restarts."""

    def __init__(self, program, key):
        self.program, self.port = program, free_port()
        self.log = tempfile.TemporaryFile()
        self.environment = {**os.environ, "PORT": str(self.port), "SESSION_KEY": key, "FORM": str(FORM)}
        self.start()

    def start(self):
        self.process = subprocess.Popen([self.program], env=self.environment, stdout=self.log, stderr=self.log)
        for _ in range(300):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.1)
        sys.exit(f"{self.program} does not listen: {self.said()}")

    def end(self, number=signal.SIGTERM, seconds=20):
        """Ends the process by a signal; whether it ended in time, before it was killed."""
        self.process.send_signal(number)
        try:
            self.process.wait(seconds)
            return True
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            return False

    def said(self):
        """The end of what the process wrote."""
        self.log.seek(0)
        return self.log.read().decode(errors="replace")[-2000:]
