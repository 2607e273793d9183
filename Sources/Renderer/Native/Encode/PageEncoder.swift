import CCairo

/// An encoder that paints pages measured in points with cairo's vector surfaces; equal pages have equal bytes.
package protocol PageEncoder: PictureEncoder {
    /// A surface of a size in points that writes to a stream.
    func makeSurface(
        _ write: cairo_write_func_t, _ stream: UnsafeMutableRawPointer, _ width: Double, _ height: Double
    ) -> OpaquePointer?

    /// The final bytes of cairo's file.
    func finished(_ bytes: [UInt8]) -> [UInt8]
}

extension PageEncoder {
    package var input: EncoderInput { .page(self) }
    package func finished(_ bytes: [UInt8]) -> [UInt8] { bytes }
}
