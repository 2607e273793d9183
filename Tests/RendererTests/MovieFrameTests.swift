import ContentExtensionHost
import Foundation
import Testing

@testable import Renderer

/// A movie that Tests/Fixtures/media/make.sh made.
private func movie(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/media/\(name)").path
}

/// A program of our own called ffmpeg, in a folder of its own.
private func withFFmpeg<Result>(_ script: String, _ body: (FFmpeg, URL) throws -> Result) throws -> Result {
    try Fixture.withFolder { folder in
        let program = folder.appendingPathComponent("ffmpeg")
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        return try body(FFmpeg(path: program.path), folder)
    }
}

/// The rows of a picture of a movie, six points by four.
private func drawn(_ name: String = "clip.mp4", at time: Double = 0, by ffmpeg: FFmpeg?) throws -> (
    image: PixelImage, findings: [Diagnostic]
) {
    let context = try RenderContext(library: FontLibrary(), ffmpeg: ffmpeg)
    let box = Rect(x: 0, y: 0, width: 6, height: 4)
    let size = Size(width: 6, height: 4)
    let image = ImageReference.movie(path: movie(name), time: time, size: size, words: "Video")
    let list = DisplayList(size: size, commands: [.image(image, in: box, clip: nil, template: nil)])
    let canvas = try context.paint(list, scale: 1, opaque: false)
    return (PixelImage(premultiplied: canvas.buffer, isOpaque: false), context.images.diagnostics)
}

private let standIn = [58, 62, 66, 255]

/// One after the other: a program that was just written can't be started while another child, on its way to become its own
/// program, still holds the file open.
@Suite(.serialized) struct MovieFrameTests {
    @Test func aMoviesFrameIsWhatFFmpegWrites() throws {
        let script = "echo \"$@\" >> \"$(dirname \"$0\")/calls\"; cat '\(Fixture.path("rgb.png"))'"
        try withFFmpeg(script) { ffmpeg, folder in
            let store = ImageStore(ffmpeg: ffmpeg)
            func frame(_ time: Double) -> PixelBuffer? {
                store.bitmap(ofMovie: movie("clip.mp4"), at: time, width: 3, height: 2)
            }
            #expect(frame(1.5)?[0, 0] == 0xFFFF_0000)
            // Once for each file and time.
            for _ in 0..<3 { #expect(frame(1.5) != nil) }
            #expect(frame(2)?[2, 0] == 0xFF00_00FF)
            let calls = try String(contentsOf: folder.appendingPathComponent("calls"), encoding: .utf8)
            let lines = calls.split(separator: "\n")
            #expect(lines.count == 2)
            #expect(lines.first?.contains("-f mov -ss 1500ms -i file:\(movie("clip.mp4")) ") == true)
            #expect(store.diagnostics.isEmpty)
        }
    }

    @Test func withoutFFmpegAStandInIsDrawn() throws {
        let (image, findings) = try drawn(by: nil)
        #expect(image.pixel(3, 2) == standIn)
        #expect(findings.isEmpty)
    }

    @Test(arguments: [
        ("exit 3", "ffmpeg failed (3)"), ("kill -9 $$", "ffmpeg failed (137)"), ("exit 0", "no picture"),
        ("echo not a picture", "can't be read"), ("head -c 45 '\(Fixture.path("rgb.png"))'", "can't be read"),
        ("head -c 11000000 /dev/zero", "more than"),
    ])
    func whatFFmpegFailsAtIsSaidAndAStandInDrawn(script: String, reason: String) throws {
        try withFFmpeg(script) { ffmpeg, _ in
            let (image, findings) = try drawn(by: ffmpeg)
            #expect(image.pixel(3, 2) == standIn)
            #expect(findings.map(\.code) == ["movie-without-frame"])
            #expect(findings.first?.severity == .warning)
            #expect(findings.first?.message.contains(reason) == true, "\(findings)")
            #expect(findings.first?.location?.file == movie("clip.mp4"))
        }
    }

    @Test func beyondItsEndAMovieShowsItsFirstFrame() throws {
        try withFFmpeg("case \"$*\" in *' 0ms '*) cat '\(Fixture.path("rgb.png"))';; esac") { ffmpeg, _ in
            let (image, findings) = try drawn(at: 99, by: ffmpeg)
            #expect(image.pixel(0, 0) == [255, 0, 0, 255])
            #expect(findings.isEmpty)
        }
    }

    @Test func onlyMoviesAreGivenToFFmpeg() throws {
        try withFFmpeg("cat '\(Fixture.path("rgb.png"))'") { ffmpeg, _ in
            let (sound, absent) = (try drawn("tone.wav", by: ffmpeg), try drawn("absent.mp4", by: ffmpeg))
            #expect(sound.findings.map(\.code) == ["movie-without-frame"])
            #expect(absent.findings.map(\.code) == ["image-missing"])
        }
    }

    @Test func limit_movieFrames() throws {
        try withFFmpeg("cat '\(Fixture.path("rgb.png"))'") { ffmpeg, _ in
            let store = ImageStore(ffmpeg: ffmpeg)
            func isDrawn(_ time: Int) -> Bool {
                store.bitmap(ofMovie: movie("clip.mp4"), at: Double(time), width: 3, height: 2) != nil
            }
            for time in 0..<Limits.movieFrames { #expect(isDrawn(time)) }
            #expect(!isDrawn(Limits.movieFrames) && isDrawn(0))
            #expect(store.diagnostics.map(\.code) == ["movie-without-frame"])
            store.startPainting()
            #expect(isDrawn(Limits.movieFrames))
        }
    }

    /// Ten seconds are too long for a test: the same with a tenth of one.
    @Test func limit_ffmpegSeconds() throws {
        #expect(Limits.ffmpegSeconds == 10)
        try withFFmpeg("sleep 60 & echo $! > \"$(dirname \"$0\")/grandchild\"; wait") { ffmpeg, folder in
            #expect(throws: ChildProcess.Failure.timedOut) {
                try ChildProcess.output(
                    of: ffmpeg.path, [], environment: ["PATH=/usr/bin:/bin"], limit: 1, seconds: 0.5)
            }
            // What it had started is ended with it.
            let file = folder.appendingPathComponent("grandchild")
            let number = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").first.flatMap {
                pid_t($0)
            }
            let grandchild = try #require(number)
            // It dies a moment after it is told to, and may then wait for the one that collects orphans.
            var isGone = false
            for _ in 0..<1_000 where !isGone {
                let state = try? String(contentsOfFile: "/proc/\(grandchild)/stat", encoding: .utf8)
                isGone = kill(grandchild, 0) != 0 || state?.contains(") Z ") ?? false
                if !isGone { usleep(10_000) }
            }
            #expect(isGone)
        }
    }

