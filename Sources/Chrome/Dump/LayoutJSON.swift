import Basics
import Renderer
import Views

/// The layout as JSON, one node per line in drawing order: a stable format for other tools (docs/layout-json.md).
package enum LayoutJSON {
    /// The whole file; `scale` is the picture's pixels per point.
    package static func text(of composition: Composition, scale: Double) -> String {
        var lines: [String] = []
        let canvas = Rect(origin: .zero, size: composition.size)
        if composition.backdrop != nil {
            lines.append(
                line(id: nil, kind: "backdrop", part: .backdrop, frame: canvas, text: nil, isClipped: false, code: nil))
        }
        for node in composition.nodes { append(node, clip: canvas, to: &lines) }
        let size = "[\(FixedText.decimals(canvas.width)),\(FixedText.decimals(canvas.height))]"
        return "{\"size\":\(size),\"scale\":\(FixedText.decimals(scale)),\"nodes\":[\n"
            + lines.joined(separator: ",\n") + "\n]}\n"
    }

    private static func append(_ node: LayoutNode, clip: Rect, to lines: inout [String]) {
        guard !node.style.isHidden else { return }
        let isClipped = !node.frame.isEmpty && sticksOut(node.frame, of: clip)
        lines.append(
            line(
                id: node.id, kind: node.content.kindName, part: node.part, frame: node.frame, text: node.text,
                isClipped: isClipped, code: node.code))
        let inner = node.style.clipsToBounds ? clip.intersection(node.frame) : clip
        for child in node.children { append(child, clip: inner, to: &lines) }
    }

    /// `true` when a frame exceeds a clip by more than rounding errors.
    private static func sticksOut(_ frame: Rect, of clip: Rect) -> Bool {
        let slack = 1e-6
        return frame.minX < clip.minX - slack || frame.maxX > clip.maxX + slack || frame.minY < clip.minY - slack
            || frame.maxY > clip.maxY + slack
    }

    private static func line(
        id: String?, kind: String, part: ViewNode.Part, frame: Rect, text: PlacedText?, isClipped: Bool,
        code: CodeOrigin?
    ) -> String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(FixedText.decimals)
        let lines = (text?.layout.lines ?? []).map { line in
            "{\"text\":\(JSONText.quoted(line.text)),\"x\":\(FixedText.decimals(line.x)),"
                + "\"baseline\":\(FixedText.decimals(line.baseline)),\"width\":\(FixedText.decimals(line.width))}"
        }
        return "{\"id\":\(id.map(JSONText.quoted) ?? "null"),\"kind\":\(JSONText.quoted(kind)),"
            + "\"part\":\(JSONText.quoted(part.rawValue)),\"frame\":[\(numbers.joined(separator: ","))],"
            + "\"text\":\((text?.request.text).map(JSONText.quoted) ?? "null"),\"lines\":[\(lines.joined(separator: ","))],"
            + "\"clipped\":\(isClipped),\"truncated\":\(text?.layout.isTruncated ?? false)\(code.map(keys) ?? "")}"
    }

    /// The keys of a view of SwiftUI's. The file is without its folder, so that machines agree.
    private static func keys(of code: CodeOrigin) -> String {
        let place = code.source.map { FilePath.name(of: $0.file) + ($0.line.map { ":\($0)" } ?? "") }
        return ",\"swiftUI\":\(JSONText.quoted(code.path))" + (place.map { ",\"source\":\(JSONText.quoted($0))" } ?? "")
    }
}
