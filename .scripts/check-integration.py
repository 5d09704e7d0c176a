#!/usr/bin/env python3
"""Tests what Documentation/ContinuousIntegration.md promises, with the command FORMRUN.

    check-integration.py FORMRUN

The workflow of the page and action.yml are valid by the schemas of GitHub, which the PyPI package check-jsonschema has, and
their steps run; the hooks run by pre-commit; the problem matcher finds the lines of reports.
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PACKAGES = ["check-jsonschema==0.33.2", "pre-commit==4.2.0", "PyYAML==6.0.2"]


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    binary = pathlib.Path(sys.argv[1]).resolve()
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", *PACKAGES], check=True)
    import yaml
    page = (ROOT / "Documentation" / "ContinuousIntegration.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```yaml\n(.*?)```", page, re.S)
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "bin").mkdir()
        shutil.copy(binary, folder / "bin" / "formrun")
        # A step that installs the wheel is tried with the wheel by Packaging/python/test.py.
        (folder / "stub").mkdir()
        (folder / "stub" / "python3").write_text('#!/bin/sh\necho "$*" >>installed\n')
        (folder / "stub" / "python3").chmod(0o755)
        shutil.copytree(ROOT / "forms", folder / "forms")
        environment = dict(os.environ, PATH=f"{folder / 'bin'}:{os.environ['PATH']}")
        stubbed = dict(environment, PATH=f"{folder / 'stub'}:{environment['PATH']}", WHEEL="formrun.whl")
        workflow = folder / "workflow.yml"
        workflow.write_text(blocks[0])
        valid("vendor.github-workflows", workflow)
        valid("vendor.github-actions", ROOT / "action.yml")
        for step in yaml.safe_load(blocks[0])["jobs"]["forms"]["steps"]:
            if "run" in step:
                shell(step["run"], folder, stubbed)
        inputs = yaml.safe_load(blocks[1])[0]["with"]
        action = yaml.safe_load((ROOT / "action.yml").read_text())
        for step in action["runs"]["steps"]:
            own = {name: inputs[value[len("${{ inputs."):-3].strip()] for name, value in step["env"].items()}
            shell(step["run"], folder, {**stubbed, **own, "WHEEL": "formrun.whl"})
        installed = (folder / "installed").read_text().splitlines()
        need(installed == ["-m pip install formrun.whl", "-m pip install --quiet formrun.whl"], installed)
        broken = {**environment, "FORM": "forms/newsletter.json", "FILES": "forms/submissions/newsletter.invalid.json", "CASES": ""}
        done = subprocess.run(["bash", "-eo", "pipefail", "-c", action["runs"]["steps"][1]["run"]], cwd=folder, env=broken, stdout=subprocess.PIPE, text=True)
        need(done.returncode == 1 and "::error file=forms/submissions/newsletter.invalid.json,line=2" in done.stdout, done.stdout)
        hooks(folder, environment, yaml.safe_load(blocks[2]))
        matcher(folder, environment)
    print("workflow, action, hooks and problem matcher ok")


def valid(schema, file):
    done = subprocess.run(["check-jsonschema", "--builtin-schema", schema, file], stdout=subprocess.PIPE, text=True)
    need(done.returncode == 0, f"{file}: {done.stdout}")


def shell(command, folder, environment):
    done = subprocess.run(["bash", "-eo", "pipefail", "-c", command], cwd=folder, env=environment)
    need(done.returncode == 0, f"status {done.returncode}: {command}")


def hooks(folder, environment, config):
    """The configuration of the page, with a repository that has the hooks in place of its address."""
    repository = folder / "hooks"
    repository.mkdir()
    shutil.copy(ROOT / ".pre-commit-hooks.yaml", repository)
    submissions = folder / "subscriptions"
    submissions.mkdir()
    for kind in ("valid", "invalid"):
        shutil.copy(ROOT / "forms" / "submissions" / f"newsletter.{kind}.json", submissions)
    shutil.copy(ROOT / "forms" / "newsletter.json", folder / "good.form.json")
    (folder / "bad.form.json").write_text('{"formrun":1}')
    for place in (repository, folder):
        for command in (["init", "-q"], ["add", "-A"], ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "hooks"]):
            subprocess.run(["git", *command], cwd=place, check=True, stderr=subprocess.DEVNULL)
    commit = subprocess.run(["git", "rev-parse", "HEAD"], cwd=repository, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
    config["repos"][0].update(repo=str(repository), rev=commit)
    (folder / ".pre-commit-config.yaml").write_text(json.dumps(config))
    environment = dict(environment, PRE_COMMIT_HOME=str(folder / "cache"))
    for hook, file, wanted in (
            ("formrun-check", "good.form.json", 0), ("formrun-check", "bad.form.json", 1),
            ("formrun-validate", "subscriptions/newsletter.valid.json", 0),
            ("formrun-validate", "subscriptions/newsletter.invalid.json", 1)):
        done = subprocess.run(
            ["pre-commit", "run", "--config", ".pre-commit-config.yaml", hook, "--files", file], cwd=folder, env=environment,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        need(done.returncode == wanted and "no files to check" not in done.stdout, done.stdout)


def matcher(folder, environment):
    matchers = json.loads((ROOT / "Packaging" / "github" / "problem-matcher.json").read_text())["problemMatcher"]
    for command, owner in (
            (["check", "bad.form.json"], "formrun"),
            (["validate", "forms/newsletter.json", "forms/submissions/newsletter.invalid.json"], "formrun-validate")):
        lines = subprocess.run(["formrun", *command], cwd=folder, env=environment, stdout=subprocess.PIPE, text=True).stdout.splitlines()
        need(lines, f"{command} prints nothing")
        for line in lines:
            found = [one["owner"] for one in matchers if re.search(one["pattern"][0]["regexp"], line)]
            need(found == [owner], f"{found}: {line}")


def need(condition, message):
    if not condition:
        sys.exit(message)


if __name__ == "__main__":
    main()
