import TestSupport
import RendererTestSupport
@testable import Basics
@testable import Chrome
@testable import ContentExtensionHost
import Foundation
import Testing

@testable import Renderer
@testable import Views

private func frames(_ name: String) throws -> GIFFrames {
    try Fixture.bytes(name).withUnsafeBytes { GIFFrames($0) }
}

private func player(_ bytes: [UInt8]) throws -> GIFPlayer {
    try bytes.withUnsafeBytes { try GIFPlayer($0, header: ImageHeader($0)) }
}

/// The frames in moving.txt, composed by ffmpeg.
private func expectedFrames(of name: String) throws -> [[String]] {
    var frames: [[String]] = []
    var isWanted = false
    for line in String(decoding: try Fixture.bytes("moving.txt"), as: UTF8.self).split(separator: "\n") {
        if line.contains(".gif") {
            isWanted = line.hasPrefix(name)
            if isWanted { frames.append([]) }
        } else if isWanted {
            frames[frames.count - 1].append(String(line))
        }
    }
    return frames
}

private func rows(_ buffer: Pixmap) -> [String] {
    (0..<buffer.height).map { y in
        (0..<buffer.width).map { x in
            let pixel = buffer[x, y]
            let hex = String(pixel & 0xFF_FFFF, radix: 16)
            return pixel == 0 ? "clear" : String(repeating: "0", count: 6 - hex.count) + hex
        }.joined(separator: " ")
    }
}

