import ContentExtensionHost
import RenderNotification

/// The page's request for a picture: a notification or a scenario, the touches so far, and how it is drawn.
package struct PreviewRequest: Sendable {
    package enum Subject: Sendable, Equatable {
        /// A payload with the extensions that may draw it. All paths begin at the project's folder.
        case notification(payload: Payload, extensions: [String], bindings: [String])
        /// The path of a scenario's file.
        case scenario(String)
    }

    package enum Payload: Sendable, Equatable {
        case file(String)
        /// A payload without a file, for an extension that has none yet.
        case text(String)
    }

    package var subject: Subject
    package var place = Place.expanded
    package var crop = Crop.notification
    package var showsFullHeight = false
    /// `nil` for that of the project's defaults.
    package var orientation: Orientation?
    /// Pixels per point, 0.5 to 8; `nil` for the device's own.
    package var scale: Double?
    package var format = PictureFormat.png
    /// The settings, which replace those of the subject, and the steps after its own.
    package var touches = Scenario()
    /// The settings and steps as the page wrote them, for a scenario's file.
    package var settings: [JSONValue.Member] = []
    package var steps: [JSONValue] = []
    /// The moment of the picture, in seconds of virtual time; `nil` for the end, when all changes are settled.
    package var moment: Double?
    /// The touch whose step is asked for.
    package var gesture: TouchGesture?
    /// The texts of files that are being edited, by path.
    package var drafts: [String: String] = [:]

    package init(_ subject: Subject) { self.subject = subject }

    /// The name of the page in diagnostics.
    package static let name = "page"

    /// The folder in which a scenario of it is found: that of the payload, the extension or the scenario, but not
    /// `payloads`, where only payloads are looked for.
    package var folder: String {
        switch subject {
        case .scenario(let path): return FilePath.folder(of: path)
        case .notification(.file(let path), _, _):
            let folder = FilePath.folder(of: path)
            return FilePath.name(of: folder) == NotificationFolder.payloadsFolder ? FilePath.folder(of: folder) : folder
        case .notification(.text, let extensions, _): return extensions.first.map(FilePath.folder(of:)) ?? "."
        }
    }

    /// The paths of the files that the page names.
    package var paths: [String] {
        switch subject {
        case .scenario(let path): [path]
        case .notification(.file(let path), let extensions, let bindings): [path] + extensions + bindings
        case .notification(.text, let extensions, let bindings): extensions + bindings
        }
    }
}

extension PreviewRequest {
    /// Decodes a request.
    /// - Parameter scope: the project's folder; files outside of it are refused.
    /// - Throws: every error in the request.
    package static func decode(_ bytes: [UInt8], in scope: FileScope) throws(InputError) -> PreviewRequest {
        let report = DiagnosticCollector(file: name)
        let root = try JSONReader.read(bytes, file: name, members: Limits.scenarioMembers)
        let reader = ObjectReader(root, path: "$", report: report)
        let request = try PreviewRequest(reader)
        reader.finish()
        try report.check()
        guard let request else { throw InputError(report.inFileOrder) }
        for path in request.paths + request.drafts.keys.sorted() {
            do throws(Diagnostic) { _ = try scope.place(path) } catch { throw InputError(error) }
        }
        return request
    }

    private init?(_ reader: ObjectReader) throws(InputError) {
        let paths = { (key: String) in (reader.strings(key) ?? []).map(\.text) }
        let (extensions, bindings) = (paths("extensions"), paths("bindings"))
        let (payload, text) = (reader.string("payload"), reader.string("payloadText"))
        if let scenario = reader.string("scenario") {
            self.init(.scenario(scenario))
        } else if let payload {
            self.init(.notification(payload: .file(payload), extensions: extensions, bindings: bindings))
        } else if let text {
            self.init(.notification(payload: .text(text), extensions: extensions, bindings: bindings))
        } else {
            reader.report.add(
                .error, "missing-key", "the request names neither a payload nor a scenario", at: reader.value.position,
                path: "$", hint: "write \"payload\": \"payload.apns\"")
            return nil
        }
        place = reader.choice("place", Place.self) ?? place
        crop = reader.choice("crop", Crop.self) ?? crop
        showsFullHeight = reader.bool("fullHeight") ?? false
        orientation = reader.choice("orientation", Orientation.self)
        scale = reader.number("scale", in: 0.5...8)
        format = reader.choice("format", PictureFormat.self) ?? format
        moment = reader.number("moment", in: 0...Limits.advanceSeconds)
        gesture = reader.object("gesture").flatMap(TouchGesture.init)
        let edited = reader.entries("drafts") ?? []
        if edited.count > Limits.previewDrafts {
            reader.report.add(
                .error, "too-many-drafts",
                "\(edited.count) texts aren't saved, and at most \(Limits.previewDrafts) are drawn",
                at: reader.raw("drafts")?.position ?? .init(), path: "$.drafts", hint: "save them", exit: .refused)
        }
        for entry in edited.prefix(Limits.previewDrafts) { drafts[entry.key] = entry.value.string }
        steps = (reader.array("steps") ?? []).map(\.value)
        settings = reader.raw("settings")?.members ?? []
        let scenario = JSONValue(.object(settings + [.init(key: "steps", value: JSONValue(.array(steps)))]))
        touches = try ScenarioFile.decode(Array(scenario.compactText.utf8), file: Self.name).value
    }
}
