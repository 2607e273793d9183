import Basics

/// Converts simple constraints to stacks: views in a row, pinned to one another and to the edges around them.
///
/// The result is a candidate: the caller checks that the frames stay the same.
enum StackLowering {
    /// A view tree without constraints; `nil` if stacks can't express them, or there are none.
    static func lower(_ view: JSONValue) -> JSONValue? {
        guard view.viewTree.contains(where: { $0["constraints"] != nil }) else { return nil }
        return lowered(view)
    }

    private static func lowered(_ view: JSONValue) -> JSONValue? {
        if view["autoresizing"] != nil { return nil }
        guard var members = view.members else { return nil }
        let children = view["children"]?.array ?? []
        let constraints = view["constraints"]?.array ?? []
        members.removeAll { ["constraints", "designFrame"].contains($0.key) }
        guard let owner = view["id"]?.string else {
            return constraints.isEmpty && children.isEmpty ? JSONValue(.object(members), at: view.position) : nil
        }
        var plain: [PlainConstraint] = []
        for constraint in constraints {
            guard let constraint = PlainConstraint(constraint, owner: owner) else { return nil }
            plain.append(constraint)
        }
        guard let lengths = lengths(of: owner, &plain) else { return nil }
        for (key, value) in lengths where !members.contains(where: { $0.key == key }) {
            members.append(.init(key: key, value: JSONValue(.number(value))))
        }
        guard !children.isEmpty else { return plain.isEmpty ? JSONValue(.object(members), at: view.position) : nil }
        var below: [JSONValue] = []
        for child in children {
            guard let child = lowered(child) else { return nil }
            below.append(child)
        }
        members.removeAll { $0.key == "children" }
        if plain.isEmpty {
            // Only stacks place their children without constraints.
            guard view["type"]?.string == "stack" else { return nil }
        } else {
            guard [nil, "view"].contains(view["type"]?.string),
                let chain = StackChain(plain, owner: owner, children: below)
            else { return nil }
            members.removeAll { ["type", "layoutMargins", "preservesSuperviewLayoutMargins"].contains($0.key) }
            members = chain.members + members
            below = chain.children
        }
        members.append(.init(key: "children", value: JSONValue(.array(below))))
        return JSONValue(.object(members), at: view.position)
    }

    /// The view's width, height and aspect ratio, removed from the constraints; `nil` for duplicates.
    private static func lengths(
        of owner: String, _ constraints: inout [PlainConstraint]
    ) -> [(key: String, value: Double)]? {
        var found: [(key: String, value: Double)] = []
        for constraint in constraints where constraint.first.view == owner {
            let attribute = constraint.first.attribute
            guard ["width", "height"].contains(attribute) else { continue }
            guard let second = constraint.second else {
                found.append((attribute, constraint.constant))
                continue
            }
            guard second.view == owner, constraint.constant == 0, constraint.multiplier > 0,
                second.attribute == (attribute == "width" ? "height" : "width")
            else { return nil }
            found.append(("aspectRatio", attribute == "width" ? constraint.multiplier : 1 / constraint.multiplier))
        }
        constraints.removeAll { $0.first.view == owner && ["width", "height"].contains($0.first.attribute) }
        return Set(found.map(\.key)).count == found.count ? found : nil
    }
}
