import Basics
import Views

/// Resources used by a picture or a cached part of one, and its diagnostics.
///
/// A cached part is stored with its usage, so that a picture's findings don't depend on earlier pictures.
package struct ResourceUsage {
    package var text: TextBudget
    package var images: ImageBudget
    package var layout: LayoutFindings.Found

    /// The share of a picture's work that texts, templates and constraints have left to painting and images; below 0 for
    /// none.
    ///
    /// A picture that is refused for its constraints alone is painted for its other findings, if that takes little.
    package var left: Double { layout.isRefused ? 0.3 : text.share }

    /// `true` when nothing was refused; an incomplete result isn't cached.
    package var isWhole: Bool { images.failures == 0 && !text.isExhausted }

    /// Adds the usage and findings of a painted part, which lays nothing out.
    package mutating func add(_ part: ResourceUsage) {
        text.add(part.text)
        images.add(part.images)
    }
}

/// A picture's text budget and the findings about its fonts. A value, so that results can be cached with it.
///
/// A text counts once a picture and width, new or cached, so that refusals don't depend on earlier pictures.
package struct TextBudget {
    /// A text at a width.
    struct Key: Hashable {
        let request: TextRequest
        let width: Double?
    }

    /// The number of the picture, or of a cached part.
    private(set) var picture: Int
    /// The remaining bytes; below 0 a text was refused.
    package private(set) var left = Limits.setTextBytes
    /// The share of a picture's work that constraints took.
    private var constraints = 0.0
    /// The computing of a picture; `nil` for a part of it.
    var computing: ComputingBudget?
    private var others: Double { constraints + (computing?.share ?? 0) }
    /// The share of a picture's work that is left, up to 1.
    package var share: Double { Double(left) / Double(Limits.setTextBytes) - others }
    /// The remaining bytes. Of what others took, a twentieth counts for texts as well: enough for the system's own.
    private var room: Int { left - Int(max(0, others - 0.05) * Double(Limits.setTextBytes)) }
    /// The remaining bytes for texts that are laid out again because the cache dropped them.
    private var leftAgain = Self.maxRetries
    /// Without duplicates.
    private var findings: [Diagnostic] = []
    /// The bytes of each counted text.
    private var costs: [Key: Int] = [:]
    /// The emoji of all counted texts.
    private var emoji: Set<Emoji> = []

    /// The bytes of plain text that take as long as an emoji in a new size, 0.1 ms: its picture is decompressed.
    private static let bytesPerEmoji = 150
    private static let maxRetries = Limits.setTextBytes

    init(picture: Int) { self.picture = picture }

    /// `true` when a text was refused.
    var isExhausted: Bool { room < 0 || leftAgain < 0 }

    /// The findings so far, with the refusal of a text.
    var diagnostics: [Diagnostic] { findings + (refusal.map { [$0] } ?? []) }

    /// The finding about the text that was refused.
    var refusal: Diagnostic? {
        guard isExhausted else { return nil }
        return Diagnostic(
            .error, "too-much-text",
            "the picture's texts come to more than \(Limits.setTextBytes) bytes, each counted at every width it is set "
                + "at, and lines and changes of the script as several"
                + (room == left ? "" : "; its templates and constraints count as well"),
            hint: "shorten the longest texts, or show them in fewer views", exit: .refused)
    }

    /// The remaining bytes for a text.
    func room(for key: Key) -> Int { costs[key] == nil ? room : leftAgain }

    /// The bytes of those emoji that no earlier text has.
    func bytes(of emoji: Set<Emoji>) -> Int { emoji.subtracting(self.emoji).count * Self.bytesPerEmoji }

    /// Counts a share of the picture's work that constraints took.
    mutating func spend(_ share: Double) { constraints += share }

    /// Begins another step of the picture: clears the findings, which texts that are known report again.
    mutating func startStep(picture: Int) {
        self.picture = picture
        findings = []
    }

    /// Counts a text that was just laid out.
    mutating func set(_ text: CachedText) {
        if costs[text.key] != nil { leftAgain -= text.bytes }
        add(text)
    }

    /// Counts a text once.
    mutating func add(_ text: CachedText) {
        text.findings.forEach { report($0) }
        guard costs[text.key] == nil else { return }
        add(text.key, bytes: text.bytes)
        add(text.emoji)
    }

    /// Adds the usage and findings of a part of the picture.
    mutating func add(_ part: TextBudget) {
        for (key, bytes) in part.costs where costs[key] == nil { add(key, bytes: bytes) }
        add(part.emoji)
        leftAgain -= Self.maxRetries - part.leftAgain
        constraints += part.constraints
        part.findings.forEach { report($0) }
    }

    private mutating func add(_ key: Key, bytes: Int) {
        costs[key] = bytes
        left -= bytes
    }

    private mutating func add(_ emoji: Set<Emoji>) {
        if emoji.isEmpty { return }
        left -= bytes(of: emoji)
        self.emoji.formUnion(emoji)
    }

    private mutating func report(_ diagnostic: Diagnostic) {
        if !findings.contains(diagnostic) { findings.append(diagnostic) }
    }
}

/// A laid-out text with its size in the budget and the findings about its fonts.
final class CachedText {
    let text: SetText
    let key: TextBudget.Key
    /// Without those of its emoji.
    let bytes: Int
    let emoji: Set<Emoji>
    let findings: [Diagnostic]
    /// The last picture that counted the text, to avoid a lookup for every line.
    var picture: Int

