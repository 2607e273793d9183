import ContentExtensionHost
import Renderer

/// What a snapshot test does after its render: a reference is read and decoded, and its pixels compared with those found.
struct Comparison {
    let path: String
    private let found: PixelImage

    /// - Parameter path: a PNG file, which stands for the reference and for what was found.
    init(path: String) throws {
        self.path = path
        found = try .decode(png: try FileReader.read(path, limit: Limits.imageBytes))
    }

    /// Seconds that so many take on so many threads.
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
        try PixelImage.decode(png: FileReader.read(path, limit: Limits.imageBytes)) == found
    }
}
