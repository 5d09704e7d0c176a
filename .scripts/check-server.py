#!/usr/bin/env python3
"""Fills in the sign-up of Examples/server in headless Chromium, as a person does: by the mouse and the keyboard.

    .scripts/check-server.py SERVER [--screenshots FOLDER]

The e-mail address is taken at first: the page comes back with the reason at its field, and with all else that was entered.
Then the second page is filled in, with a row more and a field that an answer shows, the person goes back and forth, and the
account is made. Nothing may be on the console of the browser, under the Content-Security-Policy of the server.
"""
import argparse
import json
import sys
import urllib.error
import urllib.request
from pathlib import Path

from browser import Browser
from example_server import ExampleServer, new_key

TAKEN = {"name": "Grace", "email": "taken@example.com", "birthday": "1980-01-31", "password": "correct horse battery", "plan": "free"}
# What the elements of a field say beside it: the texts to which its input refers.
REASON = "(e => (e.getAttribute('aria-describedby') || '').split(' ').map(i => document.getElementById(i)?.textContent || '').join(' '))"


class Walk:
    def __init__(self, server, screenshots):
        self.address = f"http://127.0.0.1:{server.port}"
        self.browser = Browser()
        self.browser.window(1200)
        self.screenshots, self.pages, self.failures = screenshots, 0, []

    def expect(self, what, found, wanted):
        if found != wanted:
            self.failures.append(f"{what}: {found!r}, not {wanted!r}")

    def look(self):
        """What is wrong with a page that has come."""
        self.pages += 1
        for line in self.browser.noise():
            # The browser notes each status of 400 or more.
            if "status of 422" not in line:
                self.failures.append(f"console: {line}")
        if self.screenshots:
            self.browser.screenshot(self.screenshots / f"sign-up-{self.pages}.png")

    def fill(self, name, text):
        self.browser.press(f"[name='{name}']")
        # A date has no text that could be marked.
        self.browser.value("document.activeElement.select?.()")
        self.browser.write(text)

    def follow(self, button, place):
        self.browser.press_and_follow(button)
        self.expect("the address", self.browser.value("location.pathname"), place)
        self.look()

    def value(self, name):
        return self.browser.value(f"document.querySelector(\"[name='{name}']\").value")

    def run(self):
        browser = self.browser
        browser.open(self.address + "/sign-up/1")
        self.look()
        self.fill("name", "Ada Lovelace")
        self.fill("email", TAKEN["email"])
        # The parts of a date are typed in the order of the language of the browser; the first of them has the focus by the Tab key.
        browser.key("Tab", 9)
        browser.write("12101990")
        self.fill("password", "correct horse battery")
        self.follow("button.fr-primary", "/sign-up/1")
        reason = browser.value(REASON + "(document.querySelector(\"[name='email']\"))")
        if "E-mail" not in reason:
            self.failures.append(f"no reason stands at the e-mail address: {reason!r}")
        self.expect("aria-invalid", browser.value("document.querySelector(\"[name='email']\").getAttribute('aria-invalid')"), "true")
        self.expect("the name", self.value("name"), "Ada Lovelace")
        self.expect("the date of birth", self.value("birthday"), "1990-12-10")
        self.expect("the password", self.value("password"), "")
        self.fill("email", "ada@example.com")
        self.fill("password", "correct horse battery")
        self.follow("button.fr-primary", "/sign-up/2")
        self.expect("whether the seats are shown", browser.value("document.querySelector(\"[name='seats']\").checkVisibility()"), False)
        browser.press("[name='plan'][value='team']")
        self.expect("whether the seats are shown", browser.value("document.querySelector(\"[name='seats']\").checkVisibility()"), True)
        self.fill("seats", "3")
        self.fill("budget", "19.50")
        self.follow("[name='form-add']", "/sign-up/2")
        self.fill("contacts.0.who", "Grace")
        self.fill("contacts.0.phone", "+44 20 7946 0958")
        self.follow("[value='back']", "/sign-up/1")
        self.expect("the e-mail address", self.value("email"), "ada@example.com")
        # The page does not repeat the password, which is among the answers.
        self.fill("password", "correct horse battery")
        self.follow("button.fr-primary", "/sign-up/2")
        self.expect("the seats", self.value("seats"), "3")
        self.expect("the contact", self.value("contacts.0.who"), "Grace")
        self.follow("button.fr-primary", "/welcome")
        self.expect("the end", browser.value("document.body.textContent.trim()"), "Welcome!")
        # The account is there: its address is taken now.
        self.expect("a second account", self.post({**TAKEN, "email": "ada@example.com"}), 422)

    def post(self, account):
        request = urllib.request.Request(
            self.address + "/accounts", json.dumps(account).encode(), {"Content-Type": "application/json"})
        try:
            return urllib.request.urlopen(request, timeout=20).status
        except urllib.error.HTTPError as error:
            return error.code


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("server")
    parser.add_argument("--screenshots", type=Path)
    arguments = parser.parse_args()
    if arguments.screenshots:
        arguments.screenshots.mkdir(parents=True, exist_ok=True)
    server = ExampleServer(arguments.server, new_key())
    walk = Walk(server, arguments.screenshots)
    try:
        walk.expect("the first account", walk.post(TAKEN), 204)
        walk.run()
    finally:
        walk.browser.close()
        server.end()
    for failure in walk.failures:
        print(f"FAILED: {failure}")
    print(f"{walk.pages} pages, {len(walk.failures)} failures")
    sys.exit(1 if walk.failures else 0)


if __name__ == "__main__":
    main()
