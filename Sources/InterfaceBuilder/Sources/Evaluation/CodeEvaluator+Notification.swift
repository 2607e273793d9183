extension CodeEvaluator {
    /// A member of a notification's objects; `nil` for another object.
    func notificationMember(_ name: String, of object: SourceObject) -> SourceValue? { nil }

    /// An element of a notification's attachments, or of another object.
    func notificationElement(_ key: SourceValue, of object: SourceObject) -> SourceValue { .unknown }

    /// A call of one of the system's class methods.
    mutating func systemCall(
        _ name: String, of type: String, _ values: [SourceArgumentValue], _ position: SourcePosition
    ) -> SourceValue { .unknown }
}
