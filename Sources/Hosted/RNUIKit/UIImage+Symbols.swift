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

    open class SymbolConfiguration: Configuration {
        let keys: [String: JSON]
        init(keys: [String: JSON]) { self.keys = keys }

        private static func keys(_ size: CGFloat?, _ weight: SymbolWeight?) -> [String: JSON] {
            var keys: [String: JSON] = [:]
            keys["size"] = size.map { .points($0) }
            keys["weight"] = weight?.name.map { .string($0) }
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
