import FoundationEssentials

/// The images that Tests/Fixtures/images/make.py made.
package enum Fixture {
    package static func path(_ name: String) -> String { Repository.fixture("images/\(name)") }

    package static func bytes(_ name: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: URL(filePath: path(name))))
    }

    /// The pixels of most of them: three columns and two rows.
    package static let colors = [
        [[255, 0, 0], [0, 255, 0], [0, 0, 255]], [[255, 255, 255], [0, 0, 0], [255, 255, 0]],
    ]
}
