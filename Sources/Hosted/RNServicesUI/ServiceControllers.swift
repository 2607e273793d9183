@_exported import RNServices
import RNUIKit

// Controllers of other apps' screens, which an extension presents over its view: they are never drawn.

/// Presented, it is noted and never drawn.
open class SFSafariViewController: UIViewController {
    public class Configuration: NSObject {
        public var entersReaderIfAvailable = false
        public var barCollapsingEnabled = true
    }
    public enum DismissButtonStyle: Int { case done, close, cancel }
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done
    public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }
    public init(url: URL, configuration: Configuration) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}
extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

public enum MessageComposeResult: Int { case cancelled, sent, failed }
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A device without messages and mail: both say that they can't send.
open class MFMessageComposeViewController: UIViewController {
    open class func canSendText() -> Bool { false }
    open class func canSendAttachments() -> Bool { false }
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]?
    open var body: String?
    open var subject: String?
    @discardableResult open func addAttachmentURL(_ url: URL, withAlternateFilename name: String?) -> Bool { false }
    @discardableResult open func addAttachmentData(
        _ data: Data, typeIdentifier type: String, filename name: String
    ) -> Bool { false }
}

public enum MFMailComposeResult: Int { case cancelled, saved, sent, failed }
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}
open class MFMailComposeViewController: UIViewController {
    open class func canSendMail() -> Bool { false }
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    open func setSubject(_ subject: String) {}
    open func setToRecipients(_ recipients: [String]?) {}
    open func setCcRecipients(_ recipients: [String]?) {}
    open func setBccRecipients(_ recipients: [String]?) {}
    open func addAttachmentData(_ data: Data, mimeType: String, fileName: String) {}
    open func setMessageBody(_ body: String, isHTML: Bool) {}
}

public enum EKEventEditViewAction: Int { case canceled, saved, deleted }
public protocol EKEventEditViewDelegate: NSObjectProtocol {
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}
open class EKEventEditViewController: UIViewController {
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open var event: EKEvent?
    open var eventStore: EKEventStore?
}
