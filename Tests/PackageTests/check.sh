#!/usr/bin/env bash
# Tests/PackageTests/check.sh: makes the package of what `make release` built, and is a stranger with it: installs it in a bare
# Debian root, runs the README's commands and the completions of three shells there, and removes it. Needs root's rights.
set -euo pipefail
cd "$(dirname "$0")/../.."
scratch=$(mktemp -d)
readonly root=$scratch/root package=$scratch/package mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
cleanup() {
    umount "$root/proc" 2>/dev/null || true
    rm -rf "$scratch"
}
trap cleanup EXIT

fail() {
    echo "package: $*" >&2
    exit 1
}

# install, in a folder of its own: everything is there, works from there, and is gone afterwards.
export PREFIX=$scratch/prefix
scripts/install.sh
"$PREFIX/bin/render-notification" Templates/event-invite/descriptor.json \
    Templates/event-invite/payloads/rooftop.apns -o "$scratch/out.png"
mandoc -T lint -W warning "$PREFIX"/share/man/man1/*.1 || fail "manual pages aren't well formed"
scripts/install.sh --uninstall
[ ! -e "$PREFIX" ] || fail "uninstall leaves $(find "$PREFIX" -type f | head -3)"
unset PREFIX

scripts/package.sh "$package" >/dev/null
cp "$package/SHA256SUMS" "$scratch/first"
scripts/package.sh "$package" >/dev/null
cmp "$scratch/first" "$package/SHA256SUMS" || fail "the same build makes other files the second time"
lintian --allow-root --fail-on error --suppress-tags-from-file Tests/PackageTests/lintian-suppressed.txt \
    "$package"/*.deb || fail "lintian finds errors"
python3 -c 'import json, sys; found = json.load(open(sys.argv[1])); assert len(found["packages"]) > 10' "$package"/*.spdx.json

# The archive runs where it is unpacked.
tar --extract --directory "$scratch" --file "$(echo "$package"/*-linux-*.tar.gz)"
unpacked=("$scratch"/render-notification-*-linux-*)
"${unpacked[0]}/bin/render-notification" --version >/dev/null

# The plugin draws in a package that has no other program, and shows its errors.
tar --extract --directory "$scratch" --file "$(echo "$package"/*-plugin-*.tar.gz)"
mkdir -p "$scratch/app/Sources/App"
echo '// Nothing yet.' >"$scratch/app/Sources/App/App.swift"
cp -R Templates/event-invite "$scratch/app/Invite"
cat >"$scratch/app/Package.swift" <<SWIFT
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "App", dependencies: [.package(path: "$(echo "$scratch"/render-notification-plugin-*)")],
    targets: [.target(name: "App")])
SWIFT
plugin() {
    (cd "$scratch/app" && swift package --allow-writing-to-package-directory render-notification "$@") >"$scratch/log" 2>&1
}
plugin Invite/descriptor.json Invite/payloads/rooftop.apns -o out.png || { cat "$scratch/log"; fail "the plugin doesn't draw"; }
cmp "$scratch/out.png" "$scratch/app/out.png" || fail "the plugin draws something else"
! plugin Invite/descriptor.json Invite/payloads/none.apns -o none.png || fail "the plugin hides errors"
grep -q 'none.apns: error:' "$scratch/log" || { cat "$scratch/log"; fail "the plugin's messages are lost"; }

debootstrap --variant=minbase bookworm "$root" "$mirror" >"$scratch/log" 2>&1 || {
    tail -5 "$scratch/log" >&2
    fail "debootstrap fails"
}
mount -t proc proc "$root/proc"
inside() { chroot "$root" env -i PATH=/usr/bin:/usr/sbin:/bin:/sbin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
apt() { inside apt-get -qq --yes --no-install-recommends "$@" >"$scratch/log" 2>&1 || { tail -5 "$scratch/log" >&2; fail "apt-get $1 fails"; }; }
apt install zsh fish
before=$(inside dpkg-query --show --showformat='${Package}\n')
cp "$package"/*.deb "$root/tmp"
apt install "$(cd "$root" && ls /tmp/*.deb 2>/dev/null || echo /tmp/"$(basename "$package"/*.deb)")"
mkdir "$root/src"
git ls-files -z --cached --others --exclude-standard | tar --create --null --files-from=- --ignore-failed-read |
    tar --extract --directory "$root/src"
inside env RENDER_NOTIFICATION=/usr/bin/render-notification /src/scripts/doc-commands.sh README.md
inside render-notification-preview /src/Templates/chat --export /tmp/site >/dev/null
python3 -B Tests/PackageTests/completions.py /usr chroot "$root"
inside test -s /usr/share/man/man1/render-notification-batch.1.gz || fail "no manual page of batch"

apt purge render-notification
left=$(find "$root" -xdev -path "$root/src" -prune -o -path "$root/tmp" -prune -o -path "$root/var/log" -prune -o \
    -name '*render-notification*' -print)
[ -z "$left" ] || fail "purge leaves $left"
apt autoremove --purge
[ "$(inside dpkg-query --show --showformat='${Package}\n')" = "$before" ] || fail "purge leaves packages"
echo "package: installed, tried and removed in a bare Debian root"
