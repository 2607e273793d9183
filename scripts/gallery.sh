#!/usr/bin/env bash
# Renders what each template's gallery.txt lists to docs/gallery, and writes docs/gallery.md around the pictures.
# A line of gallery.txt is a payload, relative to the template, and options as a shell reads them.
# Each scenario*.json of a template is played, and its filmstrip stands below the template's pictures.
set -euo pipefail
cd "$(dirname "$0")/.."
readonly program=$PWD/${RENDER_NOTIFICATION:-.build/release/render-notification}
# The template whose scenario is also an animation.
readonly animated=podcast

# A picture of a scenario: below the command that draws it: the scenario, the output option, the file, and words for who can't see it.
film() {
    local scenario=$1 option=$2 picture=$3
    "$program" run "$scenario" "$option" "docs/$picture" >&2
    echo
    echo '```sh'
    echo "render-notification run $scenario $option docs/$picture"
    echo '```'
    echo
    echo "<img src=\"$picture\" width=\"$(width "docs/$picture")\" alt=\"${4}\">"
}

# Points of the page: a strip has two pixels for each, an animation one.
width() {
    case $1 in
    *.png) echo $((0x$(od -An -j16 -N4 -tx1 "$1" | tr -d ' ') / 2)) ;;
    *.gif) echo $((0x$(od -An -j6 -N2 -tx1 "$1" | awk '{ print $2 $1 }'))) ;;
    esac
}

rm -rf docs/gallery
mkdir -p docs/gallery
# The sheet that docs/matrix.md shows.
(cd Templates/event-invite && "$program" matrix descriptor.json payloads/rooftop.apns --devices iphone-se,iphone-15 --appearances light,dark \
    --content-sizes L,XXL,AX2 --scale 0.5 --encode small -o "$OLDPWD/docs/gallery/matrix.png")
{
    echo "# Gallery"
    echo
    echo "The folders in [Templates](../Templates), drawn by \`make gallery\`. Beside each picture stands what was given after the descriptor, above each filmstrip the command that draws it."
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
        for scenario in "$template"/scenario.json "$template"/scenario-*.json; do
            [ -f "$scenario" ] || continue
            play=$(basename "$scenario" .json)
            film "$scenario" --filmstrip "gallery/$name-$play.png" "$name, the states of $play.json"
            [ "$name" != "$animated" ] || film "$scenario" --animate "gallery/$name.gif" "$name, $play.json as an animation"
        done
    done
} >docs/gallery.md.new
mv docs/gallery.md.new docs/gallery.md
echo "gallery: $(find docs/gallery -type f | wc -l) pictures, $(du -sk docs/gallery | cut -f1) KiB"
