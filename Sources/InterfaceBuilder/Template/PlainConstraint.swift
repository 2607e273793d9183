import ContentExtensionHost

/// A required equality between two edges, or of a length: the constraints that stacks can say.
struct PlainConstraint {
    /// An edge of a view; a view's safe area is the view, as a notification covers none of it.
    struct Edge: Hashable {
        let view: String
        let attribute: String
    }

    let first: Edge
    /// `nil` for a length.
    let second: Edge?
    let multiplier: Double
    let constant: Double

    /// Reads a constraint of the template language; `nil` when it isn't plain.
    init?(_ value: JSONValue, owner: String) {
        let known = [
            "firstItem", "firstAttribute", "secondItem", "secondAttribute", "multiplier", "constant", "identifier",
        ]
        // A relation, a priority, an outlet or a constraint that isn't active: code or the solver decide.
        guard let members = value.members, members.allSatisfy({ known.contains($0.key) }),
            let attribute = value["firstAttribute"]?.string,
            let first = Self.view(value["firstItem"], owner: owner)
        else { return nil }
        self.first = Edge(view: first, attribute: attribute)
        if let attribute = value["secondAttribute"]?.string {
            guard let second = Self.view(value["secondItem"], owner: owner) else { return nil }
            self.second = Edge(view: second, attribute: attribute)
        } else {
            second = nil
        }
        multiplier = value["multiplier"]?.number ?? 1
        guard value["constant"] == nil || value["constant"]?.number != nil else { return nil }
        constant = value["constant"]?.number ?? 0
    }

    private static func view(_ item: JSONValue?, owner: String) -> String? {
        guard let text = item?.string else { return item == nil ? owner : nil }
        let safeArea = "safeAreaLayoutGuide"
        if text == safeArea { return owner }
        if text.hasSuffix(".\(safeArea)") { return String(text.dropLast(safeArea.count + 1)) }
        // Other guides depend on the width.
        return text.contains(".") || text.hasSuffix("Guide") ? nil : text
    }
}
