import ContentExtensionHost

/// UIImage.SymbolConfiguration as Interface Builder writes it.
struct SymbolConfiguration {
    private let size: Double
    private let weight: String?

    /// - Parameters:
    ///   - element: the `<preferredSymbolConfiguration>`, if there is one.
    ///   - scale: the image's own `symbolScale`.
    ///   - size: in points, where the configuration gives none.
    init(_ element: XMLElement?, scale: String?, size: Double) {
        let font = element?.first("fontDescription")
        let style = element?["textStyle"].map { XMLElement(name: "font", attributes: [("style", $0)]) }
        let base =
            ElementNumber.parse(element?["pointSize"]) ?? (font ?? style).map(InterfaceFont.nominalSize) ?? size
        let scaled = base * (Self.scales[element?["scale"] ?? scale ?? ""] ?? 1)
        self.size = min(Limits.fontSize.upperBound, max(Limits.fontSize.lowerBound, scaled))
        let weight = element?["weight"] ?? font?["weight"]
        self.weight = weight.flatMap { FontWeight(rawValue: $0 == "ultralight" ? "ultraLight" : $0)?.rawValue }
    }

    /// A symbol of the template language.
    func json(_ name: String, at element: XMLElement) -> JSONValue {
        var symbol = Members(position: element.position)
        symbol.set("symbol", name)
        symbol.set("size", size)
        symbol.set("weight", weight)
        return JSONValue(.object(symbol.members), at: element.position)
    }

    /// A symbol's size by scale, as SF Symbols' own drawings have it: small is 0.78 and large 1.28 of medium.
    private static let scales = ["small": 0.78, "medium": 1, "large": 1.28]
}
