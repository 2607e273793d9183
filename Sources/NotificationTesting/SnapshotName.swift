import RenderNotification
import SnapshotComparison

/// The file name of a reference: `__Snapshots__/<File>/<test>.<name>.png`.
struct SnapshotName: Sendable {
    /// The folder of the test file's references.
    let folder: String
    /// The name without the ending.
    let stem: String

    /// - Parameters:
    ///   - name: what tells the assertions of a test apart.
    init(_ position: TestPosition, name: String) {
        folder = Self.folder(ofTests: position.path)
        stem = "\(Self.sanitized(position.test)).\(Self.sanitized(name))"
    }

    init(folder: String, stem: String) { (self.folder, self.stem) = (folder, stem) }

    /// For failures and artefacts.
    var title: String { "\(FilePath.name(of: folder))/\(stem)" }

    /// The folder of the references of a file with tests.
    static func folder(ofTests file: String) -> String {
        "\(FilePath.folder(of: file))/__Snapshots__/\(FilePath.stem(of: file))"
    }

    /// Runs of other characters than letters, digits and underscores become a hyphen, as in swift-snapshot-testing.
    private static func sanitized(_ text: String) -> String {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
    }
}

extension Device {
    /// The device's model and appearance, and its settings that aren't the default.
    func snapshotName(in place: Place) -> String {
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
