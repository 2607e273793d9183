import Basics
import Batch
import ContentExtensionHost
import ExtensionFolders
import Foundation
import RenderNotification
import Renderer
import Views

/// The readers of inputs that strangers write; `FUZZ_TARGET` names one.
private enum Reader: String, CaseIterable {
    case payload, descriptor, template, storyboard, plist, strings, bindings, scenario, csv, row, request, image

    static let chosen: Reader = {
        let name = ProcessInfo.processInfo.environment["FUZZ_TARGET", default: ""]
        guard let reader = Reader(rawValue: name) else {
            print("FUZZ_TARGET is one of: \(allCases.map(\.rawValue).joined(separator: " "))")
            exit(64)
        }
        return reader
    }()

    /// The folder for the readers that open files; it has the files that no input changes.
    private static let folder: String = {
        let folder = ProcessInfo.processInfo.environment["FUZZ_FOLDER", default: "."]
        let fixed = ["Info.plist": fixedPlist, "MainInterface.storyboard": fixedStoryboard]
        for (name, text) in fixed { try? Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)")) }
        return folder
    }()

    /// Reads bytes; errors are what is expected of most of them.
    func read(_ bytes: [UInt8]) throws {
        switch self {
        case .payload: _ = try Payload.decode(bytes, file: "payload.json")
        case .descriptor: try load("descriptor.json", bytes)
        case .template:
            let text = try JSONEncoder().encode(String(decoding: bytes, as: UTF8.self))
            let start = #"{"app": {"name": "A"}, "categories": "c", "view": {"type": "label", "text": "#
            try load("descriptor.json", Array(start.utf8) + text + Array("}}".utf8))
        case .storyboard: try loadExtension(with: "MainInterface.storyboard", bytes)
        case .bindings: try loadExtension(with: "bindings.json", bytes)
        case .plist: _ = try PropertyList.read(bytes, file: "Info.plist")
        case .strings: _ = try StringsTable.decode(bytes, file: "Localizable.strings")
        case .scenario: _ = try ScenarioFile.decode(bytes, file: "scenario.json")
        case .csv:
            var input = try BatchInput(path: write("rows.csv", bytes))
            repeat { while let row = input.next() { _ = row.hash } } while try input.fill()
        case .row: _ = try BatchRow.decode(bytes, at: SourceSpan(file: "rows.ndjson", line: 1))
        case .request: _ = try ServeRequest.decode(bytes, at: SourceSpan(file: "<stdin>", line: 1))
        case .image: _ = try ImageDecoder.decode(bytes, coveringWidth: 64, height: 64)
        }
    }

    /// Loads a descriptor, and makes its view.
    private func load(_ name: String, _ bytes: [UInt8]) throws {
        let loaded = try ExtensionDescriptor.load(path: write(name, bytes))
        _ = loaded.value.initialView()
    }

    /// Names the Info.plist, as a folder is searched for it, which reads it twice.
    private func loadExtension(with name: String, _ bytes: [UInt8]) throws {
        _ = try write(name, bytes)
        _ = try ExtensionFolder.load("\(Self.folder)/Info.plist")
    }

    /// Writes over the file; Foundation makes a new one for each input.
    private func write(_ name: String, _ bytes: [UInt8]) throws -> String {
        let path = "\(Self.folder)/\(name)"
        guard let file = fopen(path, "w") else { throw CocoaError(.fileWriteUnknown) }
        defer { fclose(file) }
        fwrite(bytes, 1, bytes.count, file)
        return path
    }

    private static let fixedPlist = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>CFBundleDisplayName</key><string>App</string><key>NSExtension</key><dict>
        <key>NSExtensionAttributes</key><dict><key>UNNotificationExtensionCategory</key><string>c</string></dict>
        <key>NSExtensionMainStoryboard</key><string>MainInterface</string>
        <key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.content-extension</string>
        </dict></dict></plist>
        """
    private static let fixedStoryboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v">
        <scenes><scene sceneID="s"><objects><viewController id="v" sceneMemberID="viewController">
        <view key="view" id="w"><rect key="frame" x="0.0" y="0.0" width="320" height="37"/><subviews>
        <label text="Hello" id="l"><rect key="frame" x="0.0" y="0.0" width="320" height="37"/></label></subviews></view>
        <connections><outlet property="label" destination="l" id="o"/></connections>
        </viewController></objects></scene></scenes></document>
        """
}

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    try? Reader.chosen.read(bytes)
    return 0
}
