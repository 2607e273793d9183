import RNFoundation

// Contacts that the user keeps to themselves: access is refused, as to an app that didn't ask.

public enum CNEntityType: Int { case contacts }
public enum CNAuthorizationStatus: Int { case notDetermined, restricted, denied, authorized, limited }
public protocol CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}
extension String: CNKeyDescriptor {}

public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"

open class CNPhoneNumber: NSObject {
    public let stringValue: String
    public init(stringValue: String) { self.stringValue = stringValue }
}

open class CNLabeledValue<Value>: NSObject {
    public let label: String?
    public let value: Value
    public init(label: String?, value: Value) { (self.label, self.value) = (label, value) }
}

open class CNContact: NSObject {
    open var identifier: String { "" }
    open var givenName = ""
    open var familyName = ""
    open var organizationName = ""
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    open var emailAddresses: [CNLabeledValue<NSString>] = []
    open var imageData: Data?
    open var thumbnailImageData: Data? { imageData }
    open var imageDataAvailable: Bool { imageData != nil }
    open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }
}
open class CNMutableContact: CNContact {}

open class CNContactFetchRequest: NSObject {
    open var predicate: NSPredicate?
    public init(keysToFetch: [any CNKeyDescriptor]) {}
}

public enum CNContactFormatterStyle: Int { case fullName, phoneticFullName }
open class CNContactFormatter: NSObject {
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let name = [contact.givenName, contact.familyName].filter { !$0.isEmpty }.joined(separator: " ")
        return name.isEmpty ? nil : name
    }
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        CNContactGivenNameKey
    }
}

open class CNContactStore: NSObject {
    open class func authorizationStatus(for type: CNEntityType) -> CNAuthorizationStatus { .denied }
    private func refuse() {
        Host.shared.note("code-not-modelled", "CNContactStore: the device gives no access to contacts")
    }
    open func requestAccess(for type: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void) {
        refuse()
        EventLoop.shared.schedule { completionHandler(false, CocoaError(.fileReadNoPermission)) }
    }
    open func requestAccess(for type: CNEntityType) async throws -> Bool {
        refuse()
        return false
    }
    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch: [any CNKeyDescriptor]) throws -> [CNContact]
    {
        refuse()
        throw CocoaError(.fileReadNoPermission)
    }
    open func unifiedContact(withIdentifier identifier: String, keysToFetch: [any CNKeyDescriptor]) throws -> CNContact
    {
        refuse()
        throw CocoaError(.fileReadNoPermission)
    }
    open func enumerateContacts(
        with request: CNContactFetchRequest, usingBlock: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {
        refuse()
        throw CocoaError(.fileReadNoPermission)
    }
}
