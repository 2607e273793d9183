#!/usr/bin/env python3
"""Plays the jobs of integrations/github and integrations/gitlab in a temporary repository, for check-snapshots.sh.

    check_snapshots.py PROGRAM SCRATCH

Their `run:` and `script:` lines are executed. Stand-ins take the place of GitHub's actions: a checkout is a clone, the
cache always has the program, and artifacts are folders.
"""
import fnmatch
import os
import pathlib
import re
import shutil
import subprocess
import sys

import yaml

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM, SCRATCH = (pathlib.Path(path).resolve() for path in sys.argv[1:])
RENDERER, ORIGIN, WORK = SCRATCH / "renderer", SCRATCH / "project.git", SCRATCH / "work"
ARTIFACTS, BIN, GH = SCRATCH / "artifacts", SCRATCH / "bin", SCRATCH / "gh.log"
# A name that a shell would execute if it ever became part of a script.
BRANCH = "redesign-$(touch${IFS}injected)"


# The repositories


def git(*words, cwd=None):
    identity = ["-c", "user.name=check", "-c", "user.email=check@localhost"]
    return subprocess.run(["git", *identity, *words], cwd=cwd, check=True, capture_output=True, text=True).stdout.strip()


def head():
    return git("rev-parse", f"refs/heads/{BRANCH}", cwd=ORIGIN)


def checkout(ref):
    shutil.rmtree(WORK, ignore_errors=True)
    git("clone", "--quiet", str(ORIGIN), str(WORK))
    git("checkout", "--quiet", "--detach", ref, cwd=WORK)


def edit(change):
    """Commits a change of the project to the branch."""
    checkout(head())
    change(WORK / "Notifications" / "payloads")
    git("add", "--all", cwd=WORK)
    git("commit", "--quiet", "--message", "Edit", cwd=WORK)
    git("push", "--quiet", "origin", f"HEAD:refs/heads/{BRANCH}", cwd=WORK)


def prepare():
    RENDERER.mkdir()
    for name in ("Package.swift", "Sources", "scripts", "integrations"):
        (shutil.copytree if (ROOT / name).is_dir() else shutil.copy)(ROOT / name, RENDERER / name)
    git("init", "--quiet", "--initial-branch=main", cwd=RENDERER)
    git("add", "--all", cwd=RENDERER)
    git("commit", "--quiet", "--message", "Renderer", cwd=RENDERER)
    git("init", "--quiet", "--bare", "--initial-branch=main", str(ORIGIN))
    WORK.mkdir()
    shutil.copytree(ROOT / "Templates/event-invite", WORK / "Notifications")
    git("init", "--quiet", cwd=WORK)
    git("add", "--all", cwd=WORK)
    git("commit", "--quiet", "--message", "Project", cwd=WORK)
    git("push", "--quiet", str(ORIGIN), "HEAD:refs/heads/main", f"HEAD:refs/heads/{BRANCH}", cwd=WORK)
    BIN.mkdir()
    # Knows a comment once one was made.
    (BIN / "gh").write_text(f"""#!/bin/sh
printf '%s\\n' "$*" >>"{GH}"
case $* in
*--paginate*) cat "{SCRATCH}/comment" 2>/dev/null || true ;;
*" --raw-field body="*) echo 9 >"{SCRATCH}/comment" ;;
esac
""")
    (BIN / "gh").chmod(0o755)


def shell(lines, variables):
    """Runs lines as a runner does, without the caller's environment; returns the exit code."""
    kept = {key: os.environ[key] for key in ("HOME", "PATH", "LANG") if key in os.environ}
    environment = kept | {"PATH": f"{BIN}:{kept['PATH']}", "CI": "true"} | variables
    run = subprocess.run(
        ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", lines], cwd=WORK, env=environment,
        capture_output=True, text=True)
    with open(SCRATCH / "log", "a") as log:
        log.write(f"$ {lines}\n{run.stdout}{run.stderr}= {run.returncode}\n")
    assert not list(WORK.rglob("injected")), "a branch's name was executed"
    return run.returncode


