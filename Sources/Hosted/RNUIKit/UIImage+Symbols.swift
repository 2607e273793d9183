import RNFoundation

extension UIImage {
    public enum SymbolScale: Int { case `default` = -1, unspecified, small, medium, large }
    public enum SymbolWeight: Int {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
        fileprivate var name: String? {
            ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
                .enumerated().first { $0.offset == rawValue - 1 }?.element
        }
    }

    open class Configuration: NSObject {}

    /// A symbol's `size` (points) and `weight`. A scale counts beside a point size only; colours of layers have no
    /// effect.
    open class SymbolConfiguration: Configuration {
        let keys: [WireKey: JSON]
        package init(keys: [WireKey: JSON]) { self.keys = keys }

        /// - Parameter size: in points; `nil` leaves it to the tool.
        private static func keys(_ size: CGFloat?, _ weight: SymbolWeight?) -> [WireKey: JSON] {
            var keys: [WireKey: JSON] = [:]
            keys[.size] = size.map { .points($0) }
            keys[.weight] = weight?.name.map { .string($0) }
            return keys
        }

        public convenience init(pointSize: CGFloat) { self.init(keys: Self.keys(pointSize, nil)) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(keys: Self.keys(pointSize, weight))
        }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            let factor: CGFloat = scale == .large ? 1.28 : scale == .small ? 0.78 : 1
            self.init(keys: Self.keys(pointSize * factor, weight))
        }
        public convenience init(weight: SymbolWeight) { self.init(keys: Self.keys(nil, weight)) }
        public convenience init(scale: SymbolScale) { self.init(keys: [:]) }
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(keys: Self.keys(UIFont.preferredFont(forTextStyle: textStyle).pointSize, nil))
        }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init(textStyle: textStyle) }
        public convenience init(font: UIFont) { self.init(keys: Self.keys(font.pointSize, nil)) }
        public convenience init(font: UIFont, scale: SymbolScale) { self.init(font: font) }
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(keys: [:]) }
        public class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(keys: [:]) }
        public class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(keys: [:]) }
        public convenience init(hierarchicalColor: UIColor) { self.init(keys: [:]) }
        public convenience init(paletteColors: [UIColor]) { self.init(keys: [:]) }
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(keys: keys.merging(other.keys) { $1 })
        }
    }
}

/// An effect of a symbol; a picture shows the symbol at rest.
public struct SymbolEffect {
    public static let bounce = SymbolEffect(), pulse = SymbolEffect(), scale = SymbolEffect()
    public static let variableColor = SymbolEffect(), appear = SymbolEffect(), disappear = SymbolEffect()
    public static let replace = SymbolEffect(), automatic = SymbolEffect(), wiggle = SymbolEffect()
    public static let breathe = SymbolEffect(), rotate = SymbolEffect()
    public static let drawOn = SymbolEffect(), drawOff = SymbolEffect()
    public static func magic(fallback: SymbolEffect) -> SymbolEffect { fallback }
    public func magic(fallback: SymbolEffect) -> SymbolEffect { self }
    public var downUp: SymbolEffect { self }
    public var upUp: SymbolEffect { self }
    public var offUp: SymbolEffect { self }
    public var left: SymbolEffect { self }
    public var right: SymbolEffect { self }
    public var clockwise: SymbolEffect { self }
    public var counterClockwise: SymbolEffect { self }
    public var plain: SymbolEffect { self }
    public var nonReversing: SymbolEffect { self }
    public var dimInactiveLayers: SymbolEffect { self }
    public var hideInactiveLayers: SymbolEffect { self }
    public var individually: SymbolEffect { self }
    public var up: SymbolEffect { self }
    public var down: SymbolEffect { self }
    public var byLayer: SymbolEffect { self }
    public var wholeSymbol: SymbolEffect { self }
    public var iterative: SymbolEffect { self }
    public var cumulative: SymbolEffect { self }
    public var reversing: SymbolEffect { self }
}

public struct SymbolEffectOptions {
    public static let `default` = SymbolEffectOptions(), repeating = SymbolEffectOptions()
    public static let nonRepeating = SymbolEffectOptions()
    public static func `repeat`(_ count: Int) -> SymbolEffectOptions { `default` }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `default` }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default` }
    public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
    public var repeating: SymbolEffectOptions { self }
    public var nonRepeating: SymbolEffectOptions { self }
    public struct RepeatBehavior {
        public static let continuous = Self(), periodic = Self()
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { periodic }
    }
}

extension UIImageView {
    public func setSymbolImage(
        _ image: UIImage, contentTransition: SymbolEffect, options: SymbolEffectOptions = .default
    ) { self.image = image }
    /// No effect.
    public func addSymbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) {}
    public func removeSymbolEffect(ofType effect: SymbolEffect) {}
    public func removeAllSymbolEffects() {}
}
