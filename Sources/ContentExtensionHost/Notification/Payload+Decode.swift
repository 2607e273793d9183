import Basics

extension Payload {
    /// The top-level key of a simulator file that names the app (fact: apns/simulator-file.target).
    static let targetBundleKey = "Simulator Target Bundle"

    /// Decodes the bytes of a payload.
    /// - Throws: `InputError` unless they are a JSON object with an object `aps`.
    package static func decode(_ bytes: [UInt8], file: String) throws(InputError) -> Loaded<Payload> {
        try decode(JSONReader.read(bytes, file: file), file: file, size: bytes.count)
    }

    /// Decodes a payload embedded in another file.
    /// - Throws: the same errors as `decode(_:file:)`.
    package static func decode(inline value: Spanned<JSONValue>) throws(InputError) -> Loaded<Payload> {
        let file = value.span?.file ?? "payload"
        let path = value.span?.jsonPath ?? "$"
        func below(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
            diagnostics.map { diagnostic in
                var diagnostic = diagnostic
                diagnostic.jsonPath = diagnostic.jsonPath.map { path + $0.dropFirst() }
                return diagnostic
            }
        }
        do throws(InputError) {
            var payload = try decode(value.value, file: file, size: value.value.compactSize)
            payload.warnings = below(payload.warnings)
            for index in payload.value.attachments.indices {
                guard case .payload(let span, let own) = payload.value.attachments[index].origin else { continue }
                payload.value.attachments[index].origin = .payload(span, jsonPath: path + own.dropFirst())
            }
            return payload
        } catch { throw InputError(below(error.diagnostics)) }
    }

    private static func decode(_ root: JSONValue, file: String, size: Int) throws(InputError) -> Loaded<Payload> {
        var root = root
        let report = DiagnosticCollector(file: file, mostSevere: .warning)
        guard var members = root.members else {
            throw InputError(
                Diagnostic(
                    .error, "payload-not-an-object",
                    "a payload is an object with the key \"aps\", not \(root.kindName)",
                    at: report.location(root.position), path: "$",
                    hint: "such as {\"aps\": {\"alert\": {\"title\": \"…\", \"body\": \"…\"}, \"category\": \"…\"}}"))
        }
        guard let aps = root["aps"], aps.members != nil else { throw InputError(missingAps(in: root, at: report)) }

        var targetBundle: String?
        if let index = members.firstIndex(where: { $0.key == targetBundleKey }) {
            targetBundle = members[index].value.string
            if targetBundle == nil {
                report.add(
                    .warning, "wrong-type", "\(targetBundleKey) should be a bundle identifier",
                    at: members[index].value.position, path: "$")
            }
            members.remove(at: index)
            root.kind = .object(members)
        }
        reportSlips(in: members, aps: aps, report: report)

        var payload = Payload(file: file, targetBundle: targetBundle, content: NotificationContent(userInfo: root))
        payload.readSize(size, root, report)
        payload.readAps(ObjectReader(aps, path: "$.aps", report: report), report)
        payload.attachments = AttachmentReference.read(from: root, report: report)
        payload.communication = CommunicationReference.read(from: root, report: report)
        payload.readIntelligence(from: root, report: report)
        payload.reportEffect(aps, report)
        return Loaded(payload, warnings: report.diagnostics)
    }

    private static func missingAps(in root: JSONValue, at report: DiagnosticCollector) -> Diagnostic {
        if let aps = root["aps"] {
            return Diagnostic(
                .error, "aps-not-an-object", "expected aps to be an object, found \(aps.kindName)",
                at: report.location(aps.position), path: "$.aps",
                hint: "such as {\"aps\": {\"alert\": \"…\", \"category\": \"…\"}}")
        }
        var hint = "such as {\"aps\": {\"alert\": \"…\"}}"
        if let nearest = root.members?.first(where: { $0.key.lowercased().filter(\.isLetter) == "aps" }) {
            hint = "the key is \"aps\", not \(nearest.key.quoted())"
        } else if let inner = pathToAps(in: root, path: "$", depth: 0) {
            hint = "there is an aps inside \(inner): give that object as the payload"
        } else if let stray = root.members?.first(where: { PayloadPlace.tellingKeys.contains($0.key) }) {
            hint = "put \(stray.key) into an object \"aps\""
        } else if root["categories"] != nil || root["view"] != nil {
            hint = "this looks like a descriptor: the payload comes last"
        }
        return Diagnostic(
            .error, "aps-missing", "the payload has no key \"aps\", so it is no push notification",
            at: report.location(root.position), path: "$", hint: hint)
    }

    /// The path to the payload within a server's message, such as FCM's.
    private static func pathToAps(in value: JSONValue, path: String, depth: Int) -> String? {
        guard depth < 4 else { return nil }
        for member in value.members ?? [] where member.value.members != nil {
            let inner = "\(path).\(member.key)"
            if member.value["aps"]?.members != nil { return inner }
            if let found = pathToAps(in: member.value, path: inner, depth: depth + 1) { return found }
        }
        return nil
    }

    private static func reportSlips(in members: [JSONValue.Member], aps: JSONValue, report: DiagnosticCollector) {
        for member in members where PayloadPlace.tellingKeys.contains(member.key) && aps[member.key] == nil {
            report.add(
                .warning, "aps-key-outside", "\"\(member.key)\" stands beside aps, where iOS doesn't look for it",
                at: member.keyPosition, path: "$", hint: "move it into aps")
        }
        for member in members where member.key != targetBundleKey {
            if let hint = NearestName.hint(for: member.key, among: [targetBundleKey]) {
                report.add(
                    .warning, "unknown-key", "\(member.key.quoted()) is read as data of the app's own",
                    at: member.keyPosition, path: "$", hint: hint)
            }
        }
    }

    /// Finds whether APNs takes the payload; senders leave out white space, or are told to.
    private mutating func readSize(_ size: Int, _ root: JSONValue, _ report: DiagnosticCollector) {
        guard size > Limits.apnsPayloadBytes else { return }
        let compact = root.compactText.utf8.count
        guard compact > Limits.apnsPayloadBytes else {
            report.add(
                .warning, "payload-too-large",
                "the payload has \(size) bytes and APNs takes \(Limits.apnsPayloadBytes)",
                hint: "without white space it has \(compact): send it so")
            return
        }
        refusal = Diagnostic(
            .error, "payload-too-large",
            "the payload has \(size) bytes, \(compact) without white space, and APNs takes \(Limits.apnsPayloadBytes), "
                + "so it is never delivered",
            at: SourceSpan(file: file), hint: "send an identifier and let the app fetch the rest; --force draws it")
    }
}
