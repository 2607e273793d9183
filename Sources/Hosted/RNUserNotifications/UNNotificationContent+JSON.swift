import RNFoundation

extension UNNotificationInterruptionLevel {
    /// The spelling of payloads.
    fileprivate static let names = ["passive", "active", "time-sensitive", "critical"]
    fileprivate var name: String { Self.names[rawValue] }
}

extension UNNotificationContent {
    package convenience init(_ json: JSON) {
        var fields = Fields()
        func text(_ key: WireKey) -> String { json[key]?.string ?? "" }
        (fields.title, fields.subtitle, fields.body) = (text(.title), text(.subtitle), text(.body))
        (fields.categoryIdentifier, fields.threadIdentifier) = (text(.categoryIdentifier), text(.threadIdentifier))
        (fields.launchImageName, fields.summaryArgument) = (text(.launchImageName), text(.summaryArgument))
        fields.summaryArgumentCount = json[.summaryArgumentCount]?.int ?? 0
        fields.badge = json[.badge]?.number.map { NSNumber(value: $0) }
        fields.sound = json[.sound]?[.name]?.string.map { UNNotificationSound(name: $0) }
        fields.userInfo = json[.userInfo]?.foundation as? [AnyHashable: Any] ?? [:]
        fields.attachments = (json[.attachments]?.array ?? []).map { UNNotificationAttachment($0) }
        fields.targetContentIdentifier = json[.targetContentIdentifier]?.string
        fields.filterCriteria = json[.filterCriteria]?.string
        let level = text(.interruptionLevel).replacingOccurrences(of: "timeSensitive", with: "time-sensitive")
        fields.interruptionLevel =
            UNNotificationInterruptionLevel.names.firstIndex(of: level)
            .flatMap(UNNotificationInterruptionLevel.init(rawValue:)) ?? .active
        fields.relevanceScore = json[.relevanceScore]?.number ?? 0
        fields.communication = json[.communication].flatMap { $0.object == nil ? nil : $0 }
        self.init(fields)
    }

    /// The content that a service extension hands over, with the keys of `init(_:)`. Empty optional texts are left out.
    package func encode() -> JSON {
        var json: [WireKey: JSON] = [
            .title: .string(title), .subtitle: .string(subtitle), .body: .string(body),
            .categoryIdentifier: .string(categoryIdentifier), .threadIdentifier: .string(threadIdentifier),
            .interruptionLevel: .string(interruptionLevel.name), .relevanceScore: .number(relevanceScore),
            .attachments: .array(attachments.map { $0.encode() }),
        ]
        json[.badge] = badge.map { .number($0.doubleValue) }
        json[.sound] = sound?.name.map { [.name: .string($0)] }
        json[.userInfo] = JSON(foundation: userInfo)
        if !launchImageName.isEmpty { json[.launchImageName] = .string(launchImageName) }
        json[.communication] = fields.communication
        json[.filterCriteria] = filterCriteria.map { .string($0) }
        json[.targetContentIdentifier] = targetContentIdentifier.map { .string($0) }
        if !summaryArgument.isEmpty { json[.summaryArgument] = .string(summaryArgument) }
        if summaryArgumentCount > 0 { json[.summaryArgumentCount] = .integer(Int64(summaryArgumentCount)) }
        return .object(json)
    }
}
