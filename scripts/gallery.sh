#!/usr/bin/env bash
# Renders what each template's gallery.txt lists to docs/gallery, and writes docs/gallery.md around the pictures.
# A line of gallery.txt is a payload, relative to the template, and options as a shell reads them.
set -euo pipefail
cd "$(dirname "$0")/.."
readonly program=$PWD/${RENDER_NOTIFICATION:-.build/release/render-notification}

rm -rf docs/gallery
mkdir -p docs/gallery
{
    echo "# Gallery"
    echo
    echo "The folders in [Templates](../Templates), drawn by \`make gallery\`. Below each picture stands what was given after the descriptor."
    for list in Templates/*/gallery.txt; do
        template=$(dirname "$list")
        name=$(basename "$template")
        echo
        echo "## $name"
        echo
        # The first paragraph of the template's own page.
        awk '!/^#/ && NF { print; found = 1 } found && !NF { exit }' "$template/README.md"
        echo
        echo "| | |"
        echo "| --- | --- |"
        count=0
        while IFS= read -r line; do
            count=$((count + 1))
            # The first picture has the template's name alone, for other pages to link to.
            picture=$name
            [ "$count" -eq 1 ] || picture=$name-$count
            eval "arguments=($line)"
            # shellcheck disable=SC2154 # set by eval
            (cd "$template" && "$program" descriptor.json "${arguments[@]}" --encode small -o "$OLDPWD/docs/gallery/$picture.png") >&2
            echo "| <img src=\"gallery/$picture.png\" width=\"375\" alt=\"$name, picture $count\"> | \`$line\` |"
        done <"$list"
    done
} >docs/gallery.md.new
mv docs/gallery.md.new docs/gallery.md
echo "gallery: $(find docs/gallery -name '*.png' | wc -l) pictures, $(du -sk docs/gallery | cut -f1) KiB"
