import RNFoundation

// What UIKit has and a notification's content can't show, or this project doesn't draw: each says why.

@available(*, unavailable, message: "a notification's content shows no tab bar; embed the controller instead")
open class UITabBarController: UIViewController {}
@available(*, unavailable, message: "a notification's content shows no split view; embed the controller instead")
open class UISplitViewController: UIViewController {}
@available(*, unavailable, message: "a search controller isn't modelled; use a text field")
open class UISearchController: UIViewController {}
@available(*, unavailable, message: "an extension can't present the image picker")
open class UIImagePickerController: UIViewController {}
@available(*, unavailable, message: "an extension can't present the document picker")
open class UIDocumentPickerViewController: UIViewController {}
@available(*, unavailable, message: "dynamics aren't modelled; set the end state")
open class UIDynamicAnimator: NSObject {}
@available(*, unavailable, message: "dynamics aren't modelled; set the end state")
open class UIGravityBehavior: NSObject {}
@available(*, unavailable, message: "text layout by TextKit isn't modelled; use a label or text view")
open class NSLayoutManager: NSObject {}
@available(*, unavailable, message: "text layout by TextKit isn't modelled; use a label or text view")
open class NSTextStorage: NSObject {}

extension UIView {
    @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
        CGContext.current?.notModelled("a view")
        return false
    }
    @available(*, unavailable, message: "printing isn't modelled")
    public func viewPrintFormatter() -> Any { self }
}

extension UITextView {
    @available(*, unavailable, message: "text layout by TextKit isn't modelled; set attributedText")
    public var layoutManager: Any { self }
    @available(*, unavailable, message: "text layout by TextKit isn't modelled; set attributedText")
    public var textStorage: Any { self }
}

extension UIFont {
    @available(*, unavailable, message: "fonts come from the extension's UIAppFonts or --font-dir")
    public class func registerFont(_ url: URL) {}
}
