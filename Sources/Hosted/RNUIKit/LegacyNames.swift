import RNFoundation

// Names of Swift 3 and 4, which old extensions still have.

public let NSFontAttributeName = NSAttributedString.Key.font
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
public let NSKernAttributeName = NSAttributedString.Key.kern
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle
public let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset
public let NSAttachmentAttributeName = NSAttributedString.Key.attachment
public let NSLinkAttributeName = NSAttributedString.Key.link

public typealias UIFontTextStyle = UIFont.TextStyle
public typealias UIFontWeight = UIFont.Weight
public let UIFontWeightUltraLight = UIFont.Weight.ultraLight
public let UIFontWeightThin = UIFont.Weight.thin
public let UIFontWeightLight = UIFont.Weight.light
public let UIFontWeightRegular = UIFont.Weight.regular
public let UIFontWeightMedium = UIFont.Weight.medium
public let UIFontWeightSemibold = UIFont.Weight.semibold
public let UIFontWeightBold = UIFont.Weight.bold
public let UIFontWeightHeavy = UIFont.Weight.heavy
public let UIFontWeightBlack = UIFont.Weight.black
public let UIFontTextStyleBody = UIFont.TextStyle.body
public let UIFontTextStyleHeadline = UIFont.TextStyle.headline

public let UILayoutPriorityRequired = UILayoutPriority.required
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel
public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize
public let UITableViewAutomaticDimension = UITableView.automaticDimension
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter
public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric
public let UIEdgeInsetsZero = UIEdgeInsets.zero
public typealias UIViewContentMode = UIView.ContentMode
public typealias UIViewAutoresizing = UIView.AutoresizingMask
public typealias UIViewAnimationCurve = UIView.AnimationCurve
public typealias UIButtonType = UIButton.ButtonType
public typealias UITableViewStyle = UITableView.Style
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
public typealias UIStackViewAlignment = UIStackView.Alignment
public typealias UIStackViewDistribution = UIStackView.Distribution
public typealias UIBlurEffectStyle = UIBlurEffect.Style
public typealias UIImageRenderingMode = UIImage.RenderingMode
public typealias UIImageOrientation = UIImage.Orientation
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
public typealias UIAlertControllerStyle = UIAlertController.Style
public typealias UIAlertActionStyle = UIAlertAction.Style
public typealias UITextBorderStyle = UITextField.BorderStyle
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
public typealias UILayoutSupportGuide = UILayoutGuide

public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
public func UIImageJPEGRepresentation(_ image: UIImage, _ quality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: quality)
}
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

extension UIView {
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

public protocol UIWebViewDelegate: NSObjectProtocol {
    func webViewDidFinishLoad(_ webView: UIWebView)
    func webViewDidStartLoad(_ webView: UIWebView)
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
    public func webViewDidFinishLoad(_ webView: UIWebView) {}
    public func webViewDidStartLoad(_ webView: UIWebView) {}
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}

/// A page, for which a labelled stand-in is drawn.
open class UIWebView: UIView {
    open override class var _type: String { "web" }
    open weak var delegate: (any UIWebViewDelegate)?
    open private(set) lazy var scrollView = UIScrollView()
    open var scalesPageToFit = false
    open var allowsInlineMediaPlayback = false
    open var mediaPlaybackRequiresUserAction = true
    open var isLoading: Bool { false }
    private func loaded() {
        EventLoop.shared.schedule { [self] in
            delegate?.webViewDidStartLoad(self)
            delegate?.webViewDidFinishLoad(self)
        }
    }
    open func loadRequest(_ request: URLRequest) { loaded() }
    open func loadHTMLString(_ string: String, baseURL: URL?) { loaded() }
    open func load(_ data: Data, mimeType: String, textEncodingName: String, baseURL: URL) { loaded() }
    open func reload() {}
    open func stopLoading() {}
    open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }
}

// Foundation on Linux has no initialisers without arguments.

extension NSMutableAttributedString {
    public convenience init(_mutable: Void = ()) { self.init(string: "") }
}

extension NSAttributedString {
    public convenience init(_plain: Void = ()) { self.init(string: "") }
}
