import ContentExtensionHost
import RenderNotification
import Renderer

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

// encode-bench CARD-FOLDER PHOTO|- ROUNDS: encodes the card's pixels in turn with the engine's PNG encoder (fast and
// small effort) and cairo_surface_write_to_png. Prints name, median and minimum ms, and bytes, tab separated.
// encode-bench compare PNG COUNT THREADS: prints the seconds that COUNT comparisons of that picture take.

struct Failure: Error { let description: String }

let arguments = CommandLine.arguments
if arguments.count == 5, arguments[1] == "compare", let count = Int(arguments[3]), let threads = Int(arguments[4]) {
    print(try await Comparison(path: arguments[2]).seconds(count: count, threads: max(threads, 1)))
} else if arguments.count == 4, let rounds = Int(arguments[3]), rounds > 0 {
    try compareEncoders(folder: arguments[1], photo: arguments[2], rounds: rounds)
} else {
    print("usage: encode-bench CARD-FOLDER PHOTO|- ROUNDS, or encode-bench compare PNG COUNT THREADS")
    exit(64)
}

/// Prints the encoders' times and sizes for the card.
func compareEncoders(folder: String, photo: String, rounds: Int) throws {
    guard let device = DeviceModel.named("iphone-15") else { throw Failure(description: "no iphone-15") }

    let renderer = try NotificationRenderer(
        device: Device(model: device, appearance: .light, contentSize: .large, locale: "en_US", style: .ios18),
        fonts: FontLibrary())
    let notification = PushNotification(
        payload: .file("\(folder)/\(photo == "-" ? "plain" : "photo").json"),
        extensions: [.descriptor("\(folder)/descriptor.json")],
        attachments: photo == "-" ? [] : [AttachmentReference(identifier: "photo", path: photo)])
    let outcome = try notification.play(in: .expanded, on: renderer.device, with: renderer)
    let composition = renderer.composer.compose(.expanded(outcome.scene))
    let canvas = try renderer.context.paint(
        DisplayListBuilder.build(composition), scale: 3, opaque: composition.backdrop != nil)
    guard let cairo = CairoPicture(canvas.image) else { throw Failure(description: "no memory for cairo's surface") }

    /// Each encodes the picture and returns the size in bytes.
    let encoders: [(name: String, encode: () throws -> Int)] = [
        ("fast", { try PNGEncoder(effort: .fast).encode(canvas).count }),
        ("small", { try PNGEncoder(effort: .small).encode(canvas).count }),
        ("cairo", { cairo.encode() }),
    ]
    var times = encoders.map { _ in [Double]() }
    var sizes = encoders.map { _ in 0 }
    for round in -1..<rounds {
        for (index, encoder) in encoders.enumerated() {
            let duration = try ContinuousClock().measure { sizes[index] = try encoder.encode() }.components
            guard round >= 0 else { continue }
            times[index].append(Double(duration.seconds) * 1e3 + Double(duration.attoseconds) / 1e15)
        }
    }
    for (index, encoder) in encoders.enumerated() {
        let sorted = times[index].sorted()
        print("\(encoder.name)\t\(sorted[sorted.count / 2])\t\(sorted[0])\t\(sizes[index])")
    }
}
