/// Finds the name most similar to a mistyped one.
package enum NearestName {
    /// A hint with the most similar candidate; `nil` if none is similar.
    package static func hint(for name: String, among candidates: some Sequence<String>) -> String? {
        to(name, among: candidates).map(hint)
    }

    package static func hint(_ nearest: String) -> String { "did you mean \(nearest.quoted())?" }

    /// UIKit's names for those of CSS, SwiftUI, Android and British spelling.
    private static let synonyms: [String: [String]] = [
        "padding": ["margins", "contentInsets"], "margin": ["margins"], "insets": ["margins", "contentInsets"],
        "color": ["textColor", "tintColor"], "colour": ["textColor", "color", "tintColor"],
        "foregroundcolor": ["textColor", "tintColor"], "textcolour": ["textColor"], "tint": ["tintColor"],
        "background": ["backgroundColor"], "backgroundcolour": ["backgroundColor"], "bg": ["backgroundColor"],
        "fontsize": ["font"], "textsize": ["font"], "fontweight": ["font"], "opacity": ["alpha"],
        "radius": ["cornerRadius"], "borderradius": ["cornerRadius"], "ishidden": ["hidden"],
        "lines": ["numberOfLines"],
        "linelimit": ["numberOfLines"], "maxlines": ["numberOfLines"], "textalign": ["alignment"],
        "textalignment": ["alignment"], "direction": ["axis"], "flexdirection": ["axis"], "orientation": ["axis"],
        "gap": ["spacing"], "subviews": ["children"], "views": ["children"], "items": ["children"],
        "src": ["image", "asset"], "source": ["image", "asset"], "label": ["title", "text"],
        "caption": ["title", "text"],
        "aspectfill": ["scaleAspectFill"], "cover": ["scaleAspectFill"], "aspectfit": ["scaleAspectFit"],
        "contain": ["scaleAspectFit"], "fit": ["scaleAspectFit"], "stretch": ["scaleToFill"], "row": ["horizontal"],
        "column": ["vertical"], "hstack": ["stack"], "vstack": ["stack"], "uilabel": ["label"],
        "uiimageview": ["image"],
        "imageview": ["image"], "uistackview": ["stack"], "uibutton": ["button"], "uiview": ["view"],
        "night": ["dark"], "day": ["light"],
    ]

    /// The candidate that another system calls by the name.
    package static func synonym(of name: String, among candidates: some Sequence<String>) -> String? {
        guard let meant = synonyms[name.lowercased()] else { return nil }
        let known = Set(candidates)
        return meant.first(where: known.contains)
    }

    /// The candidate that another system calls so, or one within an edit distance of a third of the name's length, or equal but for case.
    package static func to(_ name: String, among candidates: some Sequence<String>) -> String? {
        guard !name.isEmpty, name.utf8.count <= longest else { return nil }
        if let synonym = synonym(of: name, among: candidates) { return synonym }
        let limit = max(1, name.count / 3)
        let lowercased = Array(name.lowercased())
        var best: (name: String, distance: Int)?
        for candidate in candidates where !candidate.isEmpty && candidate != name && candidate.utf8.count <= longest {
            let other = Array(candidate.lowercased())
            // Each edit changes the length by at most one.
            if abs(other.count - lowercased.count) > limit { continue }
            let distance = other == lowercased ? 0 : editDistance(lowercased, other)
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.name
    }

    /// Maximum bytes of a name, because the search is quadratic in them.
    package static let longest = 128

    /// Damerau-Levenshtein distance (optimal string alignment): insertion, deletion, substitution and swap count 1.
    private static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in 0..<a.count {
            var row = [i + 1]
            for j in 0..<b.count {
                var distance = min(last[j] + (a[i] == b[j] ? 0 : 1), row[j] + 1, last[j + 1] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { distance = min(distance, beforeLast[j - 1] + 1) }
                row.append(distance)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
