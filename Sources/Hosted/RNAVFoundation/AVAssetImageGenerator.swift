import RNFoundation
import RNUIKit

/// Frames of movies: the tool's poster, at any time.
open class AVAssetImageGenerator: NSObject {
    private let asset: AVAsset
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity
    public init(asset: AVAsset) { self.asset = asset }

    open func copyCGImage(at time: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        guard let path = asset.url.flatMap(NetworkMap.path(of:)), let image = UIImage(movie: path)?.cgImage
        else { throw URLError(.cannotDecodeContentData) }
        actualTime?.pointee = time
        return image
    }

    open func generateCGImageAsynchronously(
        for time: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
    ) {
        EventLoop.shared.schedule { [self] in
            do { handler(try copyCGImage(at: time, actualTime: nil), time, nil) } catch { handler(nil, time, error) }
        }
    }
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        (try copyCGImage(at: time, actualTime: nil), time)
    }

    public enum Result: Int { case succeeded, failed, cancelled }
    open func generateCGImagesAsynchronously(
        forTimes times: [NSValue],
        completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) {
        for time in times.map(\.timeValue) {
            generateCGImageAsynchronously(for: time) { image, actual, error in
                handler(time, image, actual, image == nil ? .failed : .succeeded, error)
            }
        }
    }
    open func cancelAllCGImageGeneration() {}
}
