import CPreviewPage
import Chrome
import ContentExtensionHost
import Renderer

/// The page's files, which lie in the program.
package enum PreviewPage {
    package struct File: Sendable {
        package let bytes: [UInt8]
        package let type: ContentType
    }

    package enum ContentType: Sendable {
        case html, style, script, json, text, events
        case picture(PictureFormat)
        case film

        package var name: String {
            switch self {
            case .html: "text/html; charset=utf-8"
            case .style: "text/css; charset=utf-8"
            case .script: "text/javascript; charset=utf-8"
            case .json: "application/json"
            case .text: "text/plain; charset=utf-8"
            case .events: "text/event-stream"
            case .picture(let format): format.mediaType
            case .film: "image/gif"
            }
        }
    }

    /// The Content-Security-Policy of all answers: nothing from elsewhere, no inline scripts.
    package static let policy =
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

    /// The answer to a request that doesn't come from the page.
    package static let stranger = all["stranger.html"] ?? []

    /// The file at an address below the page's; `nil` where there is none.
    package static func file(_ name: String) -> File? {
        if name.isEmpty { return all["preview.html"].map { File(bytes: $0, type: .html) } }
        guard let bytes = all[name], FilePath.ending(of: name) != "html" else { return nil }
        switch FilePath.ending(of: name) {
        case "css": return File(bytes: bytes, type: .style)
        case "js": return File(bytes: bytes, type: .script)
        default: return File(bytes: bytes, type: .json)
        }
    }

    /// The names of the modules, each after those that it imports.
    static let modules = files.map(\.name).filter { $0.hasSuffix(".js") }

    static let all = Dictionary(files.map { ($0.name, $0.bytes) }, uniquingKeysWith: { $1 })

    private static let files: [(name: String, bytes: [UInt8])] = {
        var found: [(name: String, bytes: [UInt8])] = []
        while let name = preview_page_file(found.count).name {
            let file = preview_page_file(found.count)
            found.append((String(cString: name), Array(UnsafeBufferPointer(start: file.bytes, count: file.count))))
        }
        return found
    }()

    /// The names of settings and the editor's address, as JSON: the page asks for them first.
    /// - Parameters:
    ///   - root: the project's folder, an absolute path.
    ///   - editor: the address that opens a file, with `{file}` and `{line}`.
    ///   - runsCode: `true` where extensions' own code is compiled.
    package static func session(root: String, editor: String, runsCode: Bool = false) -> String {
        func names<Value: RawRepresentable<String> & CaseIterable>(_ type: Value.Type) -> String {
            "[\(Value.allCases.map { JSONText.quoted($0.rawValue) }.joined(separator: ","))]"
        }
        let devices = DeviceModel.all.map { JSONText.quoted($0.name) }
        return JSONText.object([
            ("version", JSONText.quoted(EngineVersion.text)), ("root", JSONText.quoted(root)),
            ("editor", JSONText.quoted(editor)), ("runsCode", String(runsCode)),
            ("devices", "[\(devices.joined(separator: ","))]"),
            ("styles", names(SystemStyle.self)), ("appearances", names(Appearance.self)),
            ("contentSizes", names(ContentSizeCategory.self)), ("places", names(Place.self)),
            ("orientations", names(Orientation.self)), ("crops", names(Crop.self)),
        ])
    }
}
