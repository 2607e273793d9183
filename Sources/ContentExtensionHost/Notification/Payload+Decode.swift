import Basics

extension Payload {
    /// The top-level key of a simulator file that names the app (fact: apns/simulator-file.target).
    static let targetBundleKey = "Simulator Target Bundle"

    /// Decodes the bytes of a payload: its JSON, or what people have of it, such as a `curl` line, a console's dump or a
    /// request to a push service.
    /// - Throws: `InputError` unless they are a JSON object with an object `aps`, or become one.
    package static func decode(_ bytes: [UInt8], file: String) throws(InputError) -> Loaded<Payload> {
        let text = CurlCommand.body(of: bytes) ?? bytes
        do throws(InputError) {
            return try decode(JSONReader.read(text, file: file), file: file, size: Size(of: text))
        } catch {
            guard error.diagnostics.first?.code.hasPrefix("json-") == true, let dump = ConsoleDump.payload(text)
            else { throw error }
            var payload = try decode(dump, file: file, size: Size(dump))
            payload.warnings.insert(
                Diagnostic(
                    .note, "payload-dump", "a console's dump is read as the payload it shows",
                    at: SourceSpan(file: file), hint: "digits are read as numbers, where the app may have had a text"),
                at: 0)
            return payload
        }
    }

    /// `true` for the bytes of a payload, or of what `decode(_:file:)` makes one of.
    package static func isPayload(_ bytes: [UInt8]) -> Bool {
        let text = CurlCommand.body(of: bytes) ?? bytes
        guard let root = try? JSONReader.read(text, file: "") else { return ConsoleDump.payload(text) != nil }
        return root["aps"] != nil || VendorRequest(root) != nil
    }

    /// `true` for the keys of `aps` without the `aps` around them: a payload with a mistake.
    package static func isBareAps(_ bytes: [UInt8]) -> Bool {
        (try? JSONReader.read(bytes, file: ""))?["alert"] != nil
    }

    /// A payload's bytes.
    private struct Size {
        var sent: Int
        /// Without white space between the tokens, but with escapes as they are.
        var compact: Int

        init(of text: [UInt8]) {
            var (spaces, isInText, index) = (0, false, 0)
            while index < text.count {
                switch text[index] {
                case UInt8(ascii: "\\") where isInText: index += 1
                case UInt8(ascii: "\""): isInText.toggle()
                case 0x20, 0x09, 0x0A, 0x0D: if !isInText { spaces += 1 }
                default: break
                }
                index += 1
            }
            (sent, compact) = (text.count, text.count - spaces)
        }

        init(_ value: JSONValue) {
            compact = value.compactSize
            sent = compact
        }
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
            var payload = try decode(value.value, file: file, size: Size(value.value))
            payload.warnings = below(payload.warnings)
            for index in payload.value.attachments.indices {
                guard case .payload(let span, let own) = payload.value.attachments[index].origin else { continue }
                payload.value.attachments[index].origin = .payload(span, jsonPath: path + own.dropFirst())
            }
            return payload
        } catch { throw InputError(below(error.diagnostics)) }
    }

    private static func decode(_ root: JSONValue, file: String, size: Size) throws(InputError) -> Loaded<Payload> {
        var (root, size) = (root, size)
        let report = DiagnosticCollector(file: file, mostSevere: .warning)
        if let request = VendorRequest(root) {
            root = try request.payload(of: root, report)
            size = Size(root)
        }
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

    /// The path to the payload within a server's message, such as that of Amazon SNS, where it is a text.
    private static func pathToAps(in value: JSONValue, path: String, depth: Int) -> String? {
        guard depth < 4 else { return nil }
        for member in value.members ?? [] {
            let inner = "\(path).\(member.key)"
            let text = member.value.string.flatMap { $0.hasPrefix("{") ? $0 : nil }
            let value = text.flatMap { try? JSONReader.read($0.utf8, file: inner) } ?? member.value
            if value["aps"]?.members != nil { return text == nil ? inner : "the text of \(inner)" }
            if let found = pathToAps(in: value, path: inner, depth: depth + 1) { return found }
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
    private mutating func readSize(_ size: Size, _ root: JSONValue, _ report: DiagnosticCollector) {
        guard size.sent > Limits.apnsPayloadBytes else { return }
        guard size.compact > Limits.apnsPayloadBytes else {
            report.add(
                .warning, "payload-too-large",
                "the payload has \(size.sent) bytes and APNs takes \(Limits.apnsPayloadBytes)",
                hint: "without white space it has \(size.compact): send it so")
            return
        }
        let unescaped = root.compactSize
        refusal = Diagnostic(
            .error, "payload-too-large",
            "the payload has \(size.sent) bytes"
                + (size.compact < size.sent ? ", \(size.compact) without white space" : "")
                + ", and APNs takes \(Limits.apnsPayloadBytes), so it is never delivered",
            at: SourceSpan(file: file),
            hint: unescaped <= Limits.apnsPayloadBytes
                ? "escapes such as \\u043f cost \(size.compact - unescaped) of them: send UTF-8"
                : "send an identifier and let the app fetch the rest; --force draws it")
    }
}
