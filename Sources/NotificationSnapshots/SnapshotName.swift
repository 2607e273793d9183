import Basics

/// The file name of a reference: `__Snapshots__/<File>/<test>.<name>.png`.
package struct SnapshotName: Sendable {
    /// The folder of the test file's references.
    package let folder: String
    /// The name without the ending.
    package let stem: String

    /// - Parameters:
    ///   - name: what tells the assertions of a test apart; `nil` for the start of several names.
    package init(_ position: TestPosition, name: String? = nil) {
        folder = Self.folder(ofTests: position.path)
        stem = [position.test, name].compactMap(\.self).map(SnapshotRequest.References.sanitized).joined(separator: ".")
    }

    package init(folder: String, stem: String) { (self.folder, self.stem) = (folder, stem) }

    /// For failures and artefacts.
    package var title: String { "\(FilePath.name(of: folder))/\(stem)" }

    /// The folder of the references of a file with tests.
    static func folder(ofTests file: String) -> String {
        "\(FilePath.folder(of: file))/__Snapshots__/\(FilePath.stem(of: file))"
    }
}

extension Device {
    /// The device's model and appearance, and its settings that aren't the default.
    package func snapshotName(in place: Place) -> String {
        let usual = Device()
        let parts: [String?] = [
            model.name, style == usual.style ? nil : style.rawValue, appearance.rawValue,
            contentSize == usual.contentSize ? nil : contentSize.rawValue, locale == usual.locale ? nil : locale,
            orientation == usual.orientation ? nil : orientation.rawValue,
            increasesContrast ? "contrast" : nil, reducesTransparency ? "opaque" : nil, usesBoldText ? "bold" : nil,
            glassOpacity == usual.glassOpacity ? nil : "glass-\(glassOpacity)",
            place == .expanded ? nil : place.rawValue,
        ]
        return parts.compactMap(\.self).joined(separator: "-")
    }
}
