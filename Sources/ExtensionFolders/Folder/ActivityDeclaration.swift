import Basics
import ContentExtensionHost
import SourceReading

/// A Live Activity that code declares: `ActivityConfiguration(for: DeliveryAttributes.self)` in a widget's body.
package struct ActivityDeclaration: Sendable, Equatable {
    /// The widget's type.
    package var widget: String
    /// The type of its attributes, as pushes name it: without the types around it.
    package var attributesType: String

    /// The Live Activities of the Swift files among others, in their order.
    static func all(in files: [String]) -> [ActivityDeclaration] {
        files.filter { $0.hasSuffix(".swift") }.flatMap { file in
            guard let bytes = try? FileReader.read(file, limit: Limits.sourceFileBytes),
                bytes.firstRange(of: name.utf8) != nil
            else { return [ActivityDeclaration]() }
            return all(in: bytes)
        }
    }

    private static let name = "ActivityConfiguration"

    static func all(in bytes: [UInt8]) -> [ActivityDeclaration] {
        let tokens = SourceLexer.tokens(of: bytes, keepsDirectives: true)
        let outline = SourceOutline(tokens)
        return tokens.indices.compactMap { index in
            guard tokens[index].isWord(name), let type = attributesType(after: index, in: tokens),
                let widget = outline.parts.last(where: {
                    $0.isTopLevel && $0.body.contains(tokens[index].bytes.lowerBound)
                })
            else { return nil }
            return ActivityDeclaration(widget: widget.name, attributesType: type)
        }
    }

    /// The last word of a type: `Delivery` in `(for: Model.Delivery.self)` and in `<Model.Delivery>`.
    private static func attributesType(after index: Int, in tokens: [SourceToken]) -> String? {
        let rest = tokens.dropFirst(index + 1)
        guard let open = rest.first, open.isMark("(") || open.isMark("<") else { return nil }
        let end = open.isMark("(") ? ["{", ",", ")"] : [">"]
        let words = rest.dropFirst().prefix { token in !end.contains { token.isMark($0) } }
            .filter { $0.kind == .word && !["for", "attributesType", "self"].contains($0.text) }
        return words.last?.text
    }
}

extension ExtensionFolder {
    /// The Live Activities of its widgets.
    package var activities: [ActivityDeclaration] { declaredActivities.value }

    /// `true` for a folder, or an Info.plist, with widgets and without a content extension.
    package static func isWidgets(_ path: String) -> Bool {
        let report = DiagnosticCollector(file: path)
        guard FolderReader.isFolder(path) else { return PlistSearch.isPlist(path, InfoPlist.isWidgetExtension) }
        let folder = path.withoutFinalSlashes
        guard PlistSearch(folder: folder, report: report).all().isEmpty else { return false }
        return !PlistSearch(folder: folder, report: report, isWanted: InfoPlist.isWidgetExtension).all().isEmpty
    }

    /// The widget extension with Live Activities in a folder or below it; `nil` if there is none.
    /// - Parameter path: the folder, an ancestor, or its Info.plist.
    package static func widgets(in path: String, options: Options = .init()) throws(InputError) -> ExtensionFolder? {
        let found = DiagnosticCollector(file: path)
        let given = FolderReader.isFolder(path) ? path.withoutFinalSlashes : nil
        let plists = given.map {
            PlistSearch(folder: $0, report: found, isWanted: InfoPlist.isWidgetExtension).all()
        }
        for plist in plists ?? [path] {
            let folder = try open(plist, in: given, options: options).value
            if !folder.activities.isEmpty { return folder }
        }
        return nil
    }
}

extension InfoPlist {
    /// `true` for the Info.plist of an extension with widgets and Live Activities.
    static func isWidgetExtension(_ root: JSONValue) -> Bool { point(of: root) == "com.apple.widgetkit-extension" }
}
