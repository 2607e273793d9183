/// Constraints in SnapKit's words: `label.snp.makeConstraints { $0.edges.equalToSuperview() }`.
extension CodeEvaluator {
    /// The type of a constraint that is being described, with the fields `#view`, `#sides`, `#relation`, `#to`, `constant`,
    /// `multiplier` and `priority`.
    private static let maker = "#snap"

    private static let sides = [
        "top": ["top"], "bottom": ["bottom"], "left": ["left"], "right": ["right"], "leading": ["leading"],
        "trailing": ["trailing"], "width": ["width"], "height": ["height"], "centerX": ["centerX"],
        "centerY": ["centerY"], "center": ["centerX", "centerY"], "size": ["width", "height"],
        "edges": ["top", "leading", "bottom", "trailing"], "horizontalEdges": ["leading", "trailing"],
        "verticalEdges": ["top", "bottom"],
    ]

    /// Describes the constraints of a view; `nil` for another method.
    mutating func snapCall(_ path: [String], _ name: String, _ values: [SourceArgumentValue]) -> SourceValue? {
        guard path.count > 1, path.last == "snp", ["makeConstraints", "remakeConstraints"].contains(name),
            case .closure(let parameters, let body)? = values.last?.value
        else { return nil }
        let maker = SourceObject(type: Self.maker, fields: ["#view": .property(path.dropLast())])
        snap(run(closure: parameters, body, [.object(maker)]))
        return .null
    }

    /// A further side of a constraint; `nil` for another member.
    func snapMember(_ name: String, of object: SourceObject) -> SourceValue? {
        guard object.type == Self.maker else { return nil }
        guard let sides = Self.sides[name] else { return .object(object) }
        var next = object
        next.fields["#sides"] = .array((object["#sides"]?.elements ?? []) + sides.map(SourceValue.literal))
        return .object(next)
    }

    /// A constraint with what a call says; `nil` for another object.
    func snapCall(_ name: String, of object: SourceObject, _ values: [SourceArgumentValue]) -> SourceValue? {
        guard object.type == Self.maker else { return nil }
        var next = object
        let first = values.first?.value ?? .unknown
        switch name {
        case "equalToSuperview", "lessThanOrEqualToSuperview", "greaterThanOrEqualToSuperview":
            next.fields["#relation"] = .literal(String(name.dropLast("Superview".count)))
            next.fields["#to"] = .property(superview(of: object))
        case "equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo":
            next.fields["#relation"] = .literal(name)
            next.fields["#to"] = first
        case "offset": next.fields["constant"] = first
        case "inset": next.fields["#inset"] = first
        case "multipliedBy": next.fields["multiplier"] = first
        case "dividedBy":
            if case .number(let number) = first, number != 0 { next.fields["multiplier"] = .number(1 / number) }
        case "priority": next.fields["priority"] = first
        default: break
        }
        return .object(next)
    }

    private func superview(of object: SourceObject) -> [String] {
        guard let view = object["#view"] else { return [] }
        for case .called(let path, let values, _) in events.reversed() {
            if ["addSubview", "addArrangedSubview", "insertSubview"].contains(path.last), values.first?.value == view {
                return path.dropLast()
            }
        }
        return []
    }

    /// Notes the constraints of a description that is complete.
    mutating func snap(_ value: SourceValue) {
        guard case .object(let object) = value, object.type == Self.maker, let target = object["#to"],
            let relation = object["#relation"]?.string, case .property(let view)? = object["#view"]
        else { return }
        for side in (object["#sides"]?.elements ?? []).compactMap(\.string) {
            var fields = ["#first": SourceValue.property(view + [side + "Anchor"])]
            for key in ["constant", "multiplier", "priority"] { fields[key] = object[key] }
            if let inset = object["#inset"] {
                guard case .number(let number) = inset else { return }
                fields["constant"] = .number(["bottom", "right", "trailing"].contains(side) ? -number : number)
            }
            switch target {
            case .property(let path):
                let other = path.last.flatMap { Self.sides[$0] != nil && path.contains("snp") ? $0 : nil }
                let owner = (other == nil ? path[...] : path.dropLast()).filter { $0 != "snp" }
                fields[relation] = .property(owner + [(other ?? side) + "Anchor"])
            default: fields[relation + "Constant"] = target
            }
            note(.constrained(SourceObject(type: SourceObject.constraint, fields: fields)))
        }
    }
}
