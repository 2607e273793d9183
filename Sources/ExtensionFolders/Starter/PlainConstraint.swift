import Basics

/// A required equality of two edges, or of a length: the constraints that stacks can express.
struct PlainConstraint {
    /// An edge of a view. The safe area equals the view, because a notification has no insets.
    struct Edge: Hashable {
        let view: String
        let attribute: String
    }

    let first: Edge
    /// `nil` for a length.
    let second: Edge?
    let multiplier: Double
    let constant: Double

    /// Decodes a constraint of the template language; `nil` if stacks can't express it.
    init?(_ value: JSONValue, owner: String) {
        let known = [
            "firstItem", "firstAttribute", "secondItem", "secondAttribute", "multiplier", "constant", "identifier",
        ]
        // Relations, priorities, outlets and inactive constraints are left to code or the solver.
        guard let members = value.members, members.allSatisfy({ known.contains($0.key) }),
            let first = Self.edge(value["firstItem"], value["firstAttribute"], owner: owner)
        else { return nil }
        self.first = first
        if value["secondAttribute"] != nil {
            guard let second = Self.edge(value["secondItem"], value["secondAttribute"], owner: owner) else {
                return nil
            }
            self.second = second
        } else {
            second = nil
        }
        multiplier = value["multiplier"]?.number ?? 1
        guard value["constant"] == nil || value["constant"]?.number != nil else { return nil }
        constant = value["constant"]?.number ?? 0
    }

    private static func edge(_ item: JSONValue?, _ attribute: JSONValue?, owner: String) -> Edge? {
        guard let attribute = attribute?.string else { return nil }
        guard let item else { return Edge(view: owner, attribute: attribute) }
        guard let text = item.string else { return nil }
        let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
        let (view, guide) =
            parts.count == 2 ? (parts[0], parts[1]) : text.hasSuffix("Guide") ? (owner, text) : (text, nil)
        switch (guide, attribute) {
        case (nil, _), ("safeAreaLayoutGuide", _): return Edge(view: view, attribute: attribute)
        // A notification's content isn't covered by bars: these guides are at its edges, with height 0.
        case ("topLayoutGuide", _) where attribute == "top" || attribute == "bottom":
            return Edge(view: view, attribute: "top")
        case ("bottomLayoutGuide", _) where attribute == "top" || attribute == "bottom":
            return Edge(view: view, attribute: "bottom")
        // Other guides depend on the width.
        default: return nil
        }
    }
}
