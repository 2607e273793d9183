import Basics

/// The selected file of an image set.
struct ImageSet {
    /// The file, relative to the scope.
    let path: String
    /// Pixels per point.
    let scale: Double
    /// The template's `renderingMode`, if the set specifies one.
    let renderingMode: String?
    /// `true` if parts of the image keep their size when it is stretched.
    let isSliced: Bool

    /// The set's image for an iPhone.
    /// - Returns: `nil` if no file of the set can be drawn.
    init?(_ contents: JSONValue, folder: String, scope: FileScope, isDark: Bool) {
        let candidates = (contents["images"]?.array ?? []).compactMap { Candidate($0, folder: folder, scope: scope) }
            .filter(\.isDrawable)
        let best = candidates.enumerated().min { a, b in
            let ranks = (a.element.rank(isDark: isDark), b.element.rank(isDark: isDark))
            return ranks.0 == ranks.1 ? a.offset < b.offset : ranks.0.lexicographicallyPrecedes(ranks.1)
        }?.element
        guard let best else { return nil }
        path = best.path
        scale = best.scale
        isSliced = best.isSliced
        switch contents["properties"]?["template-rendering-intent"]?.string {
        case "template": renderingMode = "alwaysTemplate"
        case "original": renderingMode = "alwaysOriginal"
        default: renderingMode = nil
        }
    }

    /// The extensions of the set's files, such as `pdf`.
    static func endings(_ contents: JSONValue) -> Set<String> {
        Set((contents["images"]?.array ?? []).compactMap { $0["filename"]?.string }.map(FilePath.ending))
    }
}

private struct Candidate {
    let path: String
    let scale: Double
    let isDrawable: Bool
    let isSliced: Bool
    private let idiom: String
    private let appearances: [String]
    /// The number of unsupported conditions: memory, screen width, gamut, locale.
    private let conditions: Int

    init?(_ entry: JSONValue, folder: String, scope: FileScope) {
        guard let name = entry["filename"]?.string else { return nil }
        path = "\(folder)/\(name)"
        isDrawable = !["pdf", "svg"].contains(FilePath.ending(of: name)) && (try? scope.resolve(path)) != nil
        isSliced = entry["resizing"]?["cap-insets"] != nil
        let text = entry["scale"]?.string ?? "1x"
        scale = text.hasSuffix("x") ? Double(text.dropLast()).flatMap { (0.5...10).contains($0) ? $0 : nil } ?? 1 : 1
        idiom = entry["idiom"]?.string ?? "universal"
        appearances = (entry["appearances"]?.array ?? []).compactMap { $0["value"]?.string }
        let known: Set = ["filename", "scale", "idiom", "appearances", "resizing"]
        conditions = (entry.members ?? []).count { !known.contains($0.key) }
    }

    /// The mismatch with an iPhone, most important first. The largest scale is preferred: shrinking an image looks
    /// better than enlarging it, and screens have at most three pixels per point.
    func rank(isDark: Bool) -> [Double] {
        let idioms = ["iphone", "universal"]
        let appearance: Double =
            switch (appearances.contains("dark"), isDark) {
            case (true, true): 0
            case (false, _): appearances.isEmpty || appearances == ["light"] ? 1 : 2
            case (true, false): 3
            }
        return [Double(idioms.firstIndex(of: idiom) ?? idioms.count), appearance, Double(conditions), -scale]
    }
}
