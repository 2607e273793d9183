#!/usr/bin/env bash
# scripts/package.sh [FOLDER]: makes of what `make release` built a package for Debian, an archive, a plugin of SwiftPM, a
# list of what is in them (SBOM, SPDX 2.3) and their checksums. The same build makes the same files. MAINTAINER is the one
# that the package names.
set -euo pipefail
cd "$(dirname "$0")/.."
readonly to=${1:-.build/package}
readonly name=render-notification maintainer=${MAINTAINER:-The render-notification authors <render-notification@users.noreply.github.com>}
version=$(sed -n 's/.*static let text = "\(.*\)"/\1/p' Sources/Basics/EngineVersion.swift)
architecture=$(dpkg --print-architecture)
readonly version architecture
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}
export SOURCE_DATE_EPOCH

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
rm -rf "$to"
mkdir -p "$to"

# archive FOLDER: packs a folder of the stage.
archive() {
    find "$stage/$1" -exec touch --no-dereference --date "@$SOURCE_DATE_EPOCH" {} +
    tar --create --sort=name --owner=0 --group=0 --numeric-owner --directory "$stage" "$1" |
        gzip --no-name >"$to/$1.tar.gz"
}

# The archive: unpacked anywhere, since the program looks for its modules beside itself.
folder=$name-$version-linux-$(uname -m)
readonly folder
DESTDIR=$stage PREFIX=/$folder scripts/install.sh
archive "$folder"

# The same for SwiftPM: a package with a command plugin, and the program as its artifact bundle.
plugin=$name-plugin-$version
readonly plugin
mkdir "$stage/$plugin"
cp -R integrations/swift-package-plugin/. "$stage/$plugin"
triple=$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)",/\1/p')
python3 -B packaging/artifact_bundle.py "$stage/$folder" "$version" "$triple" "$stage/$plugin/$name.artifactbundle.zip"
archive "$plugin"

# The package.
readonly root=$stage/deb
DESTDIR=$root PREFIX=/usr ZSH_FUNCTIONS=vendor-completions scripts/install.sh
readonly docs=$root/usr/share/doc/$name
gzip --no-name --best "$root"/usr/share/man/man1/*.1
printf '%s (%s) unstable; urgency=medium\n\n  * See CHANGELOG.md.\n\n -- %s  %s\n' "$name" "$version" "$maintainer" \
    "$(LC_ALL=C date --utc --date "@$SOURCE_DATE_EPOCH" +'%a, %d %b %Y %H:%M:%S +0000')" | gzip --no-name --best >"$docs/changelog.gz"
rm "$docs/LICENSE"
install -m 644 packaging/copyright "$docs/copyright"
# The libraries that the programs are linked with, by the tool of Debian, which wants a source package around it.
mkdir -p "$stage/source/debian" "$root/DEBIAN"
printf 'Source: %s\n\nPackage: %s\nArchitecture: any\n' "$name" "$name" >"$stage/source/debian/control"
linked=$(cd "$stage/source" && dpkg-shlibdeps -O "$root/usr/bin/"* 2>/dev/null | sed -n 's/^shlibs:Depends=//p')
[ -n "$linked" ] || {
    echo "package: dpkg-shlibdeps finds no libraries" >&2
    exit 69
}
listed=$(grep -vE '^(#|$)' packaging/runtime-packages.txt | paste -sd , | sed 's/,/, /g')
sed -e "s/@VERSION@/$version/; s/@ARCHITECTURE@/$architecture/; s/@DEPENDS@/$linked, $listed/" \
    -e "s/@MAINTAINER@/$maintainer/; s/@SIZE@/$(du -k --summarize "$root/usr" | cut -f 1)/" packaging/control >"$root/DEBIAN/control"
(cd "$root" && find usr -type f -exec md5sum {} + | LC_ALL=C sort -k 2 >DEBIAN/md5sums)
find "$root" -exec touch --no-dereference --date "@$SOURCE_DATE_EPOCH" {} +
dpkg-deb --root-owner-group --build "$root" "$to/${name}_${version}_$architecture.deb" >/dev/null

python3 -B packaging/sbom.py "$version" "$linked" >"$to/$name-$version.spdx.json"
(cd "$to" && sha256sum -- * >SHA256SUMS)
ls -l "$to"
