import Basics
import Views

extension NotificationActionIcon {
    /// The keys of an icon, named after UNNotificationActionIcon's initializers.
    private static let keys = ["systemImageName", "templateImageName"]

    /// Decodes a symbol's name, or an object that names a symbol or an image of the app; reports anything else.
    static func decode(_ value: JSONValue, path: String, context: ProgramDecoding) -> NotificationActionIcon? {
        let report = context.report
        if let name = value.string {
            return report.isIdentifier(name, value, path: path) ? .systemImage(name: name) : nil
        }
        let what = "a symbol's name, or an object with \(keys.joined(separator: " or "))"
        guard let reader = report.object(value, path: path, what) else { return nil }
        let symbol = reader.optionalIdentifier(keys[0])
        let template = reader.raw(keys[1])
        reader.finish { $0 == "symbol" ? "write \"systemImageName\"" : nil }
        // Wrong types were reported already.
        if value.members?.contains(where: { !$0.isComment }) == false {
            report.add(
                .error, "missing-key", "the icon names no image", at: value.position, path: path,
                hint: "write \"systemImageName\" or \"templateImageName\"")
        }
        if keys.allSatisfy({ value[$0] != nil }) {
            report.add(
                .error, "conflicting-keys", "an icon is a symbol or a template image, not both", at: value.position,
                path: path, hint: "keep one")
        }
        return symbol.map { .systemImage(name: $0) }
            ?? template.flatMap { file($0, path: JSONPath.child(keys[1], of: path), context: context) }
    }

    /// An image of the asset catalogs, of the descriptor's folder, or of its folder `assets`, at the largest scale.
    private static func file(_ value: JSONValue, path: String, context: ProgramDecoding) -> NotificationActionIcon? {
        guard let name = context.report.string(value, path: path, "an image's name") else { return nil }
        if let asset = context.assets?(name) {
            let location = context.report.location(value.position)
            context.report.add(NamedFile(path: asset.path, name: name, location: location, jsonPath: path))
            return icon(asset.path, scale: asset.scale)
        }
        let candidates = ["", "assets/"].flatMap { folder in
            ["@3x.png", "@2x.png", ".png"].map { "\(folder)\(name)\($0)" }
        }
        let found = candidates.first { (try? context.files.resolve($0, isSuggesting: false)) != nil }
        let named = found.map { JSONValue(.string($0), at: value.position) } ?? value
        return context.report.file(named, path: path, in: context.files).map { icon($0, scale: nil) }
    }

    private static func icon(_ path: String, scale: Double?) -> NotificationActionIcon {
        .templateImage(path: path, scale: scale ?? ImageSource.scale(of: path))
    }
}
