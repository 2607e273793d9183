import RNCoreGraphics
import RNFoundation

/// A font of the template language: a text style or a size, with traits.
///
/// `@unchecked Sendable` because it never changes.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    package let json: JSON

    package init(json: JSON) { self.json = json }

    /// A number from -1 to 1, as on iOS. Drawing knows the nine named weights.
    public struct Weight: RawRepresentable, Hashable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        private static let names: [(String, Weight)] = [
            ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
            ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
        ]

        /// The nearest weight of the template language.
        package var name: String {
            Self.names.min { abs($0.1.rawValue - rawValue) < abs($1.1.rawValue - rawValue) }?.0 ?? "regular"
        }

        init(name: String) { self = Self.names.first { $0.0 == name }?.1 ?? .regular }
    }

    /// Accepted, without effect on the picture.
    public struct Width: RawRepresentable, Hashable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let standard = Width(rawValue: 0)
        public static let compressed = Width(rawValue: -0.3)
        public static let condensed = Width(rawValue: -0.2)
        public static let expanded = Width(rawValue: 0.2)
    }

    public struct TextStyle: RawRepresentable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        public static let extraLargeTitle = TextStyle(rawValue: "largeTitle")
        public static let title1 = TextStyle(rawValue: "title1")
        public static let title2 = TextStyle(rawValue: "title2")
        public static let title3 = TextStyle(rawValue: "title3")
        public static let headline = TextStyle(rawValue: "headline")
        public static let subheadline = TextStyle(rawValue: "subheadline")
        public static let body = TextStyle(rawValue: "body")
        public static let callout = TextStyle(rawValue: "callout")
        public static let footnote = TextStyle(rawValue: "footnote")
        public static let caption1 = TextStyle(rawValue: "caption1")
        public static let caption2 = TextStyle(rawValue: "caption2")

        /// Points at the default text size (fact: type/dynamic-type.large).
        static let sizes: [String: CGFloat] = [
            "largeTitle": 34, "title1": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17, "callout": 16,
            "subheadline": 15, "footnote": 13, "caption1": 12, "caption2": 11,
        ]
    }

    /// A system font of at least 1 point.
    private static func system(_ size: CGFloat, _ members: [WireKey: JSON] = [:]) -> UIFont {
        UIFont(json: .object(members.merging([.size: .points(max(1, size))]) { $1 }))
    }

    public class func systemFont(ofSize size: CGFloat) -> UIFont { system(size) }
    public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        system(size, [.weight: .string(weight.name)])
    }
    public class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }
    public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { system(size, [.weight: "bold"]) }
    public class func italicSystemFont(ofSize size: CGFloat) -> UIFont { system(size, [.italic: true]) }
    public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        system(size, [.weight: .string(weight.name), .monospacedDigits: true])
    }
    public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        system(size, [.weight: .string(weight.name), .design: "monospaced"])
    }

    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(json: [.style: .string(style.rawValue)])
    }
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFont { preferredFont(forTextStyle: style) }

    /// A font by PostScript name, `AvenirNext-DemiBold`, or by family.
    /// The names that the tool was asked for.
    private nonisolated(unsafe) static var known: [String: Bool] = [:]

    private static func exists(_ name: String) -> Bool {
        if name.hasPrefix(".") || !Host.shared.isHosted { return true }
        if let exists = known[name] { return exists }
        let exists = Host.shared.query(.font, [.name: .string(name)]) != nil
        known[name] = exists
        return exists
    }

    public convenience init?(name: String, size: CGFloat) {
        var parts = name.split(separator: "-", maxSplits: 1).map(String.init)
        guard !parts.isEmpty, Self.exists(name) else { return nil }
        let family = parts.removeFirst()
        let face = parts.first ?? ""
        let spaced = family.contains(" ") ? family : Self.spaced(family)
        var members: [WireKey: JSON] = [.size: .points(max(1, size))]
        if !family.hasPrefix(".") { members[.family] = .string(spaced) }
        let weights: [(String, String)] = [
            ("UltraLight", "ultraLight"), ("Thin", "thin"), ("SemiBold", "semibold"), ("Semibold", "semibold"),
            ("DemiBold", "semibold"), ("ExtraBold", "heavy"), ("Heavy", "heavy"), ("Black", "black"),
            ("Medium", "medium"), ("Light", "light"), ("Bold", "bold"),
        ]
        if let weight = weights.first(where: { face.contains($0.0) })?.1 { members[.weight] = .string(weight) }
        if face.contains("Italic") || face.contains("Oblique") { members[.italic] = true }
        self.init(json: .object(members))
    }

    /// `HelveticaNeue` as families are called, `Helvetica Neue`.
    private static func spaced(_ name: String) -> String {
        var result = ""
        for character in name {
            if character.isUppercase, let last = result.last, last.isLowercase { result += " " }
            result.append(character)
        }
        return result
    }

    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        var members = descriptor.members
        if size > 0 {
            members[.style] = nil
            members[.size] = .points(size)
        }
        self.init(json: .object(members))
    }

    /// The keys of a font, also where the template language writes only a style's name or a size in points.
    var members: [WireKey: JSON] {
        if let object = json.members { return object }
        return json.string.map { [.style: .string($0)] } ?? [.size: .number(json.number ?? 17)]
    }

    /// In points. A text style gives its size at the default text size: the tool scales it when it draws.
    public var pointSize: CGFloat {
        members[.size]?.float ?? TextStyle.sizes[members[.style]?.string ?? ""] ?? 17
    }
    public func withSize(_ size: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: size) }
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(members: members) }
    public var familyName: String { members[.family]?.string ?? ".SF UI" }
    public var fontName: String { familyName.replacingOccurrences(of: " ", with: "") }
    /// San Francisco's metrics in ems.
    public var lineHeight: CGFloat { pointSize * 1.193 }
    public var ascender: CGFloat { pointSize * 0.952 }
    public var descender: CGFloat { pointSize * -0.241 }
    public var capHeight: CGFloat { pointSize * 0.705 }
    public var xHeight: CGFloat { pointSize * 0.526 }
    public var leading: CGFloat { 0 }
    public class var systemFontSize: CGFloat { 14 }
    public class var smallSystemFontSize: CGFloat { 12 }
    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
    public class var familyNames: [String] { [] }
    public class func fontNames(forFamilyName name: String) -> [String] { [] }
    public func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.members == members }
    open override var hash: Int { pointSize.hashValue }
    open override var description: String { json.serialized }
}

