import Basics
import Views

/// Draws views alone, without a notification around them.
///
///     let renderer = try ViewRenderer(device: Device(model: .iPhone16Pro))
///     let label = ViewNode(.label(Label("Hello")))
///     let png = try renderer.picture(of: label, width: 320)
///
/// Use a renderer on one thread only.
public final class ViewRenderer {
    private let context: RenderContext
    private let engine: LayoutEngine

    /// Makes a renderer for a device and its settings.
    /// - Parameter fontFolders: folders of fonts to use before the machine's pinned ones.
    /// - Throws: `missing-fonts` (69) when the machine lacks the fonts.
    public init(device: Device = Device(), fontFolders: [String] = []) throws(InputError) {
        context = try RenderContext(library: FontLibrary(directories: fontFolders))
        engine = LayoutEngine(device: device, text: context.text, images: context.images, findings: context.layout)
    }

    /// The picture of a view, transparent where the view draws nothing.
    /// - Parameters:
    ///   - width: points.
    ///   - height: points; the fitting height at the width when `nil`.
    ///   - scale: pixels per point; the device's own when `nil`.
    /// - Returns: the bytes of the file.
    /// - Throws: `InputError`: a canvas beyond the limits (77), a transparent JPEG (64), a missing library (69), or a
    ///   failure of cairo or a library (70).
    public func picture(
        of view: ViewNode, width: Double, height: Double? = nil, as format: PictureFormat = .png, scale: Double? = nil
    ) throws -> [UInt8] {
        context.startPicture()
        let size = Size(width: width, height: height ?? engine.fittingHeight(view, width: width))
        let node = engine.layout(view, in: Rect(origin: .zero, size: size), part: .custom)
        let composition = Composition(size: size, backdrop: nil, nodes: [node], device: engine.device)
        return try context.encode(composition, as: PictureEncoding(format, scale: scale))
    }

    /// The findings about the last picture's fonts, texts, images and constraints.
    public var diagnostics: [Diagnostic] { context.diagnostics }
}
