import Foundation

@testable import ContentExtensionHost

/// A folder of its own for a test that needs files, gone with the test.
final class TemporaryFolder {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "host-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path()
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ bytes: [UInt8], to name: String) throws -> String {
        let file = "\(path)/\(name)"
        try Data(bytes).write(to: URL(filePath: file))
        return file
    }
}

/// Measures every view at one height.
struct FixedMeasuring: ContentMeasuring {
    var height = 0.0
    func fittingHeight(of view: ViewNode, width: Double) -> Double { height }
}
