import ContentExtensionHost

extension JSONValue {
    /// An object with its members in this order.
    init(members: [(String, JSONValue)]) {
        self.init(.object(members.map { Member(key: $0.0, value: $0.1) }))
    }

    /// An object of texts, by key.
    init(texts: [String: String]) {
        self.init(members: texts.sorted { $0.key < $1.key }.map { ($0.key, JSONValue(.string($0.value))) })
    }

    /// An array of texts.
    init(texts: [String]) { self.init(.array(texts.map { JSONValue(.string($0)) })) }
}