    /// A program that can't be started at first stands for one that took too long: neither says a thing about the movie.
    @Test func whatOnlyPassesIsTriedAgain() throws {
        try withFFmpeg("cat '\(Fixture.path("rgb.png"))'") { ffmpeg, _ in
            let frames = MovieFrames(ffmpeg)
            func isThere() throws -> Bool { try frames.frame(of: movie("clip.mp4"), at: 0) { _ in } != nil }
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: ffmpeg.path)
            #expect(try !isThere())
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: ffmpeg.path)
            #expect(try isThere())
        }
    }

    @Test func aChildGetsItsArgumentsAsTheyAre() throws {
        let words = ["a b", "$(id)", ";", "'\"", "--", ""]
        let bytes = try ChildProcess.output(
            of: "/bin/sh", ["-c", "for word in \"$@\"; do echo \"[$word]\"; done; env", "sh"] + words,
            environment: ["A=b"], limit: 10_000, seconds: 10)
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        #expect(Array(lines.prefix(words.count)) == words.map { "[\($0)]" })
        #expect(lines.contains("A=b") && !lines.contains { $0.hasPrefix("HOME=") })
        #expect(throws: ChildProcess.Failure.cannotStart) {
            try ChildProcess.output(of: "/absent", [], environment: [], limit: 1, seconds: 1)
        }
        #expect(throws: ChildProcess.Failure.tooMuchOutput) {
            try ChildProcess.output(
                of: "/bin/sh", ["-c", "yes"], environment: ["PATH=/usr/bin:/bin"], limit: 9, seconds: 9)
        }
    }

    @Test func ffmpegIsLookedForInAbsoluteFolders() throws {
        try withFFmpeg("") { ffmpeg, folder in
            #expect(FFmpeg(searchPath: "/absent:\(folder.path):/tmp")?.path == ffmpeg.path)
            let relative =
                FileManager.default.currentDirectoryPath.split(separator: "/").map { _ in ".." }
                .joined(separator: "/") + folder.path
            for path in ["", ":", ".", "/absent", relative] { #expect(FFmpeg(searchPath: path) == nil, "\(path)") }
            // A folder of that name, and a file that isn't a program.
            let other = folder.appendingPathComponent("other")
            try FileManager.default.createDirectory(
                at: other.appendingPathComponent("ffmpeg"), withIntermediateDirectories: true)
            #expect(FFmpeg(searchPath: other.path) == nil)
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: ffmpeg.path)
            #expect(FFmpeg(searchPath: folder.path) == nil)
        }
    }

    @Test func ffmpegIsLookedForWhenTheFirstMovieIsDrawn() throws {
        var searches = 0
        func search() -> FFmpeg? {
            searches += 1
            return nil
        }
        let movies = MovieFrames(search())
        #expect(searches == 0)
        for _ in 0..<2 { #expect(try movies.frame(of: movie("clip.mp4"), at: 0) { _ in } == nil) }
        #expect(searches == 1)
    }

    @Test func aFilesNameCannotPassForAnOption() {
        let arguments = FFmpeg.arguments("/tmp/-y|concat:a.mp4", at: 2, container: .mov)
        #expect(arguments.contains("file:/tmp/-y|concat:a.mp4"))
        #expect(!arguments.contains("/tmp/-y|concat:a.mp4"))
        for time in [-1, .nan, .infinity, 1e300] as [Double] {
            let words = FFmpeg.arguments("/a", at: time, container: .avi)
            #expect(["0ms", "86400000ms"].contains { words.contains($0) })
        }
    }

    /// With the real one, where there is one.
    @Test(
        .enabled(if: FFmpeg.installed != nil),
        arguments: [
            ("clip.mp4", 0.5, [255, 0, 0]), ("clip.mp4", 1.5, [255, 255, 0]), ("clip.mov", 5, [0, 0, 255]),
            ("clip.avi", 1.5, [255, 255, 0]), ("clip.mpg", 1.5, [255, 255, 0]), ("upright.mp4", 0, [255, 0, 0]),
            ("clip.mp4", 60, [255, 0, 0]),
        ])
    func theInstalledFFmpegDecodesFrames(name: String, time: Double, color: [Int]) throws {
        let (image, findings) = try drawn(name, at: time, by: .installed)
        #expect(findings.isEmpty)
        #expect(image.isNear(3, 2, color + [255], within: 6), "\(image.pixel(3, 2))")
    }
}
