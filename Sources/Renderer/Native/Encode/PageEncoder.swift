import CCairo

/// An encoder that paints pages measured in points with cairo's vector surfaces; equal pages have equal bytes.
protocol PageEncoder: PictureEncoder {
    /// A surface of a size in points that writes to a stream.
    func makeSurface(
        _ write: cairo_write_func_t, _ stream: UnsafeMutableRawPointer, _ width: Double, _ height: Double
    ) -> OpaquePointer?

    /// The final bytes of cairo's file.
    func finished(_ bytes: [UInt8]) -> [UInt8]
}

extension PageEncoder {
    func finished(_ bytes: [UInt8]) -> [UInt8] { bytes }

    func encode(_ picture: UnpaintedPicture) throws -> [UInt8] {
        let (context, list) = (picture.context, picture.list)
        try PaintingCost(of: list, scale: picture.scale, text: context.text).check()
        context.images.startPainting()
        var bytes: [UInt8] = []
        try withUnsafeMutablePointer(to: &bytes) { bytes in
            let write: cairo_write_func_t = { closure, data, count in
                guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
                closure.assumingMemoryBound(to: [UInt8].self).pointee
                    .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
                return CAIRO_STATUS_SUCCESS
            }
            let surface = try CairoSurface.surface(makeSurface(write, bytes, list.size.width, list.size.height))
            try context.paint(list, on: CairoSurface.context(on: surface), target: .page, scale: picture.scale)
            FontLock().held { cairo_surface_finish(surface.pointer) }
            let status = cairo_surface_status(surface.pointer)
            guard status == CAIRO_STATUS_SUCCESS else { throw cairoDiagnostic(status, while: "writing a page") }
        }
        return finished(bytes)
    }
}