# GitHub

TOKEN = re.compile(r"\s*(?:('[^']*')|(&&|\|\||==|!=|!|\(|\))|([A-Za-z_][\w.-]*))")


def evaluate(text, contexts, failed=False):
    """The value of an expression; what isn't in the contexts is the empty string."""
    words = {"&&": " and ", "||": " or ", "!": " not "}
    status = {"always": True, "cancelled": False, "success": not failed, "failure": failed}

    def look(name):
        found = contexts
        for part in name.split("."):
            found = found.get(part, "") if isinstance(found, dict) else ""
        return found

    python, rest = "", text.strip()
    while rest:
        token = TOKEN.match(rest)
        assert token, f"the player can't read {rest!r}"
        string, operator, name = token.groups()
        call = rest[token.end():].startswith("()")
        python += string or words.get(operator, operator) or (f"(lambda: {status[name]})" if call else f"look({name!r})")
        rest = rest[token.end():].strip()
    return eval(python, {"look": look})


def filled(text, contexts):
    """Text with the values of its expressions; YAML's booleans are true and false."""
    written = lambda value: str(value).lower() if isinstance(value, bool) else str(value)
    return re.sub(r"\$\{\{(.*?)\}\}", lambda match: written(evaluate(match[1], contexts)), written(text))


def applies(part, contexts, failed=False):
    condition = str(part.get("if", "success()")).strip().removeprefix("${{").removesuffix("}}")
    usual = not re.search(r"\b(always|cancelled|success|failure)\(\)", condition)
    return not (usual and failed) and bool(evaluate(condition, contexts, failed))


def use(name, given, contexts):
    """Plays an action; returns its exit code and outputs."""
    if name.startswith("OWNER/render-notification/"):
        folder = RENDERER / name.split("/", 2)[2].split("@")[0]
        action = yaml.safe_load((folder / "action.yml").read_text())
        unknown = set(given) - set(action["inputs"])
        assert not unknown, f"the action has no inputs {unknown}"
        inputs = {key: filled(value.get("default", ""), contexts) for key, value in action["inputs"].items()}
        return play(action["runs"]["steps"], contexts | {"inputs": inputs | given}, folder), {}
    assert re.search(r"@[0-9a-f]{40}$", name), f"{name} isn't pinned"
    action = name.split("@")[0]
    if action == "actions/checkout":
        assert given["persist-credentials"] == "false", "the renderer would see the token"
        checkout(given.get("ref") or contexts["github"]["sha"])
    elif action == "actions/cache":
        path = pathlib.Path(given["path"])
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        path.symlink_to(PROGRAM)
        return 0, {"cache-hit": "true"}
    elif action == "actions/upload-artifact":
        if (WORK / given["path"]).is_dir():
            shutil.copytree(WORK / given["path"], ARTIFACTS / given["name"], dirs_exist_ok=True)
        return 0, {"artifact-url": "https://github.com/report"}
    elif action == "actions/download-artifact":
        for folder in ARTIFACTS.iterdir():
            if fnmatch.fnmatch(folder.name, given["pattern"]):
                shutil.copytree(folder, WORK / given["path"], dirs_exist_ok=True)
    else:
        raise AssertionError(f"the player doesn't know {name}")
    return 0, {}


def play(steps, contexts, action=None):
    """Plays steps; returns the exit code of the first that fails."""
    contexts = contexts | {"steps": {}}
    files = {"GITHUB_OUTPUT": SCRATCH / "output", "GITHUB_STEP_SUMMARY": SCRATCH / "summary"}
    failed = 0
    for step in steps:
        if not applies(step, contexts, failed != 0):
            continue
        if "run" in step:
            assert "${{" not in step["run"], f"an expression in a script: {step['run']}"
            files["GITHUB_OUTPUT"].write_text("")
            variables = {key: filled(value, contexts) for key, value in step.get("env", {}).items()}
            variables |= {key: str(path) for key, path in files.items()}
            variables |= {"GITHUB_REPOSITORY": contexts["github"]["repository"], "GITHUB_ACTION_PATH": str(action or "")}
            code = shell(step["run"], variables)
            outputs = dict(line.split("=", 1) for line in files["GITHUB_OUTPUT"].read_text().splitlines())
        else:
            given = {key: filled(value, contexts) for key, value in step.get("with", {}).items()}
            code, outputs = use(step["uses"], given, contexts)
        failed = failed or code
        if "id" in step:
            contexts["steps"][step["id"]] = {"outputs": outputs, "outcome": "failure" if code else "success"}
    return failed


