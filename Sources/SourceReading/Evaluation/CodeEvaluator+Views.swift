/// A view or layer that the code makes, which the evaluator knows as a property of a name of its own.
struct MadeView: Sendable, Equatable {
    let id: String
    /// Its type in the template language.
    let type: String
}

/// Views that the code makes.
extension CodeEvaluator {
    /// Types of views and layers by UIKit's classes.
    private static let types = [
        "UIView": "view", "UILabel": "label", "UIImageView": "image", "UIStackView": "stack", "UIButton": "button",
        "UITextView": "textView", "UIActivityIndicatorView": "activityIndicator", "MKMapView": "map",
        "WKWebView": "web", "UIWebView": "web", "AVPlayerLayer": "image", "AVPlayerViewController": "image",
        "CAGradientLayer": "gradient",
    ]

    /// Factories of Objective-C, with the label of Swift's initializer.
    private static let viewFactories =
        ["buttonWithType": "type", "playerLayerWithPlayer": "player", "new": nil, "alloc": nil]
        as [String: String?]

    /// Maximum number of views that are followed.
    private static let maxViews = 200

    /// A new view; `nil` for another type.
    mutating func madeView(_ type: String, _ values: [SourceArgumentValue]) -> SourceValue? {
        guard isMakingViews, let shown = Self.types[type], views.count < Self.maxViews else { return nil }
        let view = MadeView(id: "\(type)-\(views.count + 1)", type: shown)
        views.append(view)
        for value in values { initialize(view, value.label, value.value) }
        return .property([view.id])
    }

    /// A new view by a method of its class; `nil` for another method.
    mutating func madeView(_ type: String, by factory: String, _ values: [SourceArgumentValue]) -> SourceValue? {
        guard let label = Self.viewFactories[factory] else { return nil }
        var values = values
        if !values.isEmpty { values[0].label = label }
        return madeView(type, values)
    }

    private mutating func initialize(_ view: MadeView, _ label: String?, _ value: SourceValue) {
        switch label {
        case "frame", "image": store(value, at: [view.id, label ?? ""])
        case "player": store(value, at: [view.id, "image"])
        case "arrangedSubviews":
            for part in value.elements ?? [] {
                let argument = SourceArgumentValue(label: nil, value: part)
                note(.called([view.id, "addArrangedSubview"], [argument], when: SourceTest.yes.joined(assumed[...])))
            }
        default: break
        }
    }

    /// The result of a method of a view that the code has made, or of an anchor; `nil` for another method.
    mutating func viewCall(_ path: [String], _ name: String, _ values: [SourceArgumentValue]) -> SourceValue? {
        if let view = views.first(where: { [$0.id] == path }), name.hasPrefix("init"), isMakingViews {
            let label = [
                "initWithFrame": "frame", "initWithImage": "image", "initWithArrangedSubviews": "arrangedSubviews",
            ]
            if let first = values.first { initialize(view, label[name], first.value) }
            return .property(path)
        }
        guard name.hasPrefix("constraint"), path.last?.hasSuffix("Anchor") == true else { return nil }
        var fields = ["#first": SourceValue.property(path)]
        for (index, value) in values.enumerated() {
            // Objective-C's methods have the first label in their names.
            let label = index == 0 ? value.label ?? Self.relation(name) : value.label
            if let label { fields[label] = value.value }
        }
        return .object(SourceObject(type: SourceObject.constraint, fields: fields))
    }

    /// `equalTo` of `constraintEqualToAnchor`.
    private static func relation(_ method: String) -> String? {
        let bare = method.dropFirst("constraint".count)
        guard let first = bare.first else { return nil }
        let label = first.lowercased() + bare.dropFirst()
        return label.hasSuffix("Anchor") ? String(label.dropLast("Anchor".count)) : label
    }

    /// Notes constraints that are made active.
    mutating func activate(_ constraints: SourceValue) {
        for case .object(let object) in constraints.elements ?? [constraints]
        where object.type == SourceObject.constraint {
            note(.constrained(object))
        }
    }
}

extension SourceObject {
    /// The type of a constraint between anchors, which has the field `#first` and those of the method's labels.
    static let constraint = "#constraint"
}
