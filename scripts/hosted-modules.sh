#!/usr/bin/env bash
# hosted-modules.sh FOLDER [FIRST]: compiles the stand-in modules of Sources/Hosted, from module FIRST on, into FOLDER.
set -euo pipefail
output=$(realpath -m "$1")
first=${2:-}
cd "$(dirname "$0")/../Sources/Hosted"
mkdir -p "$output"
while IFS=$'\t' read -r module _ _; do
    case $module in '#'* | '' | -) continue ;; esac
    if [ -n "$first" ] && [ "$module" != "$first" ]; then continue; fi
    first=
    swiftc -swift-version 5 -Onone -package-name render_notification -parse-as-library -wmo -module-name "$module" \
        -emit-module -emit-module-path "$output/$module.swiftmodule" -emit-library -static -o "$output/lib$module.a" \
        -I "$output" "$module"/*.swift
done < modules.txt
