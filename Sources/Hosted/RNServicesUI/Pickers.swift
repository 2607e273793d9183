import RNServices
import RNUIKit

// Controllers that let the user choose a photo or a contact, and show one: presented, they are never drawn.

public struct PHPickerFilter: Sendable {
    public static let images = PHPickerFilter()
    public static let videos = PHPickerFilter()
    public static let livePhotos = PHPickerFilter()
    public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { images }
}
public struct PHPickerConfiguration {
    public var filter: PHPickerFilter?
    public var selectionLimit = 1
    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
}
public struct PHPickerResult {
    public let assetIdentifier: String?
    public let itemProvider: NSItemProvider
}
public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
open class PHPickerViewController: UIViewController {
    public let configuration: PHPickerConfiguration
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }
}

public protocol CNContactPickerDelegate: NSObjectProtocol {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
}
extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
}
open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    open var displayedPropertyKeys: [String]?
}

public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    func contactViewController(_ controller: CNContactViewController, didCompleteWith contact: CNContact?)
}
extension CNContactViewControllerDelegate {
    public func contactViewController(_ controller: CNContactViewController, didCompleteWith contact: CNContact?) {}
}
open class CNContactViewController: UIViewController {
    open weak var delegate: (any CNContactViewControllerDelegate)?
    open var contactStore: CNContactStore?
    open var allowsEditing = true
    open var allowsActions = true
    public convenience init(for contact: CNContact) { self.init(nibName: nil, bundle: nil) }
    public convenience init(forNewContact contact: CNContact?) { self.init(nibName: nil, bundle: nil) }
    public convenience init(forUnknownContact contact: CNContact) { self.init(nibName: nil, bundle: nil) }
}
