import Basics
import Views

/// UIImage.SymbolConfiguration in Interface Builder.
struct SymbolConfiguration {
    private let size: Double
    private let weight: String?

    /// - Parameter size: the default size in points.
    init(_ element: XMLElement?, scale: String?, size: Double) {
        let font = element?.first("fontDescription")
        let style = element?["textStyle"].map { XMLElement(name: "font", attributes: [("style", $0)]) }
        let points = element.flatMap(InterfaceFont.points)
        let base = points ?? (font ?? style).map(InterfaceFont.nominalSize) ?? size
        let scaled = base * (Self.scales[element?["scale"] ?? scale ?? ""] ?? 1)
        self.size = min(Limits.fontSize.upperBound, max(Limits.fontSize.lowerBound, scaled))
        let weight = element?["weight"] ?? font?["weight"]
        self.weight = weight.flatMap { FontWeight(rawValue: $0 == "ultralight" ? "ultraLight" : $0)?.rawValue }
    }

    /// A symbol in the template language.
    func json(_ name: String, at element: XMLElement) -> JSONValue {
        var symbol = TemplateObject(at: element)
        symbol.set("symbol", name)
        symbol.set("size", size)
        symbol.set("weight", weight)
        return symbol.value
    }

    /// Symbol sizes by scale, relative to medium, as in SF Symbols' drawings.
    private static let scales = ["small": 0.78, "medium": 1, "large": 1.28]
}
