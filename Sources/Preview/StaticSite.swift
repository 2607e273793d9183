import ContentExtensionHost
import PlatformFoundation
import RenderNotification
import Renderer

/// The page as files: every notification of the folder in some variants, for a design review or a site of documentation.
package struct StaticSite: Sendable {
    /// The values of each setting; an empty list leaves it to the project.
    package struct Variants: Sendable {
        package var styles: [String]
        package var devices: [String]
        package var appearances: [String]
        package var contentSizes: [String]

        package init(styles: [String], devices: [String], appearances: [String], contentSizes: [String]) {
            (self.styles, self.devices, self.appearances, self.contentSizes) = (
                styles, devices, appearances, contentSizes
            )
        }

        /// Every combination, by the keys of a scenario's settings.
        var all: [[(key: String, value: String)]] {
            let axes = [
                ("style", styles), ("device", devices), ("appearance", appearances), ("contentSize", contentSizes),
            ]
            return axes.reduce([[]]) { combinations, axis in
                if axis.1.isEmpty { return combinations }
                return combinations.flatMap { known in axis.1.map { known + [(key: axis.0, value: $0)] } }
            }
        }
    }

    private let variants: Variants

    package init(_ variants: Variants) { self.variants = variants }

    /// Draws everything below the working folder, and writes the site.
    /// - Parameter folder: a new or an empty folder.
    /// - Returns: the number of pictures.
    /// - Throws: `empty-folder` (66), `cannot-create` (73).
    package func write(to folder: String, with renderer: PreviewRenderer) throws -> Int {
        let items = PreviewFolder.items()
        if items.isEmpty {
            throw Diagnostic(
                .error, "empty-folder", "the folder has no payload, extension or scenario",
                hint: "begin with a template: render-notification init my-card", exit: .noInput)
        }
        if FolderReader.exists(folder), !FolderReader.entries(of: folder).isEmpty {
            throw Diagnostic(
                .error, "cannot-create", "the folder isn't empty", at: SourceSpan(file: folder),
                hint: "name a new one", exit: .cannotCreate)
        }
        try OutputPath.makeFolder(folder)
        try OutputPath.makeFolder("\(folder)/pictures")
        var replies: [String] = []
        var names: Set<String> = []
        for item in items {
            for variant in variants.all {
                let reply = try reply(to: item, variant, with: renderer) { name, bytes in
                    guard names.insert(name).inserted else { return }
                    try AtomicFile.write([.init(bytes: bytes, path: "\(folder)/pictures/\(name)")])
                }
                let settings = JSONValue(members: variant.map { ($0.key, JSONValue(.string($0.value))) })
                replies.append(Self.entry(item.json, settings, reply))
            }
        }
        let page = Self.page(items: items.map(\.json), replies: replies)
        try AtomicFile.write([.init(text: page, path: "\(folder)/index.html")])
        return names.count
    }

    /// The page with a single picture, in one file that needs no other.
    /// - Parameter item: the notification, as in `PreviewItem.json`.
    package static func page(of item: JSONValue, showing picture: PreviewPicture) -> String {
        let bytes = Data(picture.bytes).base64EncodedString()
        let reply = PreviewReply.text(of: picture, file: "data:\(picture.format.mediaType);base64,\(bytes)")
        return page(items: [item], replies: [entry(item, [:], reply)])
    }

    private static func entry(_ item: JSONValue, _ settings: JSONValue, _ reply: String) -> String {
        JSONText.object([("item", item.compactText), ("settings", settings.compactText), ("reply", reply)])
    }

    private static func page(items: [JSONValue], replies: [String]) -> String {
        page(
            JSONText.object([
                ("session", PreviewPage.session(root: "", editor: "")),
                ("items", JSONValue(.array(items)).compactText),
                ("replies", "[\n\(replies.joined(separator: ",\n"))\n]"),
            ]))
    }

    /// The reply to the request for a variant, whose picture goes to a file; an error in the item is a reply as well.
    private func reply(
        to item: PreviewItem, _ variant: [(key: String, value: String)], with renderer: PreviewRenderer,
        write: (String, [UInt8]) throws -> Void
    ) throws -> String {
        let picture: PreviewPicture
        do { picture = try renderer.draw(Self.request(item, variant)) } catch { return PreviewReply.text(of: error) }
        let name = "\(SHA256.hex(SHA256.digest(of: picture.bytes)).prefix(16)).\(picture.format.rawValue)"
        try write(name, picture.bytes)
        return PreviewReply.text(of: picture, file: "pictures/\(name)")
    }

    private static func request(
        _ item: PreviewItem, _ variant: [(key: String, value: String)]
    ) throws(InputError) -> PreviewRequest {
        var members = item.json.members ?? []
        members.removeAll { ["kind", "name", "folder", "settings"].contains($0.key) }
        var settings = item.settings
        for entry in variant { settings[entry.key] = entry.value }
        for key in ["place", "orientation"] {
            if let value = settings.removeValue(forKey: key) {
                members.append(.init(key: key, value: JSONValue(.string(value))))
            }
        }
        if item.scenario != nil, item.settings["place"] == nil {
            members.append(.init(key: "place", value: JSONValue(.string(Place.screen.rawValue))))
        }
        members.append(.init(key: "settings", value: JSONValue(texts: settings)))
        return try PreviewRequest.decode(
            Array(JSONValue(.object(members)).compactText.utf8), in: FileScope(root: "."))
    }

    /// One HTML file: the page with its style, its data and its modules as one script, since modules aren't loaded from
    /// files.
    private static func page(_ data: String) -> String {
        func text(_ name: String) -> String { String(decoding: PreviewPage.all[name] ?? [], as: UTF8.self) }
        let script = PreviewPage.modules.map { ModuleBundle.text(of: $0, text($0)) }.joined(separator: "\n")
        let own = [
            #"<link rel="stylesheet" href="preview.css">"#: "<style>\n\(text("preview.css"))</style>",
            #"<script type="module" src="main.js"></script>"#: """
            <script type="application/json" id="site">\(data.replacing("<", with: "\\u003c"))</script>
            <script>
            "use strict";
            const modules = {};
            \(script)
            </script>
            """,
        ]
        return own.reduce(text("preview.html")) { $0.replacing($1.key, with: $1.value) }
    }
}