def github(workflow, name="pull_request", fork=False, label=""):
    """Plays a workflow; returns the exit codes of its jobs, one for each element of a matrix."""
    shutil.rmtree(ARTIFACTS, ignore_errors=True)
    for path in (GH, SCRATCH / "summary"):
        path.write_text("")
    repository = "owner/project"
    pull = {"number": 7, "head": {"sha": head(), "repo": {"full_name": "stranger/project" if fork else repository}}}
    pulled = name == "pull_request"
    contexts = {
        "github": {
            "event_name": name, "repository": repository, "sha": head(), "token": "token", "ref_type": "branch",
            "ref_name": "7/merge" if pulled else BRANCH, "head_ref": BRANCH if pulled else "",
            "event": {"pull_request": pull, "label": {"name": label}} if pulled else {},
        }
    }
    codes = {}
    for key, job in yaml.safe_load((ROOT / f"integrations/github/{workflow}.yml").read_text())["jobs"].items():
        assert "permissions" in job, f"{key} has all permissions"
        failed = any(any(codes[other]) for other in [job["needs"]] if other in codes) if "needs" in job else False
        codes[key] = []
        shards = job.get("strategy", {}).get("matrix", {}).get("shard", [""])
        if applies(job, contexts, failed):
            for shard in shards:
                more = {"matrix": {"shard": shard}, "strategy": {"job-total": len(shards)}}
                codes[key].append(play(job["steps"], contexts | more))
    return codes


# GitLab


def gitlab(job, fork=False, shard=1):
    """Plays a job; returns its exit code, and None when it isn't part of the pipeline."""
    document = yaml.safe_load((ROOT / "integrations/gitlab/snapshots.gitlab-ci.yml").read_text())
    base, own = document[document[job]["extends"]], document[job]
    variables = {
        "CI_PIPELINE_SOURCE": "merge_request_event", "CI_PROJECT_ID": "1", "SNAPSHOT_TOKEN": "token",
        "CI_MERGE_REQUEST_SOURCE_PROJECT_ID": "2" if fork else "1", "CI_COMMIT_SHA": head(),
        "CI_MERGE_REQUEST_SOURCE_BRANCH_NAME": BRANCH, "CI_PROJECT_URL": str(ORIGIN.with_suffix("")),
        "CI_PROJECT_DIR": str(WORK), "CI_NODE_INDEX": str(shard), "CI_NODE_TOTAL": str(own.get("parallel", 1)),
    }
    for more in (document["variables"], base["variables"], own.get("variables", {})):
        for key, value in more.items():
            variables[key] = re.sub(r"\$(\w+)", lambda match: variables.get(match[1], ""), value)
    variables |= {
        "RENDERER": str(SCRATCH / "clone"), "RENDERER_URL": f"file://{RENDERER}", "RENDERER_VERSION": "main",
    }
    rule = re.sub(r"\$(\w+)", lambda match: repr(variables.get(match[1])), own["rules"][0]["if"])
    if not eval(rule.replace("&&", " and ")):
        return None
    checkout(head())
    shutil.rmtree(variables["RENDERER"], ignore_errors=True)
    cached = pathlib.Path(variables["RENDER_NOTIFICATION"])
    cached.parent.mkdir()
    cached.symlink_to(PROGRAM)
    if "needs" in own:
        for folder in ARTIFACTS.glob("*"):
            shutil.copytree(folder, WORK, dirs_exist_ok=True)
    code = shell("\n".join(base["before_script"] + own["script"]), variables)
    kept = own["artifacts"]
    for path in kept["paths"] + list(kept.get("reports", {}).values()):
        found, to = WORK / path, ARTIFACTS / f"{job}-{shard}" / path
        assert found.exists(), f"{job} has no {path}"
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(found, to) if found.is_dir() else shutil.copy(found, to)
    return code


