import Views

/// A drawing of ours under the name of one of SF Symbols', which can't be redistributed.
struct SystemSymbol: Sendable, Equatable {
    /// The effect of a layer on the mask that the symbol is painted through.
    enum Style: Sendable, Equatable {
        case fill
        /// A line of the weight's width; ends and joins are round.
        case stroke
        /// Filled, its corners rounded by a line of `solidLineWidth`.
        case solid
        /// Takes away what lies below.
        case cut
        case cutStroke
        case cutSolid
    }

    /// The width of the line around a solid layer.
    static let solidLineWidth = 8.0

    /// A path and what is done with it.
    struct Layer: Sendable, Equatable {
        var style: Style
        var path: [PathCommand]
        /// The factor of its line's width.
        var lineScale = 1.0
    }

    /// The box is 100 units high and this many wide.
    let width: Double
    let layers: [Layer]

    /// The symbol of a name, drawn or composed, or `nil` when there is none.
    static func named(_ name: String) -> SystemSymbol? { drawing(name) ?? composed(name) }

    /// The name of what is drawn in place of a symbol where text runs to the left: `chevron.forward` is a
    /// `chevron.left`. What forwards a film isn't turned.
    static func rightToLeftName(_ name: String) -> String {
        let turned = name.split(separator: ".", omittingEmptySubsequences: false).map { word in
            word == "forward" ? "left" : word == "backward" ? "right" : word
        }.joined(separator: ".")
        return turned == name || named(turned) == nil ? name : turned
    }

    /// The symbol that the table has under a name.
    static func drawing(_ name: String) -> SystemSymbol? {
        SymbolTable.drawing(name).flatMap { SystemSymbol(parsing: $0) }
    }

    /// The placeholder of a symbol without a drawing: a dashed square of the size that the symbol would have.
    static let unknown = drawing("square.dashed") ?? SystemSymbol(width: 100, layers: [])

    /// SF's names that have a drawing, sorted; composed symbols have others besides.
    static var names: [String] { (SymbolTable.themes.flatMap(\.names) + SymbolTable.aliases.names).sorted() }

    /// The size of its box in points: SF's symbols are about 1.17 times as high as the font's point size.
    func size(atPointSize pointSize: Double) -> Size {
        let height = (pointSize * 1.17).rounded()
        return Size(width: (height * width / 100).rounded(), height: height)
    }

    /// The width of its lines in units of the box.
    static func lineWidth(for weight: FontWeight) -> Double { lineWidths[weight.css / 100 - 1] }

    /// By weight, from the lightest.
    private static let lineWidths = [2.5, 4, 6, 7.5, 8.5, 9.5, 11, 12.5, 14]
}

/// A step of a symbol's path, in units of its box.
enum PathCommand: Sendable, Equatable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, to: Point)
    case close
    case ellipse(Rect)
    case roundedRect(Rect, radius: Double)
    /// Degrees, clockwise from the right.
    case arc(center: Point, radius: Double, from: Double, to: Double)
}