/// Keys of a font in the template language: `family`, `size` or `style`, `weight`, `italic`, `design`.
///
/// A descriptor isn't matched with installed fonts. Widths, slants and font features are dropped.
open class UIFontDescriptor: NSObject {
    public struct SymbolicTraits: OptionSet {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitExpanded = SymbolicTraits(rawValue: 32)
        public static let traitCondensed = SymbolicTraits(rawValue: 64)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    }

    public struct SystemDesign: RawRepresentable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "default")
        public static let rounded = SystemDesign(rawValue: "rounded")
        public static let serif = SystemDesign(rawValue: "serif")
        public static let monospaced = SystemDesign(rawValue: "monospaced")
    }

    public struct AttributeName: RawRepresentable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let family = AttributeName(rawValue: "family")
        public static let name = AttributeName(rawValue: "name")
        public static let size = AttributeName(rawValue: "size")
        public static let traits = AttributeName(rawValue: "traits")
        public static let featureSettings = AttributeName(rawValue: "featureSettings")
    }

    public struct TraitKey: RawRepresentable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let weight = TraitKey(rawValue: "weight")
        public static let symbolic = TraitKey(rawValue: "symbolic")
        public static let width = TraitKey(rawValue: "width")
        public static let slant = TraitKey(rawValue: "slant")
    }

    let members: [WireKey: JSON]
    init(members: [WireKey: JSON]) { self.members = members }

    public convenience init(name: String, size: CGFloat) {
        self.init(members: UIFont(name: name, size: size)?.members ?? [:])
    }

    public convenience init(fontAttributes: [AttributeName: Any]) {
        self.init(members: Self.apply(fontAttributes, to: [:]))
    }

    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(members: [.style: .string(style.rawValue)])
    }

    /// A size takes the place of a text style, which has a size itself.
    private static func apply(_ attributes: [AttributeName: Any], to members: [WireKey: JSON]) -> [WireKey: JSON] {
        var members = members
        if let family = (attributes[.family] ?? attributes[.name]) as? String {
            members[.family] = family.hasPrefix(".") ? nil : .string(family)
        }
        if let size = attributes[.size] as? CGFloat ?? (attributes[.size] as? NSNumber).map({ CGFloat($0.doubleValue) })
        {
            members[.size] = .points(size)
            members[.style] = nil
        }
        let traits = attributes[.traits] as? [TraitKey: Any]
        if let weight = traits?[.weight] as? UIFont.Weight { members[.weight] = .string(weight.name) }
        if let weight = traits?[.weight] as? CGFloat { members[.weight] = .string(UIFont.Weight(weight).name) }
        return members
    }

    private func with(_ key: WireKey, _ value: JSON) -> UIFontDescriptor {
        var members = members
        members[key] = value
        if key == .size { members[.style] = nil }
        return UIFontDescriptor(members: members)
    }

    /// Never `nil`. A trait left out clears italic only; the weight and the design stay.
    public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        var members = members
        members[.italic] = traits.contains(.traitItalic) ? .bool(true) : nil
        if traits.contains(.traitBold) { members[.weight] = "bold" }
        if traits.contains(.traitMonoSpace) { members[.design] = "monospaced" }
        return UIFontDescriptor(members: members)
    }

    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { with(.design, .string(design.rawValue)) }
    public func withSize(_ size: CGFloat) -> UIFontDescriptor { with(.size, .points(size)) }
    /// A family whose name begins with a dot is the system's.
    public func withFamily(_ family: String) -> UIFontDescriptor {
        UIFontDescriptor(members: Self.apply([.family: family], to: members))
    }
    public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
        UIFontDescriptor(members: Self.apply(attributes, to: members))
    }

    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if members[.italic]?.bool == true { traits.insert(.traitItalic) }
        if ["semibold", "bold", "heavy", "black"].contains(members[.weight]?.string) { traits.insert(.traitBold) }
        if members[.design]?.string == "monospaced" { traits.insert(.traitMonoSpace) }
        return traits
    }

    public var pointSize: CGFloat { UIFont(json: .object(members)).pointSize }
}

