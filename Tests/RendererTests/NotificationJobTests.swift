import ContentExtensionHost
import Testing

@testable import Renderer

@Test func limit_descriptors() throws {
    let renderer = try NotificationRenderer(traits: Traits(), fonts: FontLibrary())
    func codes(_ count: Int) -> [String] {
        do {
            let job = NotificationJob(
                descriptors: Array(repeating: "/nonexistent", count: count), payload: "/nonexistent")
            return try job.run(on: renderer).diagnostics.map(\.code)
        } catch {
            return (error as? InputError)?.diagnostics.map(\.code) ?? ["\(error)"]
        }
    }
    #expect(codes(Limits.descriptors) == ["file-missing"])
    #expect(codes(Limits.descriptors + 1) == ["too-many-descriptors"])
}
