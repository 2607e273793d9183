import Views

/// A length in points that depends on the content's width or on an image's size:
/// `factor · width^a · imageWidth^b · imageHeight^c + points`.
package struct SourceLength: Sendable, Equatable {
    private(set) var factor = 1.0
    private(set) var points = 0.0
    private var powers: Powers
    /// The image whose size it depends on.
    private(set) var image: SourceObject?

    private struct Powers: Sendable, Equatable {
        var width = 0
        var imageWidth = 0
        var imageHeight = 0

        static func + (a: Self, b: Self) -> Self {
            Self(
                width: a.width + b.width, imageWidth: a.imageWidth + b.imageWidth,
                imageHeight: a.imageHeight + b.imageHeight)
        }
    }

    private init(_ powers: Powers, of image: SourceObject? = nil) { (self.powers, self.image) = (powers, image) }

    /// The width of the content.
    static let width = Self(Powers(width: 1))
    static func width(of image: SourceObject) -> Self { Self(Powers(imageWidth: 1), of: image) }
    static func height(of image: SourceObject) -> Self { Self(Powers(imageHeight: 1), of: image) }

    /// `true` for a multiple of the content's width.
    var followsWidth: Bool { powers == Powers(width: 1) }
    /// `true` for the height of the image when it is as wide as the content.
    var followsImage: Bool { powers == Powers(width: 1, imageWidth: -1, imageHeight: 1) }

    private static func raised(_ value: SourceValue, to sign: Int) -> Self? {
        switch value {
        case .number(let number):
            guard sign > 0 || number != 0 else { return nil }
            var length = Self(Powers())
            length.factor = sign > 0 ? number : 1 / number
            return length
        case .length(var length):
            guard sign < 0 else { return length }
            guard length.points == 0, length.factor != 0 else { return nil }
            length.factor = 1 / length.factor
            let powers = length.powers
            length.powers = Powers(
                width: -powers.width, imageWidth: -powers.imageWidth, imageHeight: -powers.imageHeight)
            return length
        default: return nil
        }
    }

    /// The result of an operation with a length at least on one side; `.unknown` for one that isn't of this form.
    static func operation(_ first: SourceValue, _ name: String, _ second: SourceValue) -> SourceValue {
        switch name {
        case "*", "/":
            guard let a = raised(first, to: 1), let b = raised(second, to: name == "*" ? 1 : -1),
                a.image == nil || b.image == nil || a.image == b.image
            else { return .unknown }
            var product = Self(a.powers + b.powers, of: a.image ?? b.image)
            product.factor = a.factor * b.factor
            // A sum times a number.
            guard a.points == 0 && b.points == 0 || a.powers == Powers() || b.powers == Powers() else {
                return .unknown
            }
            product.points = a.points * b.factor + b.points * a.factor
            return product.value
        case "+", "-":
            let sign = name == "+" ? 1.0 : -1.0
            switch (first, second) {
            case (.length(var length), .number(let number)):
                length.points += sign * number
                return length.value
            case (.number(let number), .length(var length)):
                length.factor *= sign
                length.points = number + sign * length.points
                return length.value
            case (.length(var a), .length(let b)) where a.powers == b.powers && a.image == b.image:
                a.factor += sign * b.factor
                a.points += sign * b.points
                return a.value
            default: return .unknown
            }
        default: return .unknown
        }
    }

    /// A number, where it depends on nothing.
    private var value: SourceValue { powers == Powers() || factor == 0 ? .number(factor + points) : .length(self) }
}

extension CodeEvaluator {
    /// `width` or `height` of a view whose frame is known: in `viewDidLoad` that of the file, and later the width of the
    /// content; `nil` for another property.
    func side(_ name: String, ofPropertyAt path: [String]) -> SourceValue? {
        if let place = place(name, ofPropertyAt: path) { return place }
        guard name == "width" || name == "height", let view = path.first,
            ["frame", "bounds"].contains(path.dropFirst().first), path.count == 2 || path.dropFirst(2) == ["size"]
        else { return nil }
        if let size = designSizes[view] { return .number(name == "width" ? size.width : size.height) }
        return view == "view" && name == "width" ? .length(.width) : nil
    }

    /// A coordinate of an outlet's view, which is that of the file; `nil` for another property.
    private func place(_ name: String, ofPropertyAt path: [String]) -> SourceValue? {
        guard let view = path.first, let origin = designOrigins[view], let size = designSizes[view] else { return nil }
        let middle = Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
        let values: [String: Double] =
            switch Array(path.dropFirst()) {
            case ["center"]: ["x": middle.x, "y": middle.y]
            case ["frame", "origin"]: ["x": origin.x, "y": origin.y]
            case ["bounds"]: ["midX": size.width / 2, "midY": size.height / 2]
            case ["frame"]:
                [
                    "minX": origin.x, "midX": middle.x, "maxX": origin.x + size.width, "minY": origin.y,
                    "midY": middle.y, "maxY": origin.y + size.height,
                ]
            default: [:]
            }
        return values[name].map(SourceValue.number)
    }

    /// `size` of an image, and its sides.
    func imageMember(_ name: String, of object: SourceObject) -> SourceValue? {
        switch (object.type, name) {
        case ("UIImage", "size"): .object(SourceObject(type: "#imageSize", fields: ["#image": .object(object)]))
        case ("#imageSize", "width"), ("#imageSize", "height"):
            if case .object(let image)? = object["#image"] {
                .length(name == "width" ? .width(of: image) : .height(of: image))
            } else {
                nil
            }
        default: nil
        }
    }
}
