import CCairo

/// Writes PDF files by cairo.
struct PDFEncoder: PageEncoder {
    var endings: [String] { ["pdf"] }
    var mediaType: String { "application/pdf" }

    func makeSurface(
        _ write: cairo_write_func_t, _ stream: UnsafeMutableRawPointer, _ width: Double, _ height: Double
    ) -> OpaquePointer? {
        let surface = cairo_pdf_surface_create_for_stream(write, stream, width, height)
        // Fixed, because the file would contain the current time.
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2016-09-13T00:00:00Z")
        return surface
    }
}