/// Fonts that grow with the user's text size.
open class UIFontMetrics: NSObject {
    private let style: UIFont.TextStyle
    public init(forTextStyle style: UIFont.TextStyle) { self.style = style }
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// The factor of the user's text size, from the heights of body text (fact: type/dynamic-type).
    private var factor: CGFloat {
        let sizes: [String: CGFloat] = [
            "XS": 14, "S": 15, "M": 16, "L": 17, "XL": 19, "XXL": 21, "XXXL": 23, "AccessibilityM": 28,
            "AccessibilityL": 33, "AccessibilityXL": 40, "AccessibilityXXL": 47, "AccessibilityXXXL": 53,
        ]
        let name = Host.shared.device[.contentSizeCategory]?.string ?? ""
        return (sizes[name.replacingOccurrences(of: "UICTContentSizeCategory", with: "")] ?? 17) / 17
    }

    public func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }
    public func scaledFont(for font: UIFont, maximumPointSize size: CGFloat) -> UIFont {
        font.withSize(min(size, scaledValue(for: font.pointSize)))
    }
    public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
        scaledFont(for: font)
    }
    /// Scaled like body text, whatever the style of the metrics, and rounded to whole points.
    public func scaledValue(for value: CGFloat) -> CGFloat { (value * factor).rounded() }
}
