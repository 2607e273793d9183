import Basics
import ContentExtensionHost
import RNWire

/// Attachments and contents that a service extension's code makes.
extension QueryAnswers {
    /// UNNotificationAttachment's initializer: the attachment's type and number, or the reason of its refusal.
    func attachment(_ query: JSONValue) -> JSONValue {
        let report = DiagnosticCollector(file: setup.folder, mostSevere: .warning)
        let options = query[.options].map {
            AttachmentOptions.decode(ObjectReader($0, path: "$.options", report: report))
        }
        report.diagnostics.forEach(setup.environment.report.add)
        do throws(UserNotificationsError) {
            // The file is taken now, as on iOS: later its name can be another's.
            guard let path = query[.path]?.string, var file = readable(path) else {
                throw UserNotificationsError(.attachmentInvalidURL, "the attachment's file isn't there")
            }
            if isInHome(file) {
                guard let kept = KeptFiles.shared.copy(of: file) else {
                    throw UserNotificationsError(.attachmentInvalidURL, "the attachment's file can't be read")
                }
                file = kept
            }
            let attachment = try NotificationAttachment(
                identifier: query[.identifier]?.string ?? "", path: file, options: options ?? .init())
            attachments.append(attachment)
            return .object([.type: .text(attachment.type), .number: .number(Double(attachments.count))])
        } catch {
            setup.environment.report.add(
                Diagnostic(
                    .warning, error.code.diagnosticCode, "\((query[.path]?.string ?? "").quoted()): \(error.refusal)",
                    at: SourceSpan(file: setup.folder)))
            return .object([.error: .text(error.code.name)])
        }
    }

    /// A local request of the code; `nil` for one that no device takes.
    func request(_ value: JSONValue) -> NotificationRequest? {
        guard let identifier = value[.identifier]?.string else { return nil }
        // Attachments alone are taken over: those of the shown notification and of pending requests.
        let shown = NotificationContent(attachments: notification?.request.content.attachments ?? [])
        let content = content(value[.content] ?? JSONValue(.object([])), replacing: shown)
        guard let trigger = value[.trigger], trigger.kind != .null else {
            return NotificationRequest(identifier: identifier, content: content, trigger: nil)
        }
        let report = DiagnosticCollector(file: setup.folder)
        return NotificationTrigger.decode(trigger, path: "$.trigger", report: report).map {
            NotificationRequest(identifier: identifier, content: content, trigger: $0)
        }
    }

    /// A content of the code.
    /// - Parameter original: the one that it was given.
    func content(_ value: JSONValue, replacing original: NotificationContent) -> NotificationContent {
        func text(_ key: WireKey) -> String { value[key]?.string ?? "" }
        func whole(_ key: WireKey) -> Int? { value[key]?.number.flatMap { Int(exactly: $0.rounded()) } }
        return NotificationContent(
            title: text(.title), subtitle: text(.subtitle), body: text(.body),
            attachments: (value[.attachments]?.array ?? []).compactMap { attachment($0, of: original) },
            badge: whole(.badge), categoryIdentifier: text(.categoryIdentifier),
            launchImageName: text(.launchImageName), sound: value[.sound].flatMap(NotificationSound.init(hosted:)),
            threadIdentifier: text(.threadIdentifier),
            userInfo: (value[.userInfo] ?? JSONValue(.object([]))).ordered(like: original.userInfo),
            summaryArgument: text(.summaryArgument),
            summaryArgumentCount: max(1, whole(.summaryArgumentCount) ?? 1),
            targetContentIdentifier: value[.targetContentIdentifier]?.string,
            interruptionLevel: InterruptionLevel(rawValue: text(.interruptionLevel)) ?? .active,
            relevanceScore: value[.relevanceScore]?.number ?? 0, filterCriteria: value[.filterCriteria]?.string,
            communication: value[.communication].flatMap { communication($0, of: original) },
            intelligentSummary: original.intelligentSummary, isPriority: original.isPriority)
    }

    /// The sender that the code has set, or the original's.
    private func communication(_ value: JSONValue, of original: NotificationContent) -> Communication? {
        guard let sender = value[.sender]?.string else { return nil }
        let group = value[.groupName]?.string ?? ""
        if value[.avatar] == nil, let known = original.communication,
            (known.sender, known.groupName) == (sender, group)
        {
            return known
        }
        let avatar = value[.avatar].flatMap { avatar in
            avatar[.name]?.string.map { named($0)?.path } ?? attachment(avatar, of: original)?.path
        }
        return Communication(sender: sender, groupName: group, avatarPath: avatar)
    }

    /// One of the original's, one of a pending request, or one that the code has made, whose file is kept beyond the
    /// process's end.
    private func attachment(_ value: JSONValue, of original: NotificationContent) -> NotificationAttachment? {
        guard let number = value[.number]?.number.flatMap({ Int(exactly: $0) }) else {
            guard let path = value[.path]?.string.flatMap(folder.original(of:)) else { return nil }
            return original.attachments.first { $0.path == path } ?? pendingAttachments[path]
        }
        guard attachments.indices.contains(number - 1) else { return nil }
        var attachment = attachments[number - 1]
        attachment.identifier = value[.identifier]?.string ?? attachment.identifier
        return attachment
    }
}

extension NotificationSound {
    fileprivate init?(hosted value: JSONValue) {
        guard let name = value[.name]?.string else { return nil }
        self.init(
            name: name, isCritical: value[.critical]?.bool ?? false, volume: value[.volume]?.number ?? 1)
    }
}

extension JSONValue {
    /// The value with its keys in another's order, new ones last. A value that is the same is the other one, with its
    /// positions and digits.
    fileprivate func ordered(like other: JSONValue) -> JSONValue {
        switch (kind, other.kind) {
        case (.object(let members), .object(let others)):
            let values = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
            let known = others.compactMap { other in
                values[other.key].map {
                    Member(key: other.key, keyPosition: other.keyPosition, value: $0.ordered(like: other.value))
                }
            }
            let names = Set(others.map(\.key))
            let new = members.filter { !names.contains($0.key) }.sorted { $0.key < $1.key }
            return JSONValue(.object(known + new), at: other.position)
        case (.array(let values), .array(let others)):
            let ordered = values.enumerated().map { index, value in
                others.indices.contains(index) ? value.ordered(like: others[index]) : value
            }
            return JSONValue(.array(ordered), at: other.position)
        case (.number(let number, _), .number(let same, _)): return number == same ? other : self
        default: return kind == other.kind ? other : self
        }
    }
}
