import ContentExtensionHost
import Renderer

// encode-bench CARD-FOLDER PHOTO|- ROUNDS: the engine's PNG encoder, its small effort, and cairo_surface_write_to_png on
// the pixels of the card, in turn. Prints name, median and least milliseconds, and bytes, tab separated.

struct Failure: Error { let description: String }

let arguments = CommandLine.arguments
guard arguments.count == 4, let rounds = Int(arguments[3]), rounds > 0 else {
    throw Failure(description: "usage: encode-bench CARD-FOLDER PHOTO|- ROUNDS")
}
let (folder, photo) = (arguments[1], arguments[2])
guard let device = Device.named("iphone-15") else { throw Failure(description: "no iphone-15") }

let renderer = try NotificationRenderer(
    traits: Traits(device: device, appearance: .light, contentSize: .large, locale: "en_US", style: .ios18),
    fonts: FontLibrary())
let job = NotificationJob(
    descriptors: ["\(folder)/descriptor.json"], payload: "\(folder)/\(photo == "-" ? "plain" : "photo").json",
    attachments: photo == "-" ? [] : [AttachmentReference(identifier: "photo", path: photo)])
let composition = try job.run(on: renderer).compose(on: renderer)
let canvas = try renderer.context.paint(
    DisplayListBuilder.build(composition), scale: 3, opaque: composition.backdrop != nil)
guard let cairo = CairoPicture(canvas.image) else { throw Failure(description: "no memory for cairo's surface") }

/// What writes the picture, and returns how many bytes that took.
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