@Test(arguments: ["moving.gif", "blinking.gif"])
func framesAreComposedAsByFFmpeg(name: String) throws {
    let expected = try expectedFrames(of: name)
    let player = try player(Fixture.bytes(name))
    #expect(!expected.isEmpty && player.frames.frames.count == expected.count)
    for (index, frame) in expected.enumerated() { #expect(rows(try player.show(index)) == frame, "frame \(index)") }
    // In any order, and beyond the last frame.
    for index in expected.indices.reversed() { #expect(rows(try player.show(index)) == expected[index]) }
    #expect(rows(try player.show(99)) == expected.last)
    #expect(player.brokenFrame == nil)
}

@Test func delaysAndLoopsDecideTheFrame() throws {
    // 0.1, 0.2, 0.05 and 0.07 seconds; 0 and 0.01 count as 0.1. It repeats forever.
    let times = try frames("moving.gif").times
    #expect(times.ends == [100_000, 300_000, 350_000, 420_000, 520_000, 620_000])
    let shown = [0, 0.099, 0.1, 0.299, 0.3, 0.35, 0.419999, 0.42, 0.52, 0.619, 0.62, 0.72, 62.3].map(times.frame)
    #expect(shown == [0, 0, 1, 1, 2, 3, 3, 4, 5, 5, 0, 1, 2])
    // Repeated once, then it stays at its end.
    let twice = try frames("blinking.gif").times
    #expect([0, 0.3, 0.6, 0.9, 1.2, 100].map(twice.frame) == [0, 1, 0, 1, 1, 1])
    // Without a loop count it plays once.
    #expect([0, 0.1, 0.2, 9].map(try frames("animated.gif").times.frame) == [0, 1, 1, 1])
}

@Test func invalidTimesShowTheFirstFrame() throws {
    let times = try frames("moving.gif").times
    for time in [-1, -Double.infinity, .nan, 0] { #expect(times.frame(at: time) == 0) }
    #expect((0..<6).contains(times.frame(at: 3e9)))
    #expect((0..<6).contains(times.frame(at: .infinity)))
    #expect(try frames("blinking.gif").times.frame(at: .infinity) == 1)
}

@Test func aPictureShowsTheFrameOfItsTime() throws {
    let file = ImageReference.file(path: Fixture.path("moving.gif"), scale: 1)
    let context = try RenderContext(library: FontLibrary())
    func pixels(at time: Double) throws -> Image {
        let list = DisplayList(
            size: Size(width: 6, height: 4),
            commands: [.image(file, in: Rect(x: 0, y: 0, width: 6, height: 4), clip: nil, template: nil)], time: time)
        let canvas = try context.paint(list, scale: 1, opaque: false)
        return Image(premultiplied: canvas.buffer, isOpaque: false)
    }
    #expect(try pixels(at: 0).pixel(0, 0) == [255, 0, 0, 255])
    #expect(try pixels(at: 0.15).pixel(0, 0) == [0, 255, 0, 255])
    #expect(try pixels(at: 0.32).pixel(2, 2) == [0, 0, 255, 255])
    #expect(try pixels(at: 0).pixel(0, 0) == [255, 0, 0, 255])
    #expect(context.images.diagnostics.isEmpty)
}

@Test func aSceneCountsFromItsExpansion() throws {
    let renderer = try NotificationRenderer(device: Device(), fonts: FontLibrary())
    let notification = UserNotification(
        date: 0, request: NotificationRequest(identifier: "a", content: NotificationContent(body: "b")))
    let scene = Scene(
        phase: .expanded, app: AppInfo(name: "A"), notification: notification,
        headerTitle: "A", time: 5, expandedAt: 3.5)
    #expect(renderer.composer.compose(.expanded(scene)).time == 1.5)
}

@Test func framesAreCached() throws {
    let store = ImageStore()
    func bitmap(_ time: Double) -> Pixmap? {
        store.bitmap(ofFile: Fixture.path("moving.gif"), width: 6, height: 4, time: time)
    }
    let first = try #require(bitmap(0))
    let second = try #require(bitmap(0.2))
    #expect(first !== second && bitmap(0.05) === first && bitmap(0.15) === second)
    // Returned pixels don't change with later frames.
    _ = bitmap(0.5)
    #expect(rows(first) == (try expectedFrames(of: "moving.gif"))[0])
}

@Test func truncatedAnimationsStayAtTheirLastWholeFrame() throws {
    let store = ImageStore()
    func color(_ time: Double) throws -> UInt32 {
        try #require(store.bitmap(ofFile: Fixture.path("cut-moving.gif"), width: 6, height: 4, time: time))[0, 0]
    }
    #expect(try color(0) == 0xFFFF_0000)
    #expect(store.diagnostics.isEmpty)
    #expect(try color(0.1) == 0xFF00_FF00)
    #expect(try color(60) == 0xFF00_FF00)
    #expect(store.diagnostics.map(\.code) == ["animation-cut"])
    #expect(store.diagnostics.first?.severity == .warning)
}

/// Every truncation and every changed byte of an animated image gives frames or a reported failure.
@Test(arguments: ["moving.gif", "blinking.gif"])
func brokenAnimationsDoNotCrash(name: String) throws {
    let bytes = try Fixture.bytes(name)
    func play(_ bytes: [UInt8]) {
        guard let player = try? player(bytes) else { return }
        for index in player.frames.frames.indices { _ = try? player.show(index) }
        _ = try? player.show(0)
    }
    for index in bytes.indices {
        play(Array(bytes[..<index]))
        // Keep the screen's size small, so that the test is fast.
        guard index < 6 || index > 9 else { continue }
        for value: UInt8 in [0, 0xFF, 0x2C, 0x21, bytes[index] ^ 0x10] {
            var broken = bytes
            broken[index] = value
            play(broken)
        }
    }
}

/// A GIF whose frames all have one pixel, on a screen with a side length.
private func gif(frames count: Int, screen: Int, frame: Int = 1, disposal: UInt8 = 1) -> [UInt8] {
    func word(_ value: Int) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8)] }
    var bytes: [UInt8] = Array("GIF89a".utf8) + word(screen) + word(screen) + [0x80, 0, 0, 0, 0, 0, 255, 255, 255]
    for _ in 0..<count {
        bytes += [0x21, 0xF9, 4, disposal << 2, 10, 0, 0, 0]
        bytes += [0x2C, 0, 0, 0, 0] + word(frame) + word(frame) + [0, 2, 2, 0x4C, 1, 0]
    }
    return bytes + [0x3B]
}

