import ContentExtensionHost
import RenderNotification
import Renderer

/// Renders cards one after the other on threads that keep their renderers.
struct WarmRun {
    /// The stages of a card, in their order; `picture` paints and compresses band by band.
    enum Stage: Int, CaseIterable {
        case host, compose, list, picture
    }

    let options: Options
    let card: Card
    private let pool: RendererPool

    init(_ options: Options) throws {
        self.options = options
        card = Card(folder: options.folder, photo: options.photo)
        guard let device = DeviceModel.named("iphone-15") else { throw UnknownDevice() }
        let fonts = try FontLibrary()
        pool = try RendererPool(options.threads) {
            try NotificationRenderer(
                device: Device(
                    model: device, appearance: .light, contentSize: .large, locale: "en_US", style: options.style),
                fonts: fonts)
        }
    }

    private struct UnknownDevice: Error {}

    /// The durations of a card's stages in milliseconds, and its bytes.
    struct Rendered: Sendable {
        var times: [Double]
        var hash: UInt64
        var bytes: Int
    }

    /// The cards numbered below `count`, in order.
    func render(_ count: Int) throws -> [Rendered] {
        let (card, scale, hashes, same) = (card, options.scale, options.hashes, options.hasSameWords)
        return try pool.map(count) { number, renderer in
            var watch = Watch()
            let outcome = try card.notification(same ? 0 : number).play(
                in: .expanded, on: renderer.device, with: renderer)
            watch.lap()
            let composition = renderer.composer.compose(.expanded(outcome.scene))
            watch.lap()
            let list = DisplayListBuilder.build(composition)
            watch.lap()
            let bytes = try renderer.context.encode(
                list, as: .png, scale: scale, opaque: composition.backdrop != nil)
            watch.lap()
            return Rendered(times: watch.laps, hash: hashes ? Self.hash(bytes) : 0, bytes: bytes.count)
        }
    }

    /// FNV-1a in steps of 8 bytes.
    private static func hash(_ bytes: [UInt8]) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        bytes.withUnsafeBytes { bytes in
            for offset in stride(from: 0, to: bytes.count & ~7, by: 8) {
                hash = (hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x100_0000_01b3
            }
            for byte in bytes[(bytes.count & ~7)...] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        return hash
    }
}

/// Measures the milliseconds between calls.
private struct Watch {
    private(set) var laps: [Double] = []
    private var last = ContinuousClock().now

    mutating func lap() {
        let now = ContinuousClock().now
        let time = (now - last).components
        laps.append(Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15)
        last = now
    }
}
