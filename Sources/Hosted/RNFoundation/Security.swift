import Foundation

// The keychain of an app that was just installed: it has what the code itself puts there, until the process ends.

#if !canImport(Darwin)
    public typealias OSStatus = Int32
#endif

public let errSecSuccess: OSStatus = 0
public let errSecParam: OSStatus = -50
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecAuthFailed: OSStatus = -25293

public let kSecClass: CFString = "class"
public let kSecClassGenericPassword: CFString = "genp"
public let kSecClassInternetPassword: CFString = "inet"
public let kSecClassKey: CFString = "keys"
public let kSecAttrAccount: CFString = "acct"
public let kSecAttrService: CFString = "svce"
public let kSecAttrServer: CFString = "srvr"
public let kSecAttrGeneric: CFString = "gena"
public let kSecAttrLabel: CFString = "labl"
public let kSecAttrAccessGroup: CFString = "agrp"
public let kSecAttrSynchronizable: CFString = "sync"
public let kSecAttrAccessible: CFString = "pdmn"
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecValueData: CFString = "v_Data"
public let kSecReturnData: CFString = "r_Data"
public let kSecReturnAttributes: CFString = "r_Attributes"
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
public let kSecMatchLimit: CFString = "m_Limit"
public let kSecMatchLimitOne: CFString = "m_LimitOne"
public let kSecMatchLimitAll: CFString = "m_LimitAll"

/// The items, by Apple's names of their attributes.
private enum Keychain {
    nonisolated(unsafe) static var items: [[String: NSObject]] = []
    private static let identity = [kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrGeneric]

    static func values(_ dictionary: CFDictionary) -> [String: NSObject] {
        var values: [String: NSObject] = [:]
        for (key, value) in dictionary { values["\(key)"] = value as? NSObject ?? NSString(string: "\(value)") }
        if let data = dictionary.object(forKey: kSecValueData) as? Data {
            values[kSecValueData.description] = NSData(data: data)
        }
        return values
    }

    /// The positions of items with the query's identity.
    static func matches(_ query: CFDictionary) -> [Int] {
        let wanted = values(query)
        return items.indices.filter { index in
            identity.allSatisfy { name in
                wanted[name.description].map { $0 == items[index][name.description] } ?? true
            }
        }
    }
}

@discardableResult public func SecItemCopyMatching(
    _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    guard let index = Keychain.matches(query).first else { return errSecItemNotFound }
    let item = Keychain.items[index]
    let wantsAttributes = Keychain.values(query)[kSecReturnAttributes.description] as? NSNumber == true
    result?.pointee = wantsAttributes ? NSDictionary(dictionary: item) : item[kSecValueData.description]
    return errSecSuccess
}

@discardableResult public func SecItemAdd(
    _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    guard Keychain.matches(attributes).isEmpty else { return errSecDuplicateItem }
    Keychain.items.append(Keychain.values(attributes))
    return errSecSuccess
}

@discardableResult public func SecItemUpdate(_ query: CFDictionary, _ attributes: CFDictionary) -> OSStatus {
    let found = Keychain.matches(query)
    for index in found { Keychain.items[index].merge(Keychain.values(attributes)) { $1 } }
    return found.isEmpty ? errSecItemNotFound : errSecSuccess
}

@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    let found = Keychain.matches(query)
    for index in found.reversed() { Keychain.items.remove(at: index) }
    return found.isEmpty ? errSecItemNotFound : errSecSuccess
}

public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    NSString(string: "OSStatus \(status)")
}

/// A server's certificates, which no answer of a file has.
open class SecTrust: NSObject {}
