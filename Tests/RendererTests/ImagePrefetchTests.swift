import TestSupport
import Foundation
import Testing

@testable import Renderer
@testable import Views

@Suite struct DecodingAheadTests {
    @Test(arguments: [(718, 440), (300, 200), (90, 60), (1_000, 1_000)])
    func prefetchedImagesHaveTheSamePixels(width: Int, height: Int) throws {
        let (ahead, alone) = (ImageStore(), ImageStore())
        ahead.prefetches = true
        // Measuring starts the prefetch.
        for store in [ahead, alone] { #expect(store.header(ofFile: photo)?.width == 718) }
        let found = try #require(ahead.bitmap(ofFile: photo, width: width, height: height))
        let expected = try #require(alone.bitmap(ofFile: photo, width: width, height: height))
        #expect(pixels(found) == pixels(expected))
        #expect(ahead.bitmap(ofFile: photo, width: width, height: height) === found)
    }

    @Test func prefetchesAreTakenOnceAndByTheirFile() throws {
        let ahead = try #require(try begin(photo))
        let other = try Renderer.ImageFileHandle(path: Self.template("doorbell/assets/front-door.jpg"))
        #expect(try ahead.take(other.identity, coveringWidth: 718, height: 404) == nil)
        let file = try Renderer.ImageFileHandle(path: photo)
        #expect(try ahead.take(file.identity, coveringWidth: 718, height: 440)?.width == 718)
        // Only once.
        #expect(try ahead.take(file.identity, coveringWidth: 718, height: 440) == nil)
    }

    @Test func imagesNeededAtAFractionAreNotTaken() throws {
        let ahead = try #require(try begin(photo))
        #expect(try ahead.take(Renderer.ImageFileHandle(path: photo).identity, coveringWidth: 100, height: 60) == nil)
    }

    @Test func imageErrorsAreReportedOnce() throws {
        try TemporaryFolder.withURL { folder in
            let path = folder.appendingPathComponent("cut.jpg").path
            try Data(Renderer.ImageFileHandle(path: photo).read().prefix(9_000)).write(to: URL(fileURLWithPath: path))
            let store = ImageStore()
            store.prefetches = true
            #expect(store.header(ofFile: path) != nil)
            #expect(store.bitmap(ofFile: path, width: 718, height: 440) == nil)
            #expect(store.diagnostics.map(\.code) == ["image-unreadable"])
        }
    }

    @Test func withOneCoreNothingIsPrefetched() throws {
        let file = try Renderer.ImageFileHandle(path: photo)
        let bytes = try file.read()
        let header = try bytes.withUnsafeBytes { try ImageHeader($0) }
        #expect(ImagePrefetch(bytes, of: file.identity, header: header, cores: 1) == nil)
    }

    @Test func smallImagesAreNotPrefetched() throws {
        #expect(try begin(Fixture.path("rgb.png")) == nil)
    }

    private let photo = Self.template("photo-comment/payloads/lake.jpg")

    private static func template(_ name: String) -> String {
        Repository.path("Templates/\(name)")
    }

    private func begin(_ path: String) throws -> ImagePrefetch? {
        let file = try Renderer.ImageFileHandle(path: path)
        let bytes = try file.read()
        let header = try bytes.withUnsafeBytes { try ImageHeader($0) }
        return ImagePrefetch(bytes, of: file.identity, header: header, cores: 2)
    }

    private func pixels(_ buffer: Pixmap) -> [UInt32] {
        (0..<buffer.count).map { buffer.pixels[$0] }
    }
}
