import ContentExtensionHost
import FoundationEssentials
import InterfaceBuilder

/// A folder of files for one test, which is removed with it.
final class TemporaryFolder {
    let path: String

    /// - Parameter files: texts by relative path.
    init(_ files: [String: String] = [:]) throws {
        path = FileManager.default.temporaryDirectory.path + "/folder-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    func write(_ text: String, to name: String) throws {
        let file = URL(filePath: "\(path)/\(name)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// What loading the folder finds, names relative to it.
    func shown(_ diagnostics: [Diagnostic]) -> [String] {
        diagnostics.map { $0.description.replacing("\(path)/", with: "").replacing(path, with: ".") }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// An Info.plist of a content extension.
enum PlistText {
    /// - Parameters:
    ///   - attributes: in XML; a category when left out.
    ///   - entry: the storyboard or class, in XML.
    static func of(
        attributes: String = "<key>UNNotificationExtensionCategory</key><string>A</string>",
        entry: String = "<key>NSExtensionMainStoryboard</key><string>MainInterface</string>"
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>NSExtension</key><dict>
        <key>NSExtensionAttributes</key><dict>\(attributes)</dict>
        \(entry)
        <key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.content-extension</string>
        </dict></dict></plist>
        """
    }
}
