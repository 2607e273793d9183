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
        let edits = EditDistance(from: name)
        var best: (name: String, distance: Int)?
        var work = Limits.suggestionWork
        for candidate in candidates where !candidate.isEmpty && candidate != name && candidate.utf8.count <= longest {
            work -= self.work(of: candidate)
            guard work > 0 else { break }
            if let distance = edits.distance(to: candidate, atMost: min(limit, (best?.distance ?? .max) - 1)) {
                best = (candidate, distance)
            }
        }
        return best?.name
    }

    /// Letters that looking at a name counts as.
    static func work(of candidate: String) -> Int { 20 + candidate.utf8.count }

    /// Maximum bytes of a name.
    package static let longest = EditDistance.longest
}
