import Basics
import Views

/// An image named by an element, in the template language.
struct InterfaceImage {
    var json: JSONValue
    /// `alwaysTemplate` or `alwaysOriginal`, if given by the asset or the document.
    var renderingMode: String?

    /// The image of a property: an attribute with its name, or an `<imageReference>`; `nil` for none.
    /// - Parameters:
    ///   - configuration: the key of the child that configures system symbols.
    ///   - symbolSize: the default size of system symbols in points.
    static func read(
        _ property: String, of element: XMLElement, configuration: String = "preferredSymbolConfiguration",
        symbolSize: Double = 17, context: InterfaceContext
    ) -> InterfaceImage? {
        let reference = element.child(key: property)
        let place = reference ?? element
        reference.map { NestedParts.check($0, context: context) }
        element.child(key: configuration).map { NestedParts.check($0, context: context) }
        let name = reference.map { $0["image"] ?? $0["name"] } ?? element[property]
        guard let name, !name.isEmpty else { return nil }
        if place["catalog"] == "system" {
            let symbol = SymbolConfiguration(
                element.child(key: configuration) ?? reference?.first("preferredSymbolConfiguration"),
                scale: place["symbolScale"], size: symbolSize)
            return InterfaceImage(json: symbol.json(name, at: place), renderingMode: mode(of: reference))
        }
        guard var image = asset(name, at: place, context: context) else { return nil }
        image.renderingMode = mode(of: reference) ?? image.renderingMode
        return image
    }

    /// An image of the asset catalogs or the folder.
    ///
    /// A missing one is reported and replaced by a grey box; one that isn't in the extension's target is `nil`, as on a
    /// device.
    static func asset(_ name: String, at place: XMLElement, context: InterfaceContext) -> InterfaceImage? {
        let assets = context.options.assets
        if var image = assets.image(named: name) {
            image.position = place.position
            if let caveat = assets.caveat(ofImage: name) {
                context.once(name, caveat.code, caveat.message, at: place, hint: caveat.hint)
            }
            return InterfaceImage(json: image, renderingMode: assets.renderingMode(ofImage: name))
        }
        let absence = assets.absence(ofImage: name, report: context.report)
        context.once(name, absence.code, absence.message, at: place, hint: absence.hint)
        if assets.isExact, absence.code == "asset-missing" { return nil }
        return InterfaceImage(json: placeholder(name, at: place, context: context), renderingMode: nil)
    }

    /// A grey box with the image's name, in the size recorded in the document.
    private static func placeholder(_ name: String, at place: XMLElement, context: InterfaceContext) -> JSONValue {
        var box = TemplateObject(at: place)
        box.set(.placeholder, InterfaceText.json(name, at: place))
        let copy = context.resource("image", name)
        if let width = ElementNumber.points(copy?["width"]), let height = ElementNumber.points(copy?["height"]),
            width > 0, height > 0
        {
            box.set(.width, width)
            box.set(.height, height)
        }
        return box.value
    }

    private static func mode(of reference: XMLElement?) -> String? {
        switch reference?["renderingMode"] {
        case "template", "alwaysTemplate": "alwaysTemplate"
        case "original", "alwaysOriginal": "alwaysOriginal"
        default: nil
        }
    }
}

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
        symbol.set(.symbol, name)
        symbol.set(.size, size)
        symbol.set(.weight, weight)
        return symbol.value
    }

    /// Symbol sizes by scale, relative to medium, as in SF Symbols' drawings.
    private static let scales = ["small": 0.78, "medium": 1, "large": 1.28]
}
