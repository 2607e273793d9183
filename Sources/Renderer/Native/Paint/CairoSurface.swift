import Basics
import CCairo

/// A cairo surface, released with its last reference.
typealias CairoSurface = CObject<OpaquePointer>

/// The error for a failed cairo call; the picture is unusable.
func cairoDiagnostic(_ status: cairo_status_t, while action: String) -> Diagnostic {
    Diagnostic(
        .error, "drawing-failed", "cairo failed while \(action): \(String(cString: cairo_status_to_string(status)))",
        hint: "this is a defect of render-notification; please report it with the input", exit: .internalError)
}

extension CObject where Pointer == OpaquePointer {
    /// Takes ownership of a surface; throws on cairo's errors.
    static func surface(_ pointer: OpaquePointer?) throws -> CairoSurface {
        let status = pointer.map { cairo_surface_status($0) } ?? CAIRO_STATUS_NULL_POINTER
        guard let surface = CairoSurface(owning: pointer, release: { cairo_surface_destroy($0) }),
            status == CAIRO_STATUS_SUCCESS
        else { throw cairoDiagnostic(status, while: "making a surface") }
        return surface
    }

    /// A mask of one byte a pixel, filled by the closure.
    static func mask(
        width: Int, height: Int, write: (UnsafeMutablePointer<UInt8>, _ stride: Int) throws -> Void
    ) throws -> CairoSurface {
        let surface = try CairoSurface.surface(cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)))
        guard let bytes = cairo_image_surface_get_data(surface.pointer) else {
            throw cairoDiagnostic(CAIRO_STATUS_NO_MEMORY, while: "making a mask")
        }
        try write(bytes, Int(cairo_image_surface_get_stride(surface.pointer)))
        cairo_surface_mark_dirty(surface.pointer)
        return surface
    }

    /// Makes a drawing context; throws on cairo's errors.
    static func context(on surface: CairoSurface) throws -> CObject<OpaquePointer> {
        let pointer = cairo_create(surface.pointer)
        let status = cairo_status(pointer)
        guard let context = CObject(owning: pointer, release: { cairo_destroy($0) }), status == CAIRO_STATUS_SUCCESS
        else { throw cairoDiagnostic(status, while: "making a context") }
        // Cairo's default of a tenth of a pixel makes visible corners in large circles; the finer one costs nothing.
        cairo_set_tolerance(pointer, 0.03)
        return context
    }
}

extension Pixmap {
    /// Lends the pixels to cairo. An image surface keeps no reference after the call; a vector surface copies.
    func withSurface<Result>(isOpaque: Bool = false, _ body: (CairoSurface) throws -> Result) throws -> Result {
        let surface = try CairoSurface.surface(
            cairo_image_surface_create_for_data(
                UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self),
                isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(stride)))
        // The context's source may keep a reference: finishing makes cairo release the memory.
        defer { cairo_surface_finish(surface.pointer) }
        return try body(surface)
    }
}
