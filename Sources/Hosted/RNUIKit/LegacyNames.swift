import RNFoundation

// Names of Swift 3 and 4, which old extensions still have.

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
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
public typealias UITableViewRowAnimation = UITableView.RowAnimation
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
public typealias UITextFieldViewMode = UITextField.ViewMode
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
public typealias UIImageResizingMode = UIImage.ResizingMode
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey

public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast
public let UISegmentedControlNoSegment = UISegmentedControl.noSegment
public let UICollectionViewFlowLayoutAutomaticSize = UICollectionViewFlowLayout.automaticSize
public typealias UIWindowLevel = UIWindow.Level
public let UIWindowLevelNormal = UIWindow.Level.normal
public let UIWindowLevelAlert = UIWindow.Level.alert
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
public typealias UIProgressViewStyle = UIProgressView.Style
public typealias UIDatePickerMode = UIDatePicker.Mode
public typealias UIDataDetectorTypes = UITextView.DataDetectorTypes
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
    UIOffset(horizontal: horizontal, vertical: vertical)
}

public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
public func UIImageJPEGRepresentation(_ image: UIImage, _ quality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: quality)
}
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

public func UIEdgeInsetsEqualToEdgeInsets(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> Bool { a == b }

extension NSNotification.Name {
    public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
    public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
    public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
    public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
    public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
    public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
    public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
    public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
    public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
    public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
    public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
    public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
    public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
    public static let UITextFieldTextDidChange = NSNotification.Name("UITextFieldTextDidChangeNotification")
    public static let UITextViewTextDidChange = NSNotification.Name("UITextViewTextDidChangeNotification")
}

extension UIColor {
    public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension UIActivityIndicatorView {
    public var activityIndicatorViewStyle: Style {
        get { style }
        set { style = newValue }
    }
}

extension UIViewController {
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
}

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