def gitlab_merge_request():
    """The exit codes of the shards and of the report."""
    shutil.rmtree(ARTIFACTS, ignore_errors=True)
    shards = [gitlab("snapshots:verify", shard=shard) for shard in (1, 2)]
    return shards, gitlab("snapshots:report")


# What is expected


def recolor(payloads):
    path = payloads / "rooftop.apns"
    text = path.read_text()
    assert "Rooftop" in text
    path.write_text(text.replace("Rooftop", "Basement"))


def extend(payloads):
    shutil.copy(payloads / "rooftop.apns", payloads / "another.apns")


def expect(found, wanted, what):
    assert found == wanted, f"{what}: {found} in place of {wanted}"
    print(f"check-snapshots: {what}")


def reports(*names):
    for name in names:
        assert (ARTIFACTS / name).stat().st_size > 0, f"no {name}"


def check_github():
    expect(github("record-snapshots", "workflow_dispatch"), {"record": [0]}, "github: a run by hand records")
    assert "__Snapshots__" in git("show", "--stat", "--format=%s", head(), cwd=ORIGIN)
    expect(github("snapshots"), {"verify": [0, 0], "report": [0]}, "github: the recorded references pass")
    assert GH.read_text().count("\n") == 1, "a comment where nothing differs"

    edit(recolor)
    codes = github("snapshots")
    expect((sorted(codes["verify"]), codes["report"]), ([0, 1], [1]), "github: a changed input fails with 1")
    reports(*[f"notification-snapshots/{name}" for name in ("report.html", "report.json", "junit.xml", "comment.md")])
    assert list((ARTIFACTS / "notification-snapshots").glob("shard-*/artifacts/*")), "no artifacts"
    assert "rooftop" in (SCRATCH / "summary").read_text(), "no summary"
    assert "issues/7/comments --raw-field body=<!-- notification-snapshots -->" in GH.read_text(), "no comment"

    before = head()
    expect(github("record-snapshots", label="record-snapshots", fork=True), {"record": []}, "github: forks never record")
    expect(github("record-snapshots", label="bug"), {"record": []}, "github: other labels don't record")
    assert head() == before
    codes = github("snapshots", fork=True)
    expect((codes["report"], GH.read_text()), ([1], ""), "github: forks are verified without a comment")

    expect(github("record-snapshots", label="record-snapshots"), {"record": [0]}, "github: the label records")
    assert head() != before and "labels/record-snapshots" in GH.read_text()
    expect(github("snapshots"), {"verify": [0, 0], "report": [0]}, "github: what the label recorded passes")
    assert "--method PATCH repos/owner/project/issues/comments/9" in GH.read_text(), "the comment is out of date"
    edit(extend)
    codes = github("snapshots")
    expect((sorted(codes["verify"]), codes["report"]), ([0, 66], [66]), "github: a missing reference fails with 66")


def check_gitlab():
    shards, report = gitlab_merge_request()
    expect((sorted(shards), report), ([0, 66], 66), "gitlab: a missing reference fails with 66")
    before = head()
    expect(gitlab("snapshots:record", fork=True), None, "gitlab: forks never record")
    assert head() == before
    expect(gitlab("snapshots:record"), 0, "gitlab: the job records")
    assert head() != before
    expect(gitlab_merge_request(), ([0, 0], 0), "gitlab: the recorded references pass")
    reports(*[f"snapshots:report-1/notification-snapshots/{name}" for name in ("report.html", "junit.xml")])


try:
    prepare()
    check_github()
    check_gitlab()
except BaseException:
    log = SCRATCH / "log"
    sys.stderr.write("".join(log.read_text().splitlines(True)[-60:]) if log.exists() else "")
    raise
