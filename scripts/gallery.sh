#!/usr/bin/env bash
# Renders every payload of every template to docs/gallery, and writes docs/gallery.md around the pictures.
set -euo pipefail
cd "$(dirname "$0")/.."

rm -rf docs/gallery
mkdir -p docs/gallery
{
    echo "# Gallery"
    echo
    echo "Every payload of every folder in [Templates](../Templates), drawn by \`make gallery\`."
    for template in Templates/*/; do
        name=$(basename "$template")
        [ -f "$template/descriptor.json" ] || continue
        echo
        echo "## $name"
        echo
        # The first sentence or two of the template's own page.
        awk '!/^#/ && NF { print; found = 1 } found && !NF { exit }' "$template/README.md"
        echo
        # The first picture has the template's name alone, for other pages to link to.
        picture=$name
        for payload in "$template"payloads/*; do
            case_name=$(basename "${payload%.*}")
            [ ! -f "docs/gallery/$picture.png" ] || picture=$name-$case_name
            .build/release/render-notification "${template}descriptor.json" "$payload" \
                -o "docs/gallery/$picture.png" --device iphone-15 --scale 2 --crop notification >&2
            echo "<img src=\"gallery/$picture.png\" width=\"375\" alt=\"$name: $case_name\" title=\"$case_name\">"
        done
    done
} >docs/gallery.md.new
mv docs/gallery.md.new docs/gallery.md
echo "gallery: $(find docs/gallery -name '*.png' | wc -l) pictures, $(du -sk docs/gallery | cut -f1) KiB"
