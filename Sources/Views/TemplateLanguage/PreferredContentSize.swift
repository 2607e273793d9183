import Basics

/// UIViewController's preferredContentSize of a descriptor: a height in points, and a multiple of the content's width.
package struct PreferredContentSize: Sendable, Equatable {
    /// Height ÷ width.
    enum Ratio: Sendable, Equatable {
        case number(Double)
        /// That of an image.
        case image(Bound<ImageSource>)
    }

    /// In points. A height of 0 without a ratio leaves the height to layout; the width has no effect.
    package var size = Size.zero
    /// The part of the height that follows the content's width.
    var ratio = Ratio.number(0)

    package static let zero = Self()

    /// `true` if the size is computed from each notification.
    package var followsNotification: Bool {
        if case .image(let source) = ratio { source.followsNotification } else { false }
    }

    /// The size once the images are known.
    package struct Resolved {
        var size = Size.zero
        var ratio = 0.0

        package init(size: Size = .zero, ratio: Double = 0) {
            self.size = size
            self.ratio = ratio
        }

        /// In points, for the content's width; without one yet, layout's.
        package func size(forWidth width: Double?) -> Size {
            guard ratio > 0 else { return size }
            return width.map { Size(width: size.width, height: max(0, size.height + ratio * $0)) } ?? .zero
        }
    }

    /// An image that is missing or can't be measured counts as none.
    package func resolved(in scope: Scope) -> Resolved {
        switch ratio {
        case .number(let ratio): return Resolved(size: size, ratio: ratio)
        case .image(let source):
            let image = source.value(in: scope).flatMap { $0.isLeftAlone(in: scope) ? nil : $0.image(in: scope) }
            let measured = image.flatMap { scope.evaluation.measuring?().size(of: $0) }
            guard let measured, measured.width > 0 else { return Resolved() }
            return Resolved(size: size, ratio: measured.height / measured.width)
        }
    }

    /// Decodes `{"height", "ratio"}`; missing ones are 0.
    package static func decode(_ value: JSONValue, path: String, context: ProgramDecoding) -> Self? {
        guard let object = context.report.object(value, path: path, "an object with height and ratio") else {
            return nil
        }
        defer { object.finish() }
        var decoded = Self()
        if value["ratio"]?.number != nil {
            decoded.ratio = .number(object.number("ratio", in: Limits.contentSizeRatio) ?? 0)
        } else if let image = object.bound("ratio", .image, context) {
            decoded.ratio = .image(image)
        }
        let lowest = decoded.ratio == .number(0) ? 0 : -Limits.points
        decoded.size = Size(
            width: object.number("width", in: 0...Limits.points) ?? 0,
            height: object.number("height", in: lowest...Limits.points) ?? 0)
        return decoded
    }
}