    init(
        _ text: SetText, key: TextBudget.Key, bytes: Int, emoji: Set<Emoji>, findings: [Diagnostic], picture: Int
    ) {
        (self.text, self.key, self.bytes, self.emoji) = (text, key, bytes, emoji)
        (self.findings, self.picture) = (findings, picture)
    }
}

/// The resources used by a picture's images, and the findings about them. A value, so that it can be cached with the
/// result and a picture can be resumed.
///
/// An image's decoding cost counts once per picture and size, even if cached: earlier pictures change nothing.
package struct ImageBudget {
    /// An image in a size.
    struct Key: Hashable {
        let file: FileIdentity
        let frame: Int
        let width: Int
        let height: Int
    }

    /// The cost of an image in a picture.
    struct Charge {
        let key: Key
        let path: String
        /// The frames of an animated image; each is composed of earlier ones.
        let frames: GIFFrames?
        /// The number of decoded pixels.
        var pixels = 0
    }

    /// The findings so far, in order.
    package private(set) var diagnostics: [Diagnostic] = []
    /// The number of failed drawings, repetitions included.
    package private(set) var failures = 0
    private var reported: Set<Diagnostic> = []
    private var painting = Painting()
    /// Unknown symbols whose names were compared with all others.
    private var lookedUp: Set<String> = []

    private struct Painting {
        /// The share of the limits that other work has left, 0…1.
        var left = 1.0
        var charges: [Charge] = []
        var keys: Set<Key> = []
        var (pixels, composed) = (0, 0)
        /// The cost of decoding images again that the cache had dropped.
        var (pixelsAgain, composedAgain) = (0, 0)
        /// The current frame of each file.
        var positions: [FileIdentity: Int] = [:]

        /// The number of pixels to write before a frame of an animated image is shown.
        func cost(of charge: Charge) -> Int {
            charge.frames?.cost(from: positions[charge.key.file] ?? -1, to: charge.key.frame) ?? 0
        }
    }

    /// Starts painting: resets the limits on decoding to the share of them that other work has left, 0…1.
    package mutating func startPainting(left: Double) {
        painting = Painting()
        painting.left = left
    }

    /// The share of a picture's work that is left after the images that were painted, below 0 for none.
    var left: Double {
        let pixels = Double(painting.pixels) / Double(Limits.decodedPixels)
        return painting.left - max(pixels, Double(painting.composed) / Double(Limits.animationPixels))
    }

    /// The usage of another part of the picture: nothing yet.
    func empty() -> ImageBudget {
        var part = ImageBudget()
        part.painting.left = painting.left
        return part
    }

    /// Throws when the limits allow no further decoding.
    /// - Parameter composing: the number of pixels that the image's player would write now.
    func check(_ charge: Charge, composing: Int = 0) throws(ImageFailure) {
        let isAgain = painting.keys.contains(charge.key)
        let limit = Int(painting.left * Double(Limits.decodedPixels))
        guard (isAgain ? painting.pixelsAgain : painting.pixels) + charge.pixels <= limit else { throw .tooMuch(limit) }
        let composed = isAgain ? painting.composedAgain + composing : painting.composed + painting.cost(of: charge)
        guard composed <= Limits.animationPixels else { throw .tooMuch(Limits.animationPixels) }
    }

    /// Counts a newly decoded image.
    mutating func decoded(_ charge: Charge, composing: Int) {
        guard painting.keys.contains(charge.key) else { return add(charge) }
        painting.pixelsAgain += charge.pixels
        painting.composedAgain += composing
    }

    /// Counts an image's pixels that are compressed, which takes as long as decoding 7 of a PNG's each.
    mutating func write(_ pixels: Int) throws(ImageFailure) {
        let limit = Int(painting.left * Double(Limits.decodedPixels))
        guard painting.pixels + 7 * pixels <= limit else { throw .tooMuch(limit) }
        painting.pixels += 7 * pixels
    }

    /// Counts an image once.
    mutating func count(_ charge: Charge) throws(ImageFailure) {
        if painting.keys.contains(charge.key) { return }
        try check(charge)
        add(charge)
    }

    /// Adds the resources and findings of a part of the picture.
    package mutating func add(_ part: ImageBudget) {
        for charge in part.painting.charges {
            do {
                try count(charge)
            } catch {
                fail(error.diagnostic(path: charge.path))
            }
        }
        painting.pixelsAgain += part.painting.pixelsAgain
        painting.composedAgain += part.painting.composedAgain
        failures += part.failures
        part.diagnostics.forEach { report($0) }
    }

    private mutating func add(_ charge: Charge) {
        painting.keys.insert(charge.key)
        painting.charges.append(charge)
        painting.pixels += charge.pixels
        painting.composed += painting.cost(of: charge)
        painting.positions[charge.key.file] = charge.key.frame
    }

    /// Counts the search for names like an unknown one, once for each; `false` beyond the limit.
    mutating func mayLookUp(_ name: String) -> Bool {
        guard lookedUp.contains(name) || lookedUp.count < Limits.symbolSuggestions else { return false }
        lookedUp.insert(name)
        return true
    }

    /// Reports a failed drawing.
    package mutating func fail(_ diagnostic: Diagnostic) {
        failures += 1
        report(diagnostic)
    }

    /// Reports a finding once.
    package mutating func report(_ diagnostic: Diagnostic) {
        if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }
}
