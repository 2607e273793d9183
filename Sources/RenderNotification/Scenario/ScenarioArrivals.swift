/// Turns a scenario's deliveries into arrivals at the device.
struct ScenarioArrivals {
    private let scenario: Scenario
    /// The installed extensions, and the user's language.
    var descriptors: [ExtensionDescriptor] = []
    var locale = Device.defaultLocale
    /// The files of earlier notifications, already read.
    private let known: NotificationFiles
    /// Payloads by path; a scenario may deliver one repeatedly.
    private var payloads: [String: Loaded<Payload>] = [:]
    private var usedIdentifiers: Set<String> = []
    private var count = 0

    init(_ scenario: Scenario, files known: NotificationFiles) {
        self.scenario = scenario
        self.known = known
    }

    /// Reads the files of a delivery.
    /// - Throws: the errors that prevent the delivery.
    mutating func prepare(_ delivery: ScenarioDelivery) throws(InputError) {
        switch delivery.source {
        case .file(let name): _ = try payload(name, in: delivery.folder)
        case .bytes(let bytes, let file): payloads[file] = try Payload.decode(bytes, file: file)
        case .inline(let value): if value.value["aps"]?.members == nil { _ = try Payload.decode(inline: value) }
        }
        for attachment in delivery.attachments {
            _ = try scenario.existing(Spanned(attachment.value.path, at: attachment.span), in: delivery.folder)
        }
        _ = try app(of: delivery)
    }

    /// The payload of a delivery.
    mutating func payload(of delivery: ScenarioDelivery) throws(InputError) -> Loaded<Payload> {
        switch delivery.source {
        case .file(let name): return try payload(name, in: delivery.folder)
        case .bytes(let bytes, let file):
            if let known = payloads[file] { return known }
            let payload = try Payload.decode(bytes, file: file)
            payloads[file] = payload
            return payload
        case .inline(let value): return try Payload.decode(inline: value)
        }
    }

    /// The notification as it arrives, and the files that it names.
    /// - Parameter date: seconds since 1970.
    mutating func arrival(
        _ delivery: ScenarioDelivery, date: Double
    ) throws(InputError) -> (arrival: Arrival, namedFiles: [NamedFile]) {
        count += 1
        let loaded = try payload(of: delivery)
        let folder =
            switch delivery.source {
            case .file(let name): FilePath.folder(of: scenario.path(name.value, in: delivery.folder))
            case .bytes(_, let file): FilePath.folder(of: file)
            case .inline: scenario.path(".", in: delivery.folder)
            }
        let attachments = delivery.attachments.map { attachment in
            var reference = attachment.value
            // A payload's attachments are always relative to its folder.
            if reference.origin == .option { reference.path = scenario.path(reference.path, in: delivery.folder) }
            return reference
        }
        let (app, icon) = try app(of: delivery)
        var arrival = try loaded.arrival(
            folder: folder, app: app, descriptors: descriptors, locale: locale, attachments: attachments, date: date,
            identifier: delivery.identifier ?? identifier(), trigger: delivery.trigger, files: known)
        if let thread = delivery.threadIdentifier { arrival.notification.request.content.threadIdentifier = thread }
        usedIdentifiers.insert(arrival.notification.request.identifier)
        let named = (loaded.value.attachments + attachments).compactMap { $0.namedFile(in: folder) }
        return (arrival, named + [icon].compactMap(\.self))
    }

    /// The app of a delivery with the absolute path of its icon, and that file: an extension's app by its name or bundle
    /// identifier, or another.
    private func app(of delivery: ScenarioDelivery) throws(InputError) -> (AppInfo?, NamedFile?) {
        guard let named = delivery.app?.value else { return (nil, nil) }
        let known =
            named.bundleIdentifier.isEmpty
            ? descriptors.lazy.map(\.app).first { $0.isNamed(named.name) } : nil
        var app = known ?? named
        guard let icon = named.iconPath else { return (app, nil) }
        let span = delivery.app?.span
        do throws(Diagnostic) {
            let file = try FileScope(root: scenario.path(".", in: delivery.folder)).resolve(icon, at: span)
            app.iconPath = file
            return (
                app,
                span.map { NamedFile(path: file, name: icon, location: $0.withoutPath, jsonPath: $0.jsonPath ?? "$") }
            )
        } catch { throw InputError(error) }
    }

    /// A unique identifier for a delivery without one: `notification`, `notification-2`, ….
    private func identifier() -> String {
        let name = count == 1 ? "notification" : "notification-\(count)"
        return usedIdentifiers.contains(name) ? "\(name)-again" : name
    }

    private mutating func payload(_ name: Spanned<String>, in folder: String?) throws(InputError) -> Loaded<Payload> {
        let path = scenario.path(name.value, in: folder)
        if let known = payloads[path] { return known }
        let payload = try Payload.read(try scenario.existing(name, in: folder))
        payloads[path] = payload
        return payload
    }
}
