#!/usr/bin/env bash
# scripts/check.sh [COMMIT]: lints the Swift files that changed since a commit (HEAD unless one is named), builds the
# program, and builds and runs the tests of their modules.
set -euo pipefail
cd "$(dirname "$0")/.."
readonly since=${1:-HEAD}

changed=$({ git diff --name-only --diff-filter=d "$since" && git ls-files --others --exclude-standard; } | sort -u)
if [ -z "$changed" ]; then
    echo "check: no file changed since $since"
    exit
fi

# The test targets of the files, one a line.
targets=$(
    while IFS= read -r file; do
        case $file in
        Package.swift | Tests/TestSupport/*) ls -d Tests/*Tests Tests/Snapshots | sed 's|.*/||' ;;
        Sources/*) file=${file#Sources/} && scripts/test-targets.sh "${file%%/*}" ;;
        Tests/Fixtures/cli-errors/*) echo CommandTests ;;
        Tests/Fixtures/errors/* | Tests/HostTestSupport/*) echo ContentExtensionHostTests && echo DescriptorTests ;;
        Tests/Fixtures/lifecycle/* | Tests/Fixtures/payload/*) echo ContentExtensionHostTests ;;
        Tests/Fixtures/touch/*) echo ChromeTests ;;
        Tests/Fixtures/images/* | Tests/Fixtures/media/*) echo RendererTests ;;
        Tests/Fixtures/autolayout/*) echo AutoLayoutTests ;;
        Tests/Fixtures/interface*) echo InterfaceBuilderTests ;;
        Tests/Fixtures/code/*) echo ExtensionCodeTests ;;
        Tests/Fixtures/extensions/*) echo RenderNotificationTests ;;
        Tests/Fixtures/*) echo Snapshots ;;
        Tests/RendererTestSupport/*) echo ChromeTests && echo RendererTests && echo RenderNotificationTests ;;
        Tests/*.swift) file=${file#Tests/} && echo "${file%%/*}" ;;
        esac
    done <<<"$changed" | sort -u
)

swift=$(grep '\.swift$' <<<"$changed" || true)
[ -z "$swift" ] || tr '\n' '\0' <<<"$swift" | xargs -0 swift format lint --strict --parallel
scripts/build.sh debug render-notification
if [ -n "$targets" ]; then
    TEST_TARGETS=$(paste -sd, - <<<"$targets")
    export TEST_TARGETS
    scripts/build.sh check
    swift test --skip-build --disable-xctest
fi
