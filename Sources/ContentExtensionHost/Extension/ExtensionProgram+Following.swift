import Views

/// The values of `onReceive`.
enum ReceiveName: String, CaseIterable {
    case keep, reset
}

extension ExtensionProgram {
    /// The properties that each notification sets, by outlet: those of `bindings`, and those that a view computes.
    ///
    /// The next notification replaces changes of them by effects and touches, as a view controller's `didReceive(_:)`
    /// sets a label that a button has changed. All else stays as it was set.
    var followingProperties: [String: Set<String>] {
        var properties = bindings.mapValues { Set($0.map(\.key)) }
        for view in [view, accessoryView, inputView] { view?.addFollowing(to: &properties) }
        return properties.mapValues { keys in
            keys.isDisjoint(with: Self.valueProperties) ? keys : keys.union([ViewChanges.touchedValue])
        }
    }

    /// The properties that hold what the user has entered.
    private static let valueProperties: Set<String> = [
        "text", "isOn", "value", "selectedIndex", "currentPage", "date",
    ]
}

extension ViewTemplate {
    /// Adds the computed properties of the view and its descendants.
    fileprivate func addFollowing(to properties: inout [String: Set<String>]) {
        if let id { properties[id, default: []].formUnion(followingKeys) }
        for child in children { child.addFollowing(to: &properties) }
    }
}
