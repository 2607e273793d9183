import TestSupport
import Foundation
import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import Views

/// The files that Tests/Fixtures/media/make.sh made.
private let folder = FixtureArea.media.folder

private func header(_ name: String) throws -> MediaHeader {
    let bytes = try FileReader.read("\(folder)/\(name)", limit: Limits.movieBytes)
    return MediaHeader(bytes, type: try #require(MediaType.sniff(bytes)))
}

@Test(arguments: [
    ("tone.wav", 2.5), ("tone.aiff", 2.5), ("tone.m4a", 2.5), ("clip.mp4", 12), ("clip.mov", 12), ("clip.avi", 12),
])
func durationsAreReadFromHeaders(name: String, seconds: Double) throws {
    #expect(abs(try #require(try header(name).duration) - seconds) < 0.001)
}

/// The first file has a tag with the number of frames, the second only a bit rate, and a title before the sound.
@Test(arguments: ["tone.mp3", "tone-id3.mp3"])
func anMP3sLengthIsCountedOrEstimated(name: String) throws {
    #expect(abs(try #require(try header(name).duration) - 2.6) < 0.15)
}

@Test(arguments: ["clip.mp4", "clip.mov", "clip.avi", "clip.mpg"])
func movieSizesAreReadFromHeaders(name: String) throws {
    #expect(try header(name).size == Size(width: 96, height: 54))
}

@Test func aRotatedMovieSwapsWidthAndHeight() throws {
    #expect(try header("upright.mp4").size == Size(width: 54, height: 96))
}

@Test func valuesMissingInAHeaderAreNil() throws {
    #expect(try header("clip.mpg").duration == nil)
    #expect(try header("tone.m4a").size == nil)
    #expect(MediaHeader(Array("RIFF\0\0\0\0WAVE".utf8), type: .wav) == MediaHeader())
    #expect(MediaHeader([0xFF, 0xFB, 0x90], type: .mp3) == MediaHeader())
}

@Test func limit_mediaSeconds() {
    #expect(MediaHeader(duration: Limits.mediaSeconds).duration == 86_400)
    for seconds in [Limits.mediaSeconds + 1, 0, -1, .nan, .infinity] {
        #expect(MediaHeader(duration: seconds).duration == nil)
    }
}

/// Truncates every file at every length and sets every leading byte to 255: reading always terminates.
@Test(arguments: [
    "tone.wav", "tone.aiff", "tone.mp3", "tone-id3.mp3", "tone.m4a", "clip.mp4", "clip.mov", "clip.avi", "clip.mpg",
])
func brokenHeadersAreSurvived(name: String) throws {
    let bytes = try FileReader.read("\(folder)/\(name)", limit: Limits.movieBytes)
    let type = try #require(MediaType.sniff(bytes))
    for count in 0..<min(bytes.count, 512) {
        _ = MediaHeader(Array(bytes[..<count]), type: type)
        _ = MediaHeader(Array(bytes[(bytes.count - count)...]), type: type)
        var broken = bytes
        for value: UInt8 in [0xFF, 0x80, 0] {
            broken[count] = value
            let header = MediaHeader(broken, type: type)
            #expect(header.duration.map { $0 > 0 && $0 <= Limits.mediaSeconds } ?? true)
        }
    }
    for count in stride(from: bytes.count, to: max(0, bytes.count - 1_024), by: -1) {
        var broken = bytes
        broken[count - 1] = 0xFF
        _ = MediaHeader(broken, type: type)
    }
}

@Test func anAttachmentKnowsItsLengthAndSize() throws {
    let files = ["clip.mp4", "tone.wav"].map { AttachmentReference(path: "\(folder)/\($0)") }
    let loaded = try NotificationAttachment.load(files, folder: folder)
    #expect(loaded.value.map(\.duration) == [12, 2.5])
    #expect(loaded.value.map(\.naturalSize) == [Size(width: 96, height: 54), nil])
}
