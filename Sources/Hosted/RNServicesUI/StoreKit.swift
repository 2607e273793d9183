import RNServices
import RNUIKit

// The App Store: nothing can be bought in a notification, and a picture shows no review sheet.

open class SKStoreReviewController: NSObject {
    open class func requestReview() {}
    open class func requestReview(in scene: UIWindowScene) {}
}

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"

public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    func productViewControllerDidFinish(_ controller: SKStoreProductViewController)
}
extension SKStoreProductViewControllerDelegate {
    public func productViewControllerDidFinish(_ controller: SKStoreProductViewController) {}
}

open class SKStoreProductViewController: UIViewController {
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?
    open func loadProduct(withParameters parameters: [String: Any], completionBlock: ((Bool, (any Error)?) -> Void)?) {
        guard let completionBlock else { return }
        EventLoop.shared.schedule { completionBlock(false, URLError(.notConnectedToInternet)) }
    }
}

open class SKPaymentQueue: NSObject {
    private static let queue = SKPaymentQueue()
    open class func `default`() -> SKPaymentQueue { queue }
    open class func canMakePayments() -> Bool { false }
}
