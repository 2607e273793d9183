import ContentExtensionHost
import Renderer

/// The comparison in a snapshot test after the render: reads and decodes the reference, and compares its pixels.
struct Comparison {
    let path: String
    private let found: Image

    /// - Parameter path: a PNG file, used both as the reference and as the render.
    init(path: String) throws {
        self.path = path
        found = try .decode(png: try FileReader.read(path, limit: Limits.imageBytes))
    }

    /// The duration of `count` comparisons on `threads` threads, in seconds.
    func seconds(count: Int, threads: Int) async throws -> Double {
        let clock = ContinuousClock(), start = clock.now
        try await withThrowingTaskGroup(of: Void.self) { group in
            for thread in 0..<threads {
                group.addTask {
                    for _ in stride(from: thread, to: count, by: threads) where try !isSame() {
                        throw Failure(description: "\(path) differs from itself")
                    }
                }
            }
            try await group.waitForAll()
        }
        return (clock.now - start) / .seconds(1)
    }

    private func isSame() throws -> Bool {
        try Image.decode(png: FileReader.read(path, limit: Limits.imageBytes)) == found
    }
}
