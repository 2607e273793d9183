#!/usr/bin/env bash
# scripts/setup.sh [LIST]: installs the missing packages of packages.txt, or of a similar list, if it has the right to,
# and otherwise lists them. Silent when nothing is missing.
# Exit code 69 (EX_UNAVAILABLE): packages are missing and could not be installed.
set -euo pipefail
readonly packages="${1:-${BASH_SOURCE[0]%/*}/packages.txt}"

unavailable() {
    printf 'setup: %s\n' "$@" >&2
    exit 69
}

# Prints column $1 (1 apt, 2 brew) of the list.
column() {
    awk -v column="$1" '!/^#/ && NF > 2 && $column != "-" { print $column }' "$packages"
}

require_swift() {
    command -v swift >/dev/null ||
        unavailable "Swift 6.1 or later is not on PATH: see https://www.swift.org/install/"
}

setup_macos() {
    local installed missing
    command -v brew >/dev/null || unavailable "Homebrew is not installed: see https://brew.sh"
    installed=$(brew list -1)
    missing=$(column 2 | grep -vxF "$installed" || true)
    [ -z "$missing" ] || unavailable "missing packages; install them with:" "  brew install $(xargs <<<"$missing")"
}

# Prints the lines of the list without any installed alternative.
missing_lines() {
    local installed line
    # dpkg-query exits with 1 for unknown names, which is no error here.
    # shellcheck disable=SC2046 # one word per package is meant
    installed=" $(dpkg-query --show --showformat='${Package} ${db:Status-Abbrev}\n' $(column 1 | tr '|' ' ') 2>/dev/null |
        awk '$2 == "ii" { printf "%s ", $1 }' || true)"
    while read -r line; do
        local name found=
        for name in ${line//|/ }; do
            [[ "$installed" != *" $name "* ]] || found=yes
        done
        [ -n "$found" ] || echo "$line"
    done < <(column 1)
}

has_candidate() {
    local policy
    policy=$(LC_ALL=C apt-cache policy "$1" 2>/dev/null)
    [[ "$policy" = *Candidate:* && "$policy" != *"Candidate: (none)"* ]]
}

# Prints, for each line read, the first alternative that apt offers, else the first one.
choose() {
    local line
    while read -r line; do
        local name chosen=
        for name in ${line//|/ }; do
            if has_candidate "$name"; then
                chosen=$name
                break
            fi
        done
        echo "${chosen:-${line%%|*}}"
    done
}

setup_debian() {
    local missing names name as_root=()
    missing=$(missing_lines)
    [ -n "$missing" ] || return 0
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null || ! sudo -n true 2>/dev/null; then
            unavailable "missing packages, and no right to install them; run:" \
                "  sudo apt-get install --no-install-recommends $(choose <<<"$missing" | xargs)"
        fi
        as_root=(sudo -n)
    fi
    as_root+=(env DEBIAN_FRONTEND=noninteractive)

    # New machines have no package lists, and outdated lists name files that are gone.
    names=$(choose <<<"$missing" | xargs)
    for name in $names; do
        has_candidate "$name" && continue
        apt_get update || true
        names=$(choose <<<"$missing" | xargs)
        break
    done
    echo "setup: installing $names" >&2
    # shellcheck disable=SC2086 # one word per package is meant
    if ! apt_get install --yes --no-install-recommends $names; then
        apt_get update || true
        # shellcheck disable=SC2086
        apt_get install --yes --no-install-recommends $names || unavailable "apt-get could not install: $names"
    fi
}

# Runs apt-get with the caller's as_root; prints its output when it fails.
apt_get() {
    local log status=0
    log=$(mktemp)
    "${as_root[@]}" apt-get -qq "$@" >"$log" 2>&1 || status=$?
    if [ "$status" -ne 0 ]; then
        echo "setup: apt-get $1 failed:" >&2
        tail -n 20 "$log" >&2
    fi
    rm -f "$log"
    return "$status"
}

require_swift
if [ "$(uname -s)" = Darwin ]; then
    setup_macos
elif command -v dpkg-query >/dev/null && command -v apt-get >/dev/null; then
    setup_debian
else
    unavailable "this script knows Debian, Ubuntu and macOS; install the like of these, then run make with SETUP=true:" \
        "  $(column 1 | sed 's/|.*//' | xargs)"
fi
