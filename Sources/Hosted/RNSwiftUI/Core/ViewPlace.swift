/// The line of the extension's code at which a view's expression begins. All lines are equal: equal views stay equal.
struct ViewPlace: Hashable, Sendable {
    private var file: StaticString = ""
    /// Zero for a view that no builder of the extension's has made.
    private(set) var line: UInt = 0

    init() {}

    /// Unknown for lines of the stand-ins' own code.
    init(_ file: StaticString, _ line: UInt) {
        guard !Self.isOwn(file) else { return }
        (self.file, self.line) = (file, line)
    }

    var isKnown: Bool { line > 0 }
    var path: String { "\(file)" }

    static func == (first: Self, second: Self) -> Bool { true }
    func hash(into hasher: inout Hasher) {}

    /// The folder of the stand-ins' sources.
    private static let ownFolder = Array("\(#filePath)".utf8.dropLast("RNSwiftUI/Core/ViewPlace.swift".utf8.count))
    private static func isOwn(_ file: StaticString) -> Bool {
        file.withUTF8Buffer { $0.starts(with: ownFolder) }
    }
}

/// A view of the module that remembers the line that it is written in.
protocol PlacedView {
    var place: ViewPlace { get set }
    /// The type that the view is called by in the path to an element; `nil` for a modifier, which isn't in it.
    static var namedType: Any.Type? { get }
}

extension PlacedView {
    static var namedType: Any.Type? { Self.self }
}

/// A view that only changes its content, and isn't in the path to an element.
protocol PlacedModifier: PlacedView {}

extension PlacedModifier {
    static var namedType: Any.Type? { nil }
}

/// A view of the code around an element, such as `VStack` in `OrderCard › VStack › Text`.
final class ViewTrail {
    let name: String
    /// The line of the view, else of the nearest one around it.
    let place: ViewPlace
    let path: String

    init(_ name: String, at place: ViewPlace, in parent: ViewTrail?) {
        self.name = name
        self.place = place.isKnown ? place : parent?.place ?? place
        path = (parent.map { $0.path + Self.separator } ?? "") + name
    }

    static let separator = " › "
}
