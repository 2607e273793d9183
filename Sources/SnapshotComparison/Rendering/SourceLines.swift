import ContentExtensionHost

/// The lines that an extension's views, their constraints and a payload's texts come from.
package struct SourceLines: Sendable {
    /// By the views' identifiers.
    var views: [String: SourceSpan] = [:]
    var texts: [(text: String, span: SourceSpan)] = []
    private var constraints: [String: [ConstraintLine]] = [:]

    /// The line of a view; a copy in a repeat has its template's.
    package func view(_ id: String) -> SourceSpan? { views[id] ?? views[template(of: id)] }

    /// The line of the longest of the payload's values that is in a text.
    package func text(_ shown: String) -> SourceSpan? {
        texts.filter { shown.contains($0.text) }.max { $0.text.count < $1.text.count }?.span
    }

    /// The constraints that name a view, in the order of the file.
    package func constraints(of id: String) -> [ConstraintLine] {
        constraints[id] ?? constraints[template(of: id)] ?? []
    }

    mutating func add(_ constraint: ConstraintLine) {
        for item in Set(constraint.items) { constraints[item, default: []].append(constraint) }
    }

    private func template(of id: String) -> String { String(id.prefix { $0 != "[" }) }
}

/// A constraint as a file has it.
package struct ConstraintLine: Sendable {
    /// `headline.top = superview.top + 10`.
    package let text: String
    package let span: SourceSpan
    /// The identifiers of its views.
    let items: [String]

    /// - Parameters:
    ///   - owner: the view that has the constraint: what an item that isn't named stands for.
    ///   - value: a key's value as text, by the names of Interface Builder.
    init(span: SourceSpan, owner: String?, value: (String) -> String?) {
        let (first, second) = (value("firstItem") ?? owner, value("secondItem") ?? owner)
        let relation = ["lessThanOrEqual": "≤", "greaterThanOrEqual": "≥"][value("relation") ?? ""] ?? "="
        var words = ["\(first ?? "superview").\(value("firstAttribute") ?? "")", relation]
        if let attribute = value("secondAttribute") {
            words.append("\(second ?? "superview").\(attribute)")
            if let multiplier = value("multiplier") { words.append("× \(multiplier)") }
            if let constant = value("constant") {
                words.append(constant.hasPrefix("-") ? "− \(constant.dropFirst())" : "+ \(constant)")
            }
        } else {
            words.append(value("constant") ?? "0")
        }
        (text, self.span) = (words.joined(separator: " "), span)
        items = [first, second].compactMap(\.self)
    }
}
