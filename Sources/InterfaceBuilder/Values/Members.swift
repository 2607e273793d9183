import ContentExtensionHost

/// Members of an object of the template language, in the order in which they are set.
struct Members {
    /// The position of the source element.
    let position: TextPosition
    private(set) var members: [JSONValue.Member] = []

    init(position: TextPosition) { self.position = position }

    /// Sets a key; `nil` has no effect.
    mutating func set(_ key: String, _ value: JSONValue?) {
        guard let value else { return }
        members.removeAll { $0.key == key }
        members.append(.init(key: key, keyPosition: position, value: value))
    }

    mutating func set(_ key: String, _ text: String?) { set(key, text.map { JSONValue(.string($0), at: position) }) }
    mutating func set(_ key: String, _ number: Double?) {
        set(key, number.map { JSONValue(.number($0), at: position) })
    }

    /// Sets a boolean whose default is `false`.
    mutating func set(_ key: String, _ flag: Bool) {
        if flag { set(key, JSONValue(.bool(true), at: position)) }
    }

    /// The object; `nil` if empty.
    var object: JSONValue? { members.isEmpty ? nil : JSONValue(.object(members), at: position) }
}
