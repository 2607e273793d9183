import ContentExtensionHost
import Renderer

extension LintContext {
    /// Reads the positions in an extension's own file: its descriptor or Info.plist. An unreadable file has none.
    init(reading descriptor: ExtensionDescriptor) {
        self.init(file: SourceSpan(file: descriptor.file))
        note(file: descriptor.file)
    }

    /// Adds the positions in a file, if it is readable.
    mutating func note(file: String) {
        guard let bytes = try? FileReader.read(file, limit: Limits.descriptorBytes) else { return }
        let value =
            PropertyList.isPropertyList(bytes)
            ? try? PropertyList.read(bytes, file: file) : try? JSONReader.read(bytes, file: file)
        if let value { note(value, file: file) }
    }

    /// Adds the positions of views, the ratio and the preferred size in a file.
    mutating func note(_ value: JSONValue, file: String) {
        if let id = value["id"]?.string, views[id] == nil { views[id] = Self.place(value.position, in: file) }
        for element in value.array ?? [] { note(element, file: file) }
        for member in value.members ?? [] {
            if Self.ratioKeys.contains(member.key) { ratio = ratio ?? Self.place(member.value.position, in: file) }
            if member.key == "preferredContentSize" {
                preferredSize = preferredSize ?? Self.place(member.value.position, in: file)
            }
            note(member.value, file: file)
        }
    }

    private static let ratioKeys = ["UNNotificationExtensionInitialContentSizeRatio", "initialContentSizeRatio"]

    private static func place(_ position: TextPosition, in file: String) -> SourceSpan {
        position.line > 0
            ? SourceSpan(file: file, line: Int(position.line), column: Int(position.column))
            : SourceSpan(file: file)
    }
}
