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
public let CNContactIdentifierKey = "identifier"
public let CNContactMiddleNameKey = "middleName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactBirthdayKey = "birthday"
public let CNContactNoteKey = "note"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactDepartmentNameKey = "departmentName"
public let CNPostalAddressStreetKey = "street"
public let CNPostalAddressSubLocalityKey = "subLocality"
public let CNPostalAddressCityKey = "city"
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
public let CNPostalAddressStateKey = "state"
public let CNPostalAddressPostalCodeKey = "postalCode"
public let CNPostalAddressCountryKey = "country"
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"

open class CNPhoneNumber: NSObject {
    public let stringValue: String
    public init(stringValue: String) { self.stringValue = stringValue }
}

open class CNLabeledValue<Value>: NSObject {
    public let label: String?
    public let value: Value
    public init(label: String?, value: Value) { (self.label, self.value) = (label, value) }
    /// `_$!<Home>!$_` is "home".
    open class func localizedString(forLabel label: String) -> String {
        label.hasPrefix("_$!<") ? label.dropFirst(4).dropLast(4).lowercased() : label
    }
}

/// A contact that code makes; none is ever found.
open class CNContact: NSObject {
    open var identifier: String { "" }
    open var givenName = ""
    open var familyName = ""
    open var middleName = ""
    open var nickname = ""
    open var organizationName = ""
    open var jobTitle = ""
    open var note = ""
    open var birthday: DateComponents?
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    open var urlAddresses: [CNLabeledValue<NSString>] = []
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    open var emailAddresses: [CNLabeledValue<NSString>] = []
    open var imageData: Data?
    open var thumbnailImageData: Data? { imageData }
    open var imageDataAvailable: Bool { imageData != nil }
    open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }
    open class func predicateForContacts(matching number: CNPhoneNumber) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForContacts(matchingEmailAddress address: String) -> NSPredicate {
        NSPredicate(value: false)
    }
    open class func localizedString(forKey key: String) -> String { key }
}
open class CNMutableContact: CNContact {}

open class CNPostalAddress: NSObject {
    open var street = ""
    open var city = ""
    open var state = ""
    open var postalCode = ""
    open var country = ""
    open var isoCountryCode = ""
}
open class CNMutablePostalAddress: CNPostalAddress {}

open class CNSaveRequest: NSObject {
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    open func update(_ contact: CNMutableContact) {}
    open func delete(_ contact: CNMutableContact) {}
}

open class CNContactFetchRequest: NSObject {
    open var predicate: NSPredicate?
    public init(keysToFetch: [any CNKeyDescriptor]) {}
}

public enum CNContactFormatterStyle: Int { case fullName, phoneticFullName }
open class CNContactFormatter: NSObject {
    open var style = CNContactFormatterStyle.fullName
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
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
    open func execute(_ request: CNSaveRequest) throws {
        refuse()
        throw CocoaError(.fileWriteNoPermission)
    }
}
