import CCairo
import Renderer

/// A picture on a cairo surface, encoded by cairo itself.
struct CairoPicture {
    private let surface: OpaquePointer

    init?(_ image: Image) {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(image.width), Int32(image.height)),
            let pixels = cairo_image_surface_get_data(surface)
        else { return nil }
        self.surface = surface
        let stride = Int(cairo_image_surface_get_stride(surface))
        for y in 0..<image.height {
            let row = UnsafeMutableRawPointer(pixels + y * stride)
            for x in 0..<image.width {
                let pixel = image[x, y]
                let value = UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue)
                row.storeBytes(of: value, toByteOffset: x * 4, as: UInt32.self)
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    /// The number of bytes that `cairo_surface_write_to_png` would write; they are discarded.
    func encode() -> Int {
        var count = 0
        let status = cairo_surface_write_to_png_stream(
            surface,
            { closure, _, length in
                closure?.assumingMemoryBound(to: Int.self).pointee += Int(length)
                return CAIRO_STATUS_SUCCESS
            }, &count)
        return status == CAIRO_STATUS_SUCCESS ? count : 0
    }
}
