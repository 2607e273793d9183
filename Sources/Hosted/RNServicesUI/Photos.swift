import RNServices
import RNUIKit

// Photos that the user keeps to themselves: access is refused, as to an app that didn't ask.

public enum PHAuthorizationStatus: Int { case notDetermined, restricted, denied, authorized, limited }
public enum PHAccessLevel: Int { case addOnly = 1, readWrite }
public enum PHAssetMediaType: Int { case unknown, image, video, audio }
public enum PHImageContentMode: Int { case aspectFit, aspectFill }
public typealias PHImageRequestID = Int32

open class PHFetchOptions: NSObject {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
}

/// The result of a search without access: nothing.
open class PHFetchResult<Element: AnyObject>: NSObject {
    open var count: Int { 0 }
    open var firstObject: Element? { nil }
    open var lastObject: Element? { nil }
    open func objects(at indexes: IndexSet) -> [Element] { [] }
    open func enumerateObjects(_ block: (Element, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

/// Never made: searches find nothing.
open class PHAsset: NSObject {
    open var localIdentifier: String { "" }
    open var mediaType: PHAssetMediaType { .unknown }
    open var creationDate: Date? { nil }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    open var duration: TimeInterval { 0 }
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(with type: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
    open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?)
        -> PHFetchResult<PHAsset>
    { PHFetchResult() }
}

open class PHImageRequestOptions: NSObject {
    public enum DeliveryMode: Int { case opportunistic, highQualityFormat, fastFormat }
    public enum ResizeMode: Int { case none, fast, exact }
    open var isSynchronous = false
    open var isNetworkAccessAllowed = false
    open var deliveryMode = DeliveryMode.opportunistic
    open var resizeMode = ResizeMode.fast
}

/// Answers every request with no image.
open class PHImageManager: NSObject {
    private static let manager = PHImageManager()
    open class func `default`() -> PHImageManager { manager }
    @discardableResult open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        EventLoop.shared.schedule { resultHandler(nil, nil) }
        return 0
    }
    @discardableResult open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        EventLoop.shared.schedule { resultHandler(nil, nil, .up, nil) }
        return 0
    }
    @discardableResult open func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        requestImageDataAndOrientation(for: asset, options: options, resultHandler: resultHandler)
    }
    open func cancelImageRequest(_ request: PHImageRequestID) {}
}
open class PHCachingImageManager: PHImageManager {}
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

open class PHAssetChangeRequest: NSObject {
    @discardableResult open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
        PHAssetChangeRequest()
    }
    @discardableResult open class func creationRequestForAssetFromImage(atFileURL url: URL) -> PHAssetChangeRequest? {
        nil
    }
    @discardableResult open class func creationRequestForAssetFromVideo(atFileURL url: URL) -> PHAssetChangeRequest? {
        nil
    }
}

/// Access is denied, and changes fail.
open class PHPhotoLibrary: NSObject {
    private static let library = PHPhotoLibrary()
    open class func shared() -> PHPhotoLibrary { library }
    open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
    open class func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus { .denied }
    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        Host.shared.note("code-not-modelled", "PHPhotoLibrary: the device gives no access to photos")
        EventLoop.shared.schedule { handler(.denied) }
    }
    open class func requestAuthorization(
        for level: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) { requestAuthorization(handler) }
    open class func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
    open func performChanges(
        _ changes: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        if let completionHandler {
            EventLoop.shared.schedule { completionHandler(false, CocoaError(.fileWriteNoPermission)) }
        }
    }
}

private func refuse(_ target: Any?, _ selector: Selector?, _ subject: Any?) {
    Host.shared.note("code-not-modelled", "the device gives no access to photos")
    guard let selector else { return }
    EventLoop.shared.schedule { selector.perform(on: target, subject, CocoaError(.fileWriteNoPermission)) }
}

public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?
) { refuse(target, selector, image) }
public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ path: String, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?
) { refuse(target, selector, path) }
