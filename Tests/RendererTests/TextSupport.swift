import CCairo
import CPango

@testable import Renderer
@testable import Views

/// An engine with the machine's fonts.
func makeEngine() throws -> TextEngine { try TextEngine(library: FontLibrary()) }

/// A request with a label's defaults, changed by a closure.
func request(
    _ text: String, _ size: Double = 15, _ weight: FontWeight = .regular, lines: Int = 0,
    _ change: (inout TextRequest) -> Void = { _ in }
) -> TextRequest {
    var request = TextRequest(text: text, font: ResolvedFont(size: size, weight: weight), numberOfLines: lines)
    change(&request)
    return request
}

extension TextEngine {
    /// The texts of the lines at a width.
    func lines(_ request: TextRequest, width: Double? = nil) -> [String] {
        layout(request, width: width).lines.map(\.text)
    }

    /// The width of the first line's ink.
    func inkWidth(_ request: TextRequest) -> Double {
        guard let line = set(request, width: nil).sources.first?.text.pangoLines.first else { return 0 }
        var ink = PangoRectangle()
        pango_layout_line_get_extents(line.pointer, &ink, nil)
        return Double(ink.width) / Double(PANGO_SCALE)
    }

    /// The font files of the first line in the order of the text, as chosen by Pango.
    func files(_ request: TextRequest) -> [String] {
        var files: [String] = []
        for run in set(request, width: nil).sources.first?.text.runs(ofLine: 0) ?? [] {
            guard let font = pango_font_describe(run.pointee.item.pointee.analysis.font) else { continue }
            defer { pango_font_description_free(font) }
            let family = pango_font_description_get_family(font).map { String(cString: $0) } ?? ""
            let file = family.split(separator: " ").dropLast().joined(separator: " ")
            if files.last != file { files.append(file) }
        }
        return files
    }

    /// The request drawn in black on white at a scale, with a margin of 8 pt.
    func picture(_ request: TextRequest, width: Double? = nil, scale: Double = 1, alpha: Double = 1) -> TextPicture {
        let size = layout(request, width: width).size
        let canvas = Size(width: max(width ?? 0, size.width) + 16, height: size.height + 16)
        let picture = TextPicture(size: canvas, scale: scale)
        draw(
            request, at: Point(x: 8, y: 8), width: width, color: RGBA(white: 0, alpha: alpha), on: picture.context)
        return picture
    }
}

/// An image to draw texts into and to inspect.
final class TextPicture {
    let context: OpaquePointer
    private let surface: OpaquePointer
    private let scale: Double

    init(size: Size, scale: Double) {
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
        context = cairo_create(surface)
        self.scale = scale
        cairo_set_source_rgb(context, 1, 1, 1)
        cairo_paint(context)
        cairo_scale(context, scale, scale)
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// The pixels' bytes: blue, green, red, unused.
    var bytes: [UInt8] {
        cairo_surface_flush(surface)
        let count = Int(cairo_image_surface_get_stride(surface) * cairo_image_surface_get_height(surface))
        return Array(UnsafeBufferPointer(start: cairo_image_surface_get_data(surface), count: count))
    }

    /// The smallest rectangle around all dark pixels, in points.
    var ink: Rect {
        let (bytes, stride) = (self.bytes, Int(cairo_image_surface_get_stride(surface)))
        let dark = stridePositions.filter { bytes[$0] < 160 || bytes[$0 + 1] < 160 || bytes[$0 + 2] < 160 }
        let (xs, ys) = (dark.map { $0 % stride / 4 }, dark.map { $0 / stride })
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return .zero }
        return Rect(
            x: Double(left) / scale, y: Double(top) / scale, width: Double(right - left + 1) / scale,
            height: Double(bottom - top + 1) / scale)
    }

    /// `true` if any pixel isn't grey.
    var hasColor: Bool {
        let bytes = self.bytes
        return stridePositions.contains { bytes[$0] != bytes[$0 + 1] || bytes[$0 + 1] != bytes[$0 + 2] }
    }

    /// The lowest value of any channel.
    var darkest: UInt8 {
        let bytes = self.bytes
        return stridePositions.lazy.map { min(bytes[$0], bytes[$0 + 1], bytes[$0 + 2]) }.min() ?? 255
    }

    /// The offset of each pixel in `bytes`.
    private var stridePositions: [Int] {
        let (width, stride) = (
            Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_stride(surface))
        )
        return (0..<Int(cairo_image_surface_get_height(surface))).flatMap { row in
            (0..<width).map { row * stride + 4 * $0 }
        }
    }
}
