import ContentExtensionHost

/// What a picture's images have cost, and what was wrong with them: a value, so that it can be kept with what is made of the
/// images, and a picture laid aside and gone on with.
///
/// An image counts once a picture for each size, by what it costs to decode, whether it is decoded for this picture or known
/// from another: what is refused doesn't depend on what was drawn before.
package struct ImageBudget {
    /// What an image costs a picture.
    package struct Charge {
        /// Stands for the file, the frame and the size.
        let id: Int
        let path: String
        /// The pixels that are decoded.
        var pixels = 0
        /// The frame of a moving image.
        var frame: Frame?
    }

    /// A frame of a moving image, which is composed of those before it.
    package struct Frame {
        let file: FileIdentity
        let index: Int
        let frames: GIFFrames
    }

    /// What was found wrong so far, in order.
    package private(set) var diagnostics: [Diagnostic] = []
    /// How often something couldn't be drawn, however often it was said.
    package private(set) var failures = 0
    private var reported: Set<Diagnostic> = []
    private var painting = Painting()

    private struct Painting {
        var charges: [Charge] = []
        var ids: Set<Int> = []
        var (pixels, composed) = (0, 0)
        /// What was decoded again, since more is shown than is kept.
        var (pixelsAgain, composedAgain) = (0, 0)
        /// The frame that each file stands at.
        var positions: [FileIdentity: Int] = [:]

        /// The pixels that are written on the way to a frame.
        func cost(of frame: Frame) -> Int {
            let position = positions[frame.file] ?? -1
            let first = frame.index > position ? position + 1 : frame.index == position ? frame.index + 1 : 0
            return frame.frames.frames.indices.filter { $0 >= first && $0 <= frame.index }
                .reduce(0) { $0 + frame.frames.frames[$1].cost }
        }
    }

    /// Begins to paint: the limits on what is decoded for one picture count anew.
    package mutating func startPainting() { painting = Painting() }

    /// Throws when an image may not be decoded any more.
    /// - Parameter composing: the pixels that its player would write now.
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

    /// Counts an image that was decoded just now.
    package mutating func decoded(_ charge: Charge, composing: Int) {
        guard painting.ids.contains(charge.id) else { return add(charge) }
        painting.pixelsAgain += charge.pixels
        painting.composedAgain += composing
    }

    /// Counts an image, unless it has been counted.
    package mutating func count(_ charge: Charge) throws(ImageFailure) {
        if painting.ids.contains(charge.id) { return }
        try check(charge)
        add(charge)
    }

    /// Counts what a part of the picture has cost, and reports what was wrong with it.
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

    /// Reports why something can't be drawn.
    package mutating func fail(_ diagnostic: Diagnostic) {
        failures += 1
        report(diagnostic)
    }

    /// Reports something, once.
    package mutating func report(_ diagnostic: Diagnostic) {
        if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }
}
