/// The line of the extension's code at which a view's expression begins. All lines are equal: equal views stay equal.
public struct _ViewPlace: Hashable, @unchecked Sendable {
    /// The views that remember their line: those of this module that the code writes.
    enum Kind {
        case none, view
        /// Called by the shape in the path to an element.
        case shape(Any.Type)
        /// Only changes its content, and isn't in the path to an element.
        case modifier
    }
    let kind: Kind
    private var file: StaticString = ""
    /// Zero for a view that no builder of the extension's has made.
    private(set) var line: UInt = 0

    init(_ kind: Kind = .none) { self.kind = kind }

    /// Remembers a line, unless it is of the stand-ins' own code.
    mutating func take(_ file: StaticString, _ line: UInt) {
        guard !Self.isOwn(file) else { return }
        (self.file, self.line) = (file, line)
    }

    var isKnown: Bool { line > 0 }
    var path: String { "\(file)" }

    public static func == (first: Self, second: Self) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}

    /// The folder of the stand-ins' sources.
    private static let ownFolder = Array("\(#filePath)".utf8.dropLast("RNSwiftUI/Core/ViewPlace.swift".utf8.count))
    private static func isOwn(_ file: StaticString) -> Bool {
        file.withUTF8Buffer { $0.starts(with: ownFolder) }
    }
}

/// A view of the code around an element, such as `VStack` in `OrderCard › VStack › Text`.
final class ViewTrail {
    let name: String
    /// The line of the view, else of the nearest one around it.
    let place: _ViewPlace
    let path: String

    init(_ name: String, at place: _ViewPlace, in parent: ViewTrail?) {
        self.name = name
        self.place = place.isKnown ? place : parent?.place ?? place
        path = (parent.map { $0.path + Self.separator } ?? "") + name
    }

    static let separator = " › "
}
