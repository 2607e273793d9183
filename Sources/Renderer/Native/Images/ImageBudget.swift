import ContentExtensionHost

/// The resources used by a picture's images, and the findings about them. A value, so that it can be cached with the
/// result and a picture can be resumed.
///
/// An image's decoding cost counts once per picture and size, even if cached: earlier pictures change nothing.
package struct ImageBudget {
    /// The cost of an image in a picture.
    package struct Charge {
        /// Identifies the file, the frame and the size.
        let id: Int
        let path: String
        /// The number of decoded pixels.
        var pixels = 0
        /// The frame of an animated image.
        var frame: Frame?
    }

    /// A frame of an animated image, which is composed of earlier ones.
    package struct Frame {
        let file: FileIdentity
        let index: Int
        let frames: GIFFrames
    }

    /// The findings so far, in order.
    package private(set) var diagnostics: [Diagnostic] = []
    /// The number of failed drawings, repetitions included.
    package private(set) var failures = 0
    private var reported: Set<Diagnostic> = []
    private var painting = Painting()

    private struct Painting {
        var charges: [Charge] = []
        var ids: Set<Int> = []
        var (pixels, composed) = (0, 0)
        /// The cost of decoding images again that the cache had dropped.
        var (pixelsAgain, composedAgain) = (0, 0)
        /// The current frame of each file.
        var positions: [FileIdentity: Int] = [:]

        /// The number of pixels to write before a frame is shown.
        func cost(of frame: Frame) -> Int {
            let position = positions[frame.file] ?? -1
            let first = frame.index > position ? position + 1 : frame.index == position ? frame.index + 1 : 0
            return frame.frames.frames.indices.filter { $0 >= first && $0 <= frame.index }
                .reduce(0) { $0 + frame.frames.frames[$1].cost }
        }
    }

    /// Starts painting: resets the limits on decoding.
    package mutating func startPainting() { painting = Painting() }

    /// Throws when the limits allow no further decoding.
    /// - Parameter composing: the number of pixels that the image's player would write now.
    package func check(_ charge: Charge, composing: Int = 0) throws(ImageFailure) {
        let isAgain = painting.ids.contains(charge.id)
        guard (isAgain ? painting.pixelsAgain : painting.pixels) < Limits.decodedPixels else {
            throw .tooMuch(Limits.decodedPixels)
        }
        let composed =
            isAgain
            ? painting.composedAgain + composing : painting.composed + (charge.frame.map(painting.cost(of:)) ?? 0)
        guard composed <= Limits.animationPixels else { throw .tooMuch(Limits.animationPixels) }
    }

    /// Counts a newly decoded image.
    package mutating func decoded(_ charge: Charge, composing: Int) {
        guard painting.ids.contains(charge.id) else { return add(charge) }
        painting.pixelsAgain += charge.pixels
        painting.composedAgain += composing
    }

    /// Counts an image once.
    package mutating func count(_ charge: Charge) throws(ImageFailure) {
        if painting.ids.contains(charge.id) { return }
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
        painting.ids.insert(charge.id)
        painting.charges.append(charge)
        painting.pixels += charge.pixels
        guard let frame = charge.frame else { return }
        painting.composed += painting.cost(of: frame)
        painting.positions[frame.file] = frame.index
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
