#!/usr/bin/env bash
# Checks rules of ARCHITECTURE.md that a formatter can't: they keep the modules separate and the files small.
set -euo pipefail
cd "$(dirname "$0")/.."

# All that lies in the root; make it a decision to add to it.
readonly root='.ci .gitignore .swift-format ARCHITECTURE.md Benchmarks CHANGELOG.md CONTRIBUTING.md LICENSE Makefile Package.swift
    README.md SECURITY.md Schemas Sources Templates Tests docs integrations packaging scripts'

# shellcheck disable=SC2016 # the dollars are awk's
readonly rules='
function breach(message) { print FILENAME ":" FNR ": error: " message }

FNR == 501 { breach("longer than 500 lines: one idea per file") }

# From here on only Swift, without comments.
FILENAME !~ /\.swift$/ { next }
{ code = $0; sub(/(^|[^:])\/\/.*/, "", code) }

code ~ /^[ \t]*((@[A-Za-z_()]+|public|package|internal|fileprivate|private)[ \t]+)*import[ \t]+(CCairo|CPango|CDeflate|CImageCodecs)/ &&
    FILENAME !~ /^(Sources\/Renderer\/Native|Tests|Benchmarks)\// {
    breach("C is imported in Sources/Renderer/Native only")
}
code ~ /^[ \t]*((@[A-Za-z_()]+|public|package|internal|fileprivate|private)[ \t]+)*import[ \t]+CExpat/ &&
    FILENAME !~ /^Sources\/InterfaceBuilder\/XML\// {
    breach("expat is imported in Sources/InterfaceBuilder/XML only")
}
code ~ /^[ \t]*((@[A-Za-z_()]+|public|package|internal|fileprivate|private)[ \t]+)*import[ \t]/ && FILENAME ~ /^Sources\/AutoLayout\// {
    breach("AutoLayout depends on nothing")
}
code ~ /^[ \t]*((@[A-Za-z_()]+|public|package|internal|fileprivate|private)[ \t]+)*import[ \t]+Platform$/ &&
    FILENAME ~ /^Sources\/(Views|ContentExtensionHost)\// && FILENAME !~ /(\/DescriptorSource|\/ViewTransform)\.swift$/ {
    breach("the system is asked in Basics; here only for a pipe in a descriptor’s place, and for sines")
}
code ~ /import[ \t]+(Glibc|Musl|Darwin|FoundationEssentials)/ && FILENAME ~ /^Sources\// && FILENAME !~ /^Sources\/Platform/ {
    breach("import Platform, or PlatformFoundation")
}
code ~ /(^|[^A-Za-z_])(fatalError\(|preconditionFailure\(|unsafeFlags)/ && FILENAME !~ /^Tests\// {
    breach("no input may bring the process down, and no flag may be unsafe")
}
code ~ /(^|[^A-Za-z_])(TODO|FIXME|XXX)([^A-Za-z_]|$)/ || $0 ~ /\/\/.*(TODO|FIXME|XXX)([^A-Za-z_]|$)/ {
    breach("open ends belong in an issue")
}
'

findings=$(
    {
        find Sources Tests Benchmarks scripts .ci -name .build -prune -o -type f \
            \( -name '*.swift' -o -name '*.c' -o -name '*.h' -o -name '*.sh' -o -name run \) -print
        echo Package.swift
        echo Makefile
    } | LC_ALL=C sort | tr '\n' '\0' | xargs -0 awk "$rules"
)
if [ -n "$findings" ]; then
    printf '%s\n' "$findings" >&2
    exit 1
fi

# A file that git would take along with `git add --all`. An archive of the sources has no git.
status=0
if [ "$(git rev-parse --is-inside-work-tree 2>/dev/null)" = true ]; then
    while IFS= read -r name; do
        [ -e "$name" ] || continue
        echo "$name: error: the root holds what \$root in scripts/lint.sh lists: move or delete it" >&2
        status=1
    done < <(git -c core.quotePath=false ls-files --cached --others --exclude-standard | cut -d / -f 1 | sort -u |
        grep -vxFf <(xargs -n 1 <<<"$root") || true)
fi

# scripts/check.sh runs the tests of the folders that changed.
for folder in Sources/*/; do
    folder=$(basename "$folder")
    for target in $(scripts/test-targets.sh "$folder"); do
        [ ! -d "Tests/$target" ] || continue
        echo "Sources/$folder: error: there is no Tests/$target: name its test targets in scripts/test-targets.sh" >&2
        status=1
    done
done

# Each limit needs a test with its name.
for limit in $(sed -nE 's/^    (public|package) static let ([A-Za-z]+) .*/\2/p' Sources/Basics/Diagnostics/Limits.swift); do
    if ! grep -rqE "func limit_([A-Za-z]+_)*$limit[_(]" Tests; then
        echo "Sources/Basics/Diagnostics/Limits.swift: error: no test is called limit_$limit" >&2
        status=1
    fi
done
[ "$status" -eq 0 ] || exit "$status"

# Pages are wrapped at 120 columns: all but tables, code, headings, HTML and links. docs/symbols.md is generated.
wide=$({ git ls-files -z '*.md' 2>/dev/null | grep -zvE '^(CHANGELOG|docs/symbols)\.md$' || true; } | LC_ALL=C xargs -0 -r awk '
    FNR == 1 { code = 0 }
    /^ *```/ { code = !code }
    { line = $0; gsub(/[\200-\277]/, "", line) }
    !code && length(line) > 120 && line !~ /^( *\||#|<|\[|    )/ && line ~ /^.?.?.?[^ ]+ / {
        print FILENAME ":" FNR ": error: " length(line) " columns; wrap at 120"
    }')
if [ -n "$wide" ]; then
    printf '%s\n' "$wide" >&2
    exit 1
fi

# Pages should load quickly, and clones stay small.
heavy=$([ ! -d docs/gallery ] || find docs/gallery -type f -size +400k -exec echo '{}: error: the gallery has files of at most 400 KiB' ';')
if [ -n "$heavy" ]; then
    printf '%s\n' "$heavy" >&2
    exit 1
fi

for script in scripts/*.sh .ci/run; do
    bash -n "$script"
done
