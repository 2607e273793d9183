import ContentExtensionHost

extension Painter {
    /// Draws a movie's frame, or a dark box with words if it can't be decoded.
    func drawMovie(_ path: String, at time: Double, isSizeKnown: Bool, words: String, in rect: Rect) throws {
        let (width, height) = ((rect.width * scale).rounded(), (rect.height * scale).rounded())
        let bitmap = resources.images.bitmap(ofMovie: path, at: time, width: Int(width), height: Int(height))
        guard let bitmap else { return drawMovieStandIn(words, in: rect) }
        guard !isSizeKnown else { return try draw(bitmap, in: rect, within: .rect(rect), template: nil) }
        // Without a size in its header, letterbox it like the system's player.
        fill(.rect(rect), RGBA(white: 0))
        let size = Size(width: Double(bitmap.width), height: Double(bitmap.height))
        let fitting = ContentMode.scaleAspectFit.rect(for: size, in: rect)
        try draw(bitmap, in: fitting, within: .rect(fitting), template: nil)
    }

    /// A dark box with words in its upper corner, outside of a player's button and strip.
    private func drawMovieStandIn(_ words: String, in rect: Rect) {
        fill(.rect(rect), RGBA(58, 62, 66))
        let request = TextRequest(text: words, font: ResolvedFont(size: 13))
        let height = resources.text.layout(request, width: nil).size.height
        guard rect.height >= height + 16, rect.width >= 60 else { return }
        resources.text.draw(
            request, at: Point(x: rect.minX + 12, y: rect.minY + 8), width: max(0, rect.width - 24),
            color: RGBA(white: 1, alpha: 0.75), on: cr)
    }
}
