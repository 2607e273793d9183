import Renderer
import Views

extension TextMeasuring {
    package func metrics(of font: ResolvedFont) -> FontMetrics { .system }
    package func hasFont(named name: String) -> Bool { true }
}

/// Measures texts as letters half as wide as the font's size, and images as 60 × 40, so that layouts can be checked by
/// hand.
package final class FakeMeasuring: TextMeasuring, ImageMeasuring {
    package func hasSymbol(named name: String) -> Bool { true }
    package init() {}

    package func layout(_ request: TextRequest, width: Double?) -> TextLayout {
        guard !request.text.isEmpty else { return TextLayout(lines: [], size: .zero, isTruncated: false) }
        let letter = request.font.size / 2
        let perLine = width.map { max(1, Int(($0 / letter + 1e-9).rounded(.down))) } ?? .max
        var lines: [String] = []
        var rest = Substring(request.text)
        while !rest.isEmpty {
            let line = rest.prefix(perLine)
            lines.append(String(line))
            rest = rest.dropFirst(line.count)
        }
        let limit = request.numberOfLines == 0 ? lines.count : min(lines.count, request.numberOfLines)
        let shown = lines.prefix(limit)
        let set = shown.enumerated().map { index, text in
            TextLayout.Line(
                text: text, x: 0, baseline: request.font.ascender + Double(index) * request.lineHeight,
                width: Double(text.count) * letter)
        }
        return TextLayout(
            lines: set,
            size: Size(width: set.map(\.width).max() ?? 0, height: Double(set.count) * request.lineHeight),
            isTruncated: limit < lines.count)
    }

    package func naturalSize(of image: ImageReference) -> Size? {
        if case .placeholder = image { nil } else { Size(width: 60, height: 40) }
    }

    package func sizeForCode(of image: ImageReference) -> Size? { naturalSize(of: image) }
}

/// Lays out with the fake on an iPhone 8.
package func layOut(
    _ node: ViewNode, width: Double, height: Double? = nil, isRightToLeft: Bool = false
) -> LayoutNode {
    let fake = FakeMeasuring()
    let engine = LayoutEngine(device: Device(locale: isRightToLeft ? "ar" : "en"), text: fake, images: fake)
    let size = Size(width: width, height: height ?? engine.fittingHeight(node, width: width))
    return engine.layout(node, in: Rect(origin: .zero, size: size), part: .custom)
}

extension LayoutNode {
    /// The frame of the view with an id.
    package func frame(_ id: String) -> Rect? {
        if self.id == id { return frame }
        for child in children {
            if let found = child.frame(id) { return found }
        }
        return nil
    }
}
