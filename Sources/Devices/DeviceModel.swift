import AutoLayout
import Basics

/// A model of iPhone or iPad: its screen in portrait (facts: devices/iphone, devices/ipad).
public struct DeviceModel: Sendable, Hashable, Codable {
    /// The name for `--device`.
    public var name: String
    /// The models with this screen, as printed by simctl.
    public var models: [String]
    /// In points.
    public var screen: Size
    /// Pixels per point.
    public var scale: Double
    /// The radius of the screen's corners in points.
    public var cornerRadius: Double
    /// The safe area's top inset in points.
    public var safeAreaTop: Double
    /// The safe area's bottom inset in points: 0 with a home button, else 34 on iPhones and 20 on iPads.
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

    /// The model of a name, or with the screen of the iPhone or iPad of a name. Ignores case, spaces, `_`, punctuation,
    /// and the words "inch" and "generation": `iphone-se-3`, "iPhone SE (3rd generation)".
    public static func named(_ name: String) -> DeviceModel? {
        let wanted = key(name)
        return all.first { key($0.name) == wanted } ?? all.first { $0.models.contains { key($0) == wanted } }
    }

    /// The name for people, such as "iPhone SE" for `iphone-se`.
    package var title: String { models.first { Self.key($0) == Self.key(name) } ?? name }

    /// The hint "did you mean …" for an unknown name.
    package static func hint(for name: String) -> String? {
        NearestName.hint(for: hyphenated(name), among: all.flatMap { [$0.name] + $0.models.map(hyphenated) })
    }

    /// `true` for a notch or a Dynamic Island, which make the status bar higher than 20 or 24 points.
    package var hasCutout: Bool { safeAreaTop > 24 }

    package var isPad: Bool { name.hasPrefix("ipad") }

    /// The height of the home indicator's area on an iPhone in landscape, in points (fact: devices/iphone.landscape).
    package static let landscapeHomeIndicator = 21.0

    private static func hyphenated(_ name: String) -> String {
        String(name.lowercased().map { $0 == " " || $0 == "_" ? "-" : $0 }.filter { !"()".contains($0) })
    }

    /// The significant letters and digits of a name: `iphonese3` for "iPhone SE (3rd generation)".
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
