"""Chromium without a window, driven by the DevTools protocol, for the scripts that look at pages."""
import base64
import json
import os
import select
import shutil
import subprocess
import sys
import tempfile

# What Chromium advises for forms with more than three secrets, whatever their markup: it takes them for passwords.
IGNORED = "[DOM] Multiple forms should be contained in their own form elements"


class Browser:
    """Chromium behind a pipe: messages of the DevTools protocol, each followed by a zero byte."""

    def __init__(self):
        chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
        if not chromium:
            sys.exit("Chromium is not installed: apt-get install chromium")
        self.profile = tempfile.TemporaryDirectory()
        to_browser, self.send_end = os.pipe()
        self.receive_end, from_browser = os.pipe()
        command = [chromium, "--headless=new", "--remote-debugging-pipe", "--disable-gpu", "--no-first-run",
                   "--disable-dev-shm-usage", "--hide-scrollbars", "--disable-extensions", "--no-default-browser-check",
                   f"--user-data-dir={self.profile.name}", "about:blank"]
        if os.geteuid() == 0:
            command.insert(1, "--no-sandbox")

        def connect():
            # Descriptors that are 3 or 4 already must not be overwritten before they are copied.
            read, write = os.dup(to_browser), os.dup(from_browser)
            read, write = (fcntl_above(read), fcntl_above(write))
            os.dup2(read, 3)
            os.dup2(write, 4)

        def fcntl_above(descriptor):
            import fcntl
            return fcntl.fcntl(descriptor, fcntl.F_DUPFD, 10)

        self.log = tempfile.TemporaryFile()
        self.process = subprocess.Popen(command, preexec_fn=connect, close_fds=False, stdout=self.log, stderr=self.log)
        os.close(to_browser)
        os.close(from_browser)
        self.buffer, self.events, self.last, self.session = b"", [], 0, None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.call(f"{domain}.enable")
        self.call("Page.setLifecycleEventsEnabled", enabled=True)
        self.call("Emulation.setFocusEmulationEnabled", enabled=True)

    def message(self):
        while b"\0" not in self.buffer:
            if not select.select([self.receive_end], [], [], 60)[0]:
                sys.exit("Chromium has said nothing for 60 s: no other page was opened")
            read = os.read(self.receive_end, 1 << 20)
            if not read:
                self.log.seek(0)
                sys.exit("Chromium ended: " + self.log.read().decode(errors="replace")[-2000:])
            self.buffer += read
        text, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(text)

    def call(self, method, **parameters):
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.send_end, data):]
        while True:
            answer = self.message()
            if answer.get("id") == self.last:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def wait(self, is_loader):
        """Waits until a page is loaded; events are kept."""
        index = 0
        while True:
            while index == len(self.events):
                self.events.append(self.message())
            details = self.events[index].get("params", {})
            if self.events[index].get("method") == "Page.lifecycleEvent" and details["name"] == "load" and is_loader(details["loaderId"]):
                self.loader = details["loaderId"]
                return
            index += 1

    def open(self, url):
        self.events.clear()
        loader = self.call("Page.navigate", url=url)["loaderId"]
        self.wait(lambda found: found == loader)

    def follow(self, expression):
        """Runs an expression that opens another page, and waits for that."""
        self.events.clear()
        before = self.loader
        self.value(expression)
        self.wait(lambda found: found != before)

    def value(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            sys.exit(f"{expression[:80]}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def press(self, selector):
        """Moves the mouse to the middle of an element, and presses its button there."""
        x, y = self.value("""(e => {
          e.scrollIntoView({block: 'center', behavior: 'instant'});
          const {left, top, width, height} = e.getBoundingClientRect();
          return [left + width / 2, top + height / 2];
        })(document.querySelector(%s))""" % json.dumps(selector))
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def press_and_follow(self, selector):
        """Presses what opens another page, and waits for that."""
        self.events.clear()
        before = self.loader
        self.press(selector)
        self.wait(lambda found: found != before)

    def write(self, text):
        """Types a text, key by key, into the element that has the focus."""
        for character in text:
            self.call("Input.dispatchKeyEvent", type="char", text=character)

    def key(self, name, code):
        for kind in ("rawKeyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=name, code=name, windowsVirtualKeyCode=code)

    def window(self, width, scheme="light", height=900):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def noise(self):
        """What the browser has reported on its console."""
        lines = []
        for event in self.events:
            details = event.get("params", {})
            if event.get("method") == "Runtime.consoleAPICalled":
                lines.append(" ".join(str(a.get("value")) for a in details["args"]))
            elif event.get("method") == "Log.entryAdded":
                if not details["entry"]["text"].startswith(IGNORED):
                    lines.append(f"{details['entry']['text']} ({details['entry'].get('url', '')})")
            elif event.get("method") == "Runtime.exceptionThrown":
                lines.append(str(details["exceptionDetails"]))
        return lines

    def screenshot(self, path):
        height = self.value("document.documentElement.scrollHeight")
        width = self.value("innerWidth")
        data = self.call("Page.captureScreenshot", captureBeyondViewport=True, clip={
            "x": 0, "y": 0, "width": width, "height": min(height, 12000), "scale": 1})["data"]
        path.write_bytes(base64.b64decode(data))

    def close(self):
        self.session = None
        self.call("Browser.close")
        self.process.wait(timeout=20)
        self.profile.cleanup()
