/// A model of iPhone or iPad: its screen in portrait (facts: devices/iphone, devices/ipad).
public struct DeviceModel: Sendable, Hashable {
    /// The name for `--device`.
    public var name: String
    /// The names of the models with this screen, as simctl prints them.
    public var models: [String]
    /// In points.
    public var screen: Size
    /// Pixels per point.
    public var scale: Double
    /// The radius of the screen's own corners in points.
    public var cornerRadius: Double
    /// The safe area's insets in points.
    public var safeAreaTop: Double
    /// 0 with a home button; the home indicator takes 34 on iPhones and 20 on iPads.
    public var safeAreaBottom: Double

    init(
        _ name: String, _ models: [String], _ width: Double, _ height: Double, scale: Double, cornerRadius: Double = 0,
        safeArea top: Double = 20, _ bottom: Double = 0
    ) {
        self.name = name
        self.models = models
        screen = Size(width: width, height: height)
        self.scale = scale
        self.cornerRadius = cornerRadius
        safeAreaTop = top
        safeAreaBottom = bottom
    }

    /// The model of that name, or with the screen of the iPhone or iPad of that name. Case, spaces, `_`, punctuation, and the
    /// words "inch" and "generation" make no difference: `iphone-se-3`, "iPhone SE (3rd generation)".
    public static func named(_ name: String) -> DeviceModel? {
        let wanted = key(name)
        return all.first { key($0.name) == wanted } ?? all.first { $0.models.contains { key($0) == wanted } }
    }

    /// "did you mean …" for a name that no model has.
    package static func hint(for name: String) -> String? {
        NearestName.hint(for: hyphenated(name), among: all.flatMap { [$0.name] + $0.models.map(hyphenated) })
    }

    /// True for a notch or an island: the status bar is then higher than 20 or 24 points.
    package var hasCutout: Bool { safeAreaTop > 24 }

    package var isPad: Bool { name.hasPrefix("ipad") }

    /// The height of the home indicator's area on an iPhone in landscape, in points (fact: devices/iphone.landscape).
    package static let landscapeHomeIndicator = 21.0

    private static func hyphenated(_ name: String) -> String {
        String(name.lowercased().map { $0 == " " || $0 == "_" ? "-" : $0 }.filter { !"()".contains($0) })
    }

    /// The letters and digits that tell names apart: "iPhone SE (3rd generation)" is `iphonese3`.
    private static func key(_ name: String) -> String {
        let words = name.lowercased().split { !($0.isLetter || $0.isNumber || $0 == ".") }
        let telling = words.filter { !["generation", "gen", "inch"].contains($0) }.map { word in
            for suffix in ["st", "nd", "rd", "th"]
            where word.hasSuffix(suffix) && word.dropLast(2).allSatisfy(\.isNumber) {
                return word.dropLast(2)
            }
            return word
        }
        return telling.joined()
    }
}
