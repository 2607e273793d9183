import RNCoreGraphics
import RNFoundation

// Image I/O. The tool reads image files, so the code gets one image for each.

/// An image file. It counts as one image; that of a GIF moves by itself.
public final class CGImageSource: NSObject {
    let image: UIImage
    let isAnimated: Bool

    /// Removes `frame`, which holds a `UIImage` of a GIF at its first frame.
    init(_ image: UIImage, isAnimated: Bool) {
        var json = image.json
        if isAnimated, var object = json.members {
            object[.frame] = nil
            json = .object(object)
        }
        self.image = isAnimated ? UIImage(json: json, size: image.size, scale: image.scale) : image
        self.isAnimated = isAnimated
    }
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    let data = data as Data
    return UIImage(data: data).map { CGImageSource($0, isAnimated: data.starts(with: Data("GIF8".utf8))) }
}

public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    url.path.flatMap { UIImage(contentsOfFile: $0) }
        .map { CGImageSource($0, isAnimated: url.pathExtension?.lowercased() == "gif") }
}

public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
    source.isAnimated ? "com.compuserve.gif" : "public.image"
}
public func CGImageSourceCopyProperties(_ source: CGImageSource, _ options: CFDictionary?) -> NSDictionary? {
    source.isAnimated ? [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFLoopCount: 0] as NSDictionary] : [:]
}

/// Calls the block once: the image of a GIF moves by itself.
@discardableResult public func CGAnimateImageAtURLWithBlock(
    _ url: CFURL, _ options: CFDictionary?, _ block: (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void
) -> OSStatus { animate(CGImageSourceCreateWithURL(url, options), block) }
@discardableResult public func CGAnimateImageDataWithBlock(
    _ data: CFData, _ options: CFDictionary?, _ block: (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void
) -> OSStatus { animate(CGImageSourceCreateWithData(data, options), block) }

private func animate(
    _ source: CGImageSource?, _ block: (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void
) -> OSStatus {
    guard let image = source?.image.cgImage else { return -22_140 }
    var stops = false
    block(0, image, &stops)
    return 0
}

public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }
public func CGImageSourceCreateImageAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage?
{
    index == 0 ? source.image.cgImage : nil
}
public func CGImageSourceCreateThumbnailAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?)
    -> CGImage?
{
    CGImageSourceCreateImageAtIndex(source, index, options)
}
public func CGImageSourceCopyPropertiesAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?)
    -> NSDictionary?
{
    let size = source.image.size
    let properties = NSMutableDictionary()
    properties[kCGImagePropertyPixelWidth] = size.width * source.image.scale
    properties[kCGImagePropertyPixelHeight] = size.height * source.image.scale
    if source.isAnimated {
        // A tenth of a second is what viewers take for frames without a time.
        let times: NSDictionary = [kCGImagePropertyGIFDelayTime: 0.1, kCGImagePropertyGIFUnclampedDelayTime: 0.1]
        properties[kCGImagePropertyGIFDictionary] = times
    }
    return properties
}

public nonisolated(unsafe) let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public nonisolated(unsafe) let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public nonisolated(unsafe) let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
public nonisolated(unsafe) let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
public nonisolated(unsafe) let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
public nonisolated(unsafe) let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
public nonisolated(unsafe) let kCGImagePropertyOrientation: CFString = "Orientation"
public nonisolated(unsafe) let kCGImagePropertyExifDictionary: CFString = "{Exif}"
public nonisolated(unsafe) let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
    "kCGImageSourceCreateThumbnailFromImageAlways"
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform: CFString =
    "kCGImageSourceCreateThumbnailWithTransform"
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"

public enum CGImagePropertyOrientation: UInt32 {
    case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

/// A file of an asset catalog.
open class NSDataAsset: NSObject {
    public let name: String
    public let data = Data()
    public let typeIdentifier = "public.data"

    public init?(name: String, bundle: Bundle = .main) {
        Host.shared.note("code-not-modelled", "data assets of catalogs aren't read: \(name)")
        return nil
    }
}