/// A GIF of a row in black, red, green and blue, by its codes; 4 clears, 5 ends. A code has three bits, after `/` four.
private func gif(row width: Int, codes: String) -> [UInt8] {
    var bits: [Int] = []
    for word in codes.split(separator: " ") {
        let code = Int(word.prefix(1)) ?? 0
        for bit in 0..<(word.hasSuffix("/") ? 4 : 3) { bits.append(code >> bit & 1) }
    }
    var data = [UInt8](repeating: 0, count: (bits.count + 7) / 8)
    for (index, bit) in bits.enumerated() { data[index / 8] |= UInt8(bit << (index % 8)) }
    let palette: [UInt8] = [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]
    let screen: [UInt8] = [UInt8(width), 0, 1, 0]
    var file: [UInt8] = Array("GIF89a".utf8)
    file += screen + [0x81, 0, 0] + palette
    file += [0x2C, 0, 0, 0, 0] + screen + [0, 2, UInt8(data.count)]
    file += data + [0, 0x3B]
    return file
}

/// Codes, and the indices that they stand for; `?` for a broken row.
private let codesOfRows: [String: String] = [
    // A clear code before each index, and several.
    "4 1 4 4 2 4 3 5": "123",
    // Without a clear code at the start: a string of the last two.
    "1 2 6 5/": "1212",
    // Strings that are about to be added; after the second the codes have four bits.
    "4 1 6 7 5/": "111111",
    // Their bits begin anew.
    "4 1 6 7 4/ 3 5": "1111113",
    // A string that nothing has.
    "4 1 7 5": "1?", "4 6 5": "?",
    // An end too soon, marked and not.
    "4 1 5": "1?", "4 1": "1?",
]

@Test("codes of a GIF are strings, cleared or not", arguments: codesOfRows.keys.sorted())
func codesOfGIF(codes: String) throws {
    let indices = try #require(codesOfRows[codes])
    let player = try player(gif(row: indices.count, codes: codes))
    guard !indices.contains("?") else {
        #expect(throws: (any Error).self) { try player.show(0) }
        return
    }
    let names: [Character: String] = ["1": "ff0000", "2": "00ff00", "3": "0000ff"]
    #expect(rows(try player.show(0)) == [indices.map { names[$0] ?? "" }.joined(separator: " ")])
}

@Test func limit_animationFrames() throws {
    let store = ImageStore()
    try TemporaryFolder.withURL { folder in
        let file = folder.appendingPathComponent("long.gif")
        try Data(gif(frames: Limits.animationFrames + 1, screen: 1)).write(to: file)
        #expect(store.bitmap(ofFile: file.path, width: 1, height: 1, time: 1) != nil)
        #expect(store.diagnostics.isEmpty)
        #expect(store.bitmap(ofFile: file.path, width: 1, height: 1, time: 1_000) != nil)
        #expect(store.diagnostics.map(\.code) == ["animation-cut"])
        #expect(store.diagnostics.first?.message.contains("\(Limits.animationFrames)") == true)
    }
}

@Test func limit_animationPixels() throws {
    // Frames whose removal clears a screen of a million pixels.
    let found = gif(frames: 300, screen: 1_000, disposal: 2).withUnsafeBytes { GIFFrames($0) }
    #expect(found.frames.count == Limits.animationPixels / 1_000_013 && found.cut == .limits)
    // A first frame of four billion pixels on a screen of one.
    #expect { try player(gif(frames: 1, screen: 1, frame: 65_535)) } throws: {
        if case .tooLarge = $0 as? ImageFailure { true } else { false }
    }
    // Two animations in one picture, each of them within the limit.
    try TemporaryFolder.withURL { folder in
        let store = ImageStore()
        for name in ["a.gif", "b.gif"] {
            try Data(gif(frames: 50, screen: 1_000, disposal: 2)).write(to: folder.appendingPathComponent(name))
            _ = store.bitmap(ofFile: folder.appendingPathComponent(name).path, width: 1, height: 1, time: 4.95)
        }
        #expect(store.diagnostics.map(\.code) == ["image-too-large"])
        #expect(store.diagnostics.first?.message.contains("\(Limits.animationPixels)") == true)
        store.startPainting()
        let second = folder.appendingPathComponent("b.gif").path
        #expect(store.bitmap(ofFile: second, width: 1, height: 1, time: 4.95) != nil)
    }
}
