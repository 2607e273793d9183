import ContentExtensionHost

/// A difference of a view from its reference.
package struct LayoutChange: Sendable, Equatable, CustomStringConvertible {
    /// The outlet, action or part of the system's; `nil` for a view without a name.
    package var id: String?
    /// The view for people, such as `"title" label in custom`.
    package var view: String
    /// The number or text that differs, such as `frame.y`; `gone` and `new` for a whole view.
    package var property: String
    /// The reference's value; `nil` for one that wasn't there.
    package var old: Value?
    package var new: Value?
    /// The line that the view comes from.
    package var source: SourceSpan?
    /// `true` for a view of SwiftUI's, which is told by its type, text and line.
    package var isSwiftUI = false

    package enum Value: Sendable, Equatable, CustomStringConvertible {
        /// In points.
        case length(Double)
        /// As JSON.
        case other(String)

        package var description: String {
            switch self {
            case .length(let length): FixedText.short(length)
            case .other(let text): text
            }
        }
    }

    /// The difference of two lengths in points; `nil` of other values.
    package var delta: Double? {
        guard case .length(let old) = old, case .length(let new) = new else { return nil }
        return new - old
    }

    /// Such as `"title" label in custom: frame.y 96 → 104 (+8 points), from descriptor.json:12`; of SwiftUI's views
    /// `Text “Ready in 6 min”: y 96 → 104, OrderCard.swift:31`.
    package var description: String {
        let name = isSwiftUI && property.hasPrefix("frame.") ? String(property.dropFirst("frame.".count)) : property
        var text = "\(view): \(name)"
        if property == Self.added, let new { text += ", at \(new)" }
        if old != nil || new != nil, property != Self.added {
            text += " \(old?.description ?? "nothing") → \(new?.description ?? "nothing")"
        }
        if let delta, !isSwiftUI {
            let size = FixedText.short(abs(delta))
            text += " (\(delta > 0 ? "+" : "−")\(size) \(size == "1" ? "point" : "points"))"
        }
        if let source { text += (isSwiftUI ? ", " : ", from ") + source.file + (source.line.map { ":\($0)" } ?? "") }
        return text
    }

    /// The property of a view that wasn't there before.
    static let added = "new"
    /// The property of a view that isn't there any more.
    static let removed = "gone"
}
