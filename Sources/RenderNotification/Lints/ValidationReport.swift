/// The result of validating a file.
package struct ValidationReport: Sendable, Equatable {
    /// The kind of the file.
    package enum Kind: String, Sendable {
        /// A descriptor, an Info.plist or the folder of an extension.
        case `extension`
        /// A payload as APNs delivers it.
        case payload
    }

    /// A notification on one device.
    package struct Layout: Sendable, Equatable {
        /// The device's name for `--device`.
        package var device: String
        /// The size of the extension's view, in points.
        package var size: Size
        /// The number of broken constraints.
        package var broken: Int
        /// The number of views whose position or size is ambiguous, counted once for each axis.
        package var ambiguous: Int
        /// The number of placeholders for content that only a device can show, and for missing images.
        package var placeholders: Int

        fileprivate var json: String {
            JSONText.object([
                ("device", JSONText.quoted(device)), ("width", FixedText.short(size.width)),
                ("height", FixedText.short(size.height)), ("broken", String(broken)), ("ambiguous", String(ambiguous)),
                ("placeholders", String(placeholders)),
            ])
        }
    }

    /// The contents of an extension's interface file.
    package struct Interface: Sendable, Equatable {
        /// The storyboard or xib.
        package var file: String
        package var views: Int
        package var constraints: Int
        /// The number of unsupported parts that may change the picture.
        package var unknown: Int

        fileprivate var json: String {
            JSONText.object([
                ("file", JSONText.quoted(file)), ("views", String(views)), ("constraints", String(constraints)),
                ("unknown", String(unknown)),
            ])
        }
    }

    /// The rows of a file that has a notification on each line.
    package struct Rows: Sendable, Equatable {
        package var checked: Int
        /// Those with an error.
        package var faulty: Int
    }

    /// The path as the user gave it.
    package var file: String
    package var kind: Kind
    /// In the order in which they were found.
    package var findings: [Diagnostic] = []
    /// The layouts of a payload, one for each device; a real extension's use a neutral payload when no other is given.
    package var layouts: [Layout] = []
    /// `nil` for a file of one notification.
    package var rows: Rows?
    /// An extension's interface file, when it has one that is readable.
    package var interface: Interface?

    init(_ file: String, _ kind: Kind) { (self.file, self.kind) = (file, kind) }

    /// `true` without errors.
    package var isOK: Bool { !findings.contains { $0.severity == .error } }
    /// The exit code of the first error; 0 without errors.
    package var exitCode: Int32 { findings.first { $0.severity == .error }?.exit.rawValue ?? 0 }

    /// Reports as JSON, a stable format for other tools (docs/validate.md): an array with one object for each file; each
    /// finding and each layout is on a line of its own.
    package static func json(of reports: [ValidationReport]) -> String {
        "[\n" + reports.map(\.json).joined(separator: ",\n") + "\n]\n"
    }

    private var json: String {
        var text = "{\"file\":\(JSONText.quoted(file)),\"kind\":\"\(kind.rawValue)\",\"ok\":\(isOK)"
        if let interface { text += ",\n\"interface\":\(interface.json)" }
        if let rows { text += ",\n\"rows\":{\"checked\":\(rows.checked),\"faulty\":\(rows.faulty)}" }
        text += Self.array("findings", findings.map(\.jsonText))
        if kind == .payload && rows == nil || !layouts.isEmpty { text += Self.array("layouts", layouts.map(\.json)) }
        return text + "}"
    }

    private static func array(_ name: String, _ lines: [String]) -> String {
        ",\n\"\(name)\":[" + lines.map { "\n" + $0 }.joined(separator: ",") + "]"
    }
}
