import ContentExtensionHost

extension Painter {
    /// Draws the frame of a movie, or a dark box with words where it can't be decoded.
    func drawMovie(_ path: String, at time: Double, isSizeKnown: Bool, words: String, in rect: Rect) throws {
        let (width, height) = ((rect.width * scale).rounded(), (rect.height * scale).rounded())
        let bitmap = resources.images.bitmap(ofMovie: path, at: time, width: Int(width), height: Int(height))
        guard let bitmap else { return drawMovieStandIn(words, in: rect) }
        guard !isSizeKnown else { return try draw(bitmap, in: rect, within: .rect(rect), template: nil) }
        // Its header didn't say what shape it has: black beside it, as the system's player has it.
        fill(.rect(rect), RGBA(white: 0))
        let size = Size(width: Double(bitmap.width), height: Double(bitmap.height))
        let fitting = ContentMode.scaleAspectFit.rect(for: size, in: rect)
        try draw(bitmap, in: fitting, within: .rect(fitting), template: nil)
    }

    /// The words stand in the lower corner, where no player's button covers them.
    private func drawMovieStandIn(_ words: String, in rect: Rect) {
        fill(.rect(rect), RGBA(58, 62, 66))
        let request = TextRequest(text: words, font: ResolvedFont(size: 13))
        let height = resources.text.layout(request, width: nil).size.height
        guard rect.height >= height + 16, rect.width >= 60 else { return }
        resources.text.draw(
            request, at: Point(x: rect.minX + 12, y: rect.maxY - height - 8), width: max(0, rect.width - 24),
            color: RGBA(white: 1, alpha: 0.75), on: cr)
    }
}
