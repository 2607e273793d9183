import ContentExtensionHost

/// Makes what reaches the device of what a scenario delivers.
struct ScenarioArrivals {
    private let files: ScenarioFiles
    private let descriptors: [ExtensionDescriptor]
    private let locale: String
    /// Payloads by path: a scenario delivers the same one many times.
    private var payloads: [String: Loaded<Payload>] = [:]
    private var usedIdentifiers: Set<String> = []
    private var count = 0

    init(_ scenario: Scenario, descriptors: [ExtensionDescriptor], locale: String) {
        files = ScenarioFiles(scenario)
        self.descriptors = descriptors
        self.locale = locale
    }

    /// Reads what a delivery needs.
    /// - Throws: what keeps it from being delivered.
    mutating func prepare(_ delivery: ScenarioDelivery) throws(InputError) {
        switch delivery.source {
        case .file(let name): _ = try payload(name)
        case .bytes(let bytes, let file): payloads[file] = try Payload.decode(bytes, file: file)
        case .inline(let value):
            if value.value["aps"]?.members == nil { _ = try Payload.decode(inline: value) }
        }
        for attachment in delivery.attachments {
            _ = try files.existing(Placed(attachment.value.path, at: attachment.place))
        }
    }

    /// The notification that reaches the device, and the files that it names.
    /// - Parameter date: seconds since 1970.
    mutating func arrival(
        _ delivery: ScenarioDelivery, date: Double
    ) throws(InputError) -> (arrival: Arrival, namedFiles: [NamedFile]) {
        count += 1
        let loaded: Loaded<Payload>
        var folder = files.path(".")
        switch delivery.source {
        case .file(let name):
            loaded = try payload(name)
            folder = FilePath.folder(of: files.path(name.value))
        case .bytes(let bytes, let file):
            if let known = payloads[file] { loaded = known } else { loaded = try Payload.decode(bytes, file: file) }
            folder = FilePath.folder(of: file)
        case .inline(let value): loaded = try Payload.decode(inline: value)
        }
        let attachments = delivery.attachments.map { attachment in
            var reference = attachment.value
            reference.path = files.path(reference.path)
            return reference
        }
        let notification = NotificationDelivery(
            payload: loaded, folder: folder, descriptors: descriptors, locale: locale, attachments: attachments,
            date: date, identifier: delivery.identifier ?? identifier())
        var arrival = try notification.arrival()
        if let thread = delivery.threadIdentifier {
            arrival.notification.request.content.threadIdentifier = thread
        }
        arrival.isRemote = !delivery.isLocal
        usedIdentifiers.insert(arrival.notification.request.identifier)
        return (arrival, (loaded.value.attachments + attachments).compactMap { $0.namedFile(in: folder) })
    }

    /// An identifier of its own for what came without: `notification`, `notification-2`, ….
    private func identifier() -> String {
        let name = count == 1 ? "notification" : "notification-\(count)"
        return usedIdentifiers.contains(name) ? "\(name)-again" : name
    }

    private mutating func payload(_ name: Placed<String>) throws(InputError) -> Loaded<Payload> {
        let path = try files.existing(name)
        if let known = payloads[path] { return known }
        let payload = try Payload.read(path)
        payloads[path] = payload
        return payload
    }
}
