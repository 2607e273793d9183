import RNFoundation

/// A property of a view that is connected with the place where the view stands before its body is asked for.
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A property of this module: it holds a reference, so that a copy of the view's field connects the field itself.
@MainActor protocol ConnectedProperty: DynamicProperty {
    /// - Parameter name: the property's place in the view, under which the identity keeps its state.
    func connect(in context: ViewContext, as name: String)
}

@MainActor enum DynamicProperties {
    /// Types without such a property, which needn't be looked at again.
    private static var plainTypes: Set<ObjectIdentifier> = []

    /// Connects the properties of a view, a modifier or a style.
    static func connect(_ value: Any, in context: ViewContext) {
        let id = ObjectIdentifier(type(of: value) as Any.Type)
        if plainTypes.contains(id) { return }
        if !connect(Mirror(reflecting: value), in: context, path: "") { plainTypes.insert(id) }
    }

    /// `true` if there was one.
    private static func connect(_ mirror: Mirror, in context: ViewContext, path: String) -> Bool {
        var found = false
        for (index, child) in mirror.children.enumerated() {
            guard var property = child.value as? any DynamicProperty else { continue }
            found = true
            let name = "\(path).\(index)"
            if let property = property as? any ConnectedProperty {
                property.connect(in: context, as: name)
            } else {
                // The code's own type: its parts first, as its `update` may read them.
                _ = connect(Mirror(reflecting: property), in: context, path: name)
                property.update()
            }
        }
        return found
    }
}
