import RNCoreGraphics
import RNFoundation

// The first picture of an image file. An animated one stands still, as everything here.

public final class CGImageSource: NSObject {
    let image: UIImage
    init(_ image: UIImage) { self.image = image }
}

public func CGImageSourceCreateWithData(_ data: Any, _ options: Any?) -> CGImageSource? {
    (data as? Data ?? (data as? NSData).map { $0 as Data }).flatMap { UIImage(data: $0) }.map { CGImageSource($0) }
}

public func CGImageSourceCreateWithURL(_ url: Any, _ options: Any?) -> CGImageSource? {
    let path = (url as? URL)?.path ?? (url as? NSURL)?.path
    return path.flatMap { UIImage(contentsOfFile: $0) }.map { CGImageSource($0) }
}

public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }
public func CGImageSourceCreateImageAtIndex(_ source: CGImageSource, _ index: Int, _ options: Any?) -> CGImage? {
    index == 0 ? source.image.cgImage : nil
}
public func CGImageSourceCreateThumbnailAtIndex(_ source: CGImageSource, _ index: Int, _ options: Any?) -> CGImage? {
    CGImageSourceCreateImageAtIndex(source, index, options)
}
public func CGImageSourceCopyPropertiesAtIndex(_ source: CGImageSource, _ index: Int, _ options: Any?) -> NSDictionary?
{
    let size = source.image.size
    return [kCGImagePropertyPixelWidth: size.width, kCGImagePropertyPixelHeight: size.height] as NSDictionary
}

public let kCGImagePropertyPixelWidth = "PixelWidth"
public let kCGImagePropertyPixelHeight = "PixelHeight"
public let kCGImagePropertyGIFDictionary = "{GIF}"
public let kCGImagePropertyGIFDelayTime = "DelayTime"
public let kCGImagePropertyGIFUnclampedDelayTime = "UnclampedDelayTime"
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImageSourceCreateThumbnailFromImageAlways = "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailWithTransform = "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
