#!/usr/bin/env python3
"""completions.py FOLDER [COMMAND…]: types into real shells and reads what they complete. FOLDER has the installed files (an
installation's prefix), as the shells see it; the shells are started by COMMAND, such as chroot and its folder."""
import os
import pty
import re
import select
import signal
import sys
import tempfile
import time

# What is typed, and what has to appear after a tab or two.
CASES = [
    ("render-notification matr", "matrix"),
    ("render-notification --appear", "--appearance"),
    ("render-notification --device iphone-16-pro-m", "iphone-16-pro-max"),
    ("render-notification --style ios2", "ios26"),
    ("render-notification --presentation notification-", "notification-center"),
    ("render-notification descriptor.json --content-si", "--content-size"),
    ("render-notification only-th", "only-this.apns"),
    ("render-notification run play-th", "play-this.json"),
    ("render-notification batch --manif", "--manifest"),
    ("render-notification preview --edi", "--editor"),
    ("render-notification preview --export site --styles ios2", "ios26"),
]

SHELLS = {
    "bash": (["bash", "--norc", "--noprofile", "-i"], ". {folder}/share/bash-completion/completions/render-notification"),
    "zsh": (
        ["zsh", "-f", "-i"],
        "fpath=({folder}/share/zsh/vendor-completions {folder}/share/zsh/site-functions $fpath); autoload -Uz compinit; compinit -u -D",
    ),
    "fish": (["fish", "--no-config", "-i"], "source {folder}/share/fish/vendor_completions.d/render-notification.fish"),
}


class Terminal:
    """A shell on a terminal of its own."""

    def __init__(self, command, folder):
        self.process, self.file = pty.fork()
        if self.process == 0:
            os.environ.update({"TERM": "dumb", "PS1": "> ", "HOME": folder, "LC_ALL": "C.UTF-8"})
            os.execvp(command[0], command)

    def read(self, until, seconds):
        """What is printed until a pattern is in it, or the time is over."""
        text, limit = "", time.monotonic() + seconds
        while time.monotonic() < limit:
            if select.select([self.file], [], [], 0.05)[0]:
                try:
                    text += os.read(self.file, 65536).decode(errors="replace")
                except OSError:
                    break
            if until in re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text):
                break
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)

    def write(self, text):
        os.write(self.file, text.encode())

    def close(self):
        os.kill(self.process, signal.SIGKILL)
        os.close(self.file)
        os.waitpid(self.process, 0)


def completes(shell, typed, expected, folder, prefix, work):
    """Types in a shell of its own, and says whether a tab or two complete it; the answer too."""
    command, start = SHELLS[shell]
    terminal = Terminal([*prefix, *command], work)
    try:
        terminal.write(f"cd {work}; {start.format(folder=folder)}; echo rea''dy\n")
        if "ready" not in terminal.read("ready", 30):
            return False, "the shell doesn't start"
        terminal.read("\0", 0.3)
        terminal.write(typed)
        terminal.read(typed[-3:], 3)
        # Only the rest of the word is printed, or it stands in a list.
        rest = expected[len(typed.split(" ")[-1]):]
        answer = ""
        for _ in range(2):
            terminal.write("\t")
            answer += terminal.read(rest, 3)
            if rest in answer:
                return True, answer
        return False, answer
    finally:
        terminal.close()


def main(folder, *prefix):
    # In the shells' own root.
    inside = prefix[prefix.index("chroot") + 1] if "chroot" in prefix else ""
    with tempfile.TemporaryDirectory(dir=f"{inside}/tmp") as made:
        work = made.removeprefix(inside)
        for name in ("descriptor.json", "only-this.apns", "play-this.json"):
            open(f"{made}/{name}", "w").close()
        failures = 0
        for shell in SHELLS:
            for typed, expected in CASES:
                found, answer = completes(shell, typed, expected, folder, list(prefix), work)
                if not found:
                    print(f"completions: {shell}: '{typed}' isn't completed to {expected}: {answer[-300:]!r}", file=sys.stderr)
                    failures += 1
    print(f"completions: {len(CASES) * len(SHELLS) - failures} of {len(CASES) * len(SHELLS)} are as they should be")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
