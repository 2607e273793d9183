import CCairo
import ContentExtensionHost

/// Paints pages on cairo's vector surfaces, into memory.
enum PageEncoder {
    /// The file of a page whose unit is the point; the bytes are the same every time.
    static func encode(
        _ list: DisplayList, as format: PictureFormat, paint: (CObject<OpaquePointer>) throws -> Void
    ) throws -> [UInt8] {
        var bytes: [UInt8] = []
        try withUnsafeMutablePointer(to: &bytes) { bytes in
            let write: cairo_write_func_t = { closure, data, count in
                guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
                closure.assumingMemoryBound(to: [UInt8].self).pointee
                    .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
                return CAIRO_STATUS_SUCCESS
            }
            let make = format == .pdf ? cairo_pdf_surface_create_for_stream : cairo_svg_surface_create_for_stream
            let surface = try Surface.surface(make(write, bytes, list.size.width, list.size.height))
            if format == .pdf {
                // Otherwise the file names the moment it was written.
                cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_CREATE_DATE, "2016-09-13T00:00:00Z")
            } else {
                // A point of iOS is a pixel of CSS; cairo's own unit would come out a third larger in browsers.
                cairo_svg_surface_set_document_unit(surface.pointer, CAIRO_SVG_UNIT_PX)
            }
            try paint(Surface.context(on: surface))
            FontLock().held { cairo_surface_finish(surface.pointer) }
            let status = cairo_surface_status(surface.pointer)
            guard status == CAIRO_STATUS_SUCCESS else { throw cairoDiagnostic(status, while: "writing a page") }
        }
        return format == .svg ? SVGIdentifiers.renumbered(bytes) : bytes
    }
}
