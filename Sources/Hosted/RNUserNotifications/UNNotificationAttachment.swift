import RNFoundation

public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
    "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"

/// A file of a notification. The tool judges the file of a new one: its type, its size and whether it can be decoded.
public class UNNotificationAttachment: NSObject {
    public let identifier: String
    public let url: URL
    /// A uniform type identifier, such as `public.png`.
    public let type: String
    /// The tool's number of an attachment that the code has made; `nil` for one of the notification's.
    private let number: JSON?

    package init(_ json: JSON) {
        identifier = json[.identifier]?.string ?? ""
        url = URL(fileURLWithPath: json[.path]?.string ?? "")
        type = json[.type]?.string ?? ""
        number = nil
        SecurityScope.protect(url.path)
    }

    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        let identifier = identifier.isEmpty ? UUID().uuidString : identifier
        guard url.isFileURL else { throw UNError(.attachmentInvalidURL) }
        var query: [WireKey: JSON] = [.identifier: .string(identifier), .path: .string(url.path)]
        if let options, !options.isEmpty { query[.options] = JSON(foundation: options) }
        let answer = Host.shared.query(.attachment, query)
        guard let type = answer?[.type]?.string else {
            throw UNError(UNError.Code(name: answer?[.error]?.string ?? ""))
        }
        (self.identifier, self.url, self.type, number) = (identifier, url, type, answer?[.number])
    }

    package func encode() -> JSON {
        var json: [WireKey: JSON] = [.identifier: .string(identifier), .path: .string(url.path)]
        json[.number] = number
        return .object(json)
    }
}

public struct UNError: Error, Equatable {
    public enum Code: Int {
        case notificationsNotAllowed = 1, attachmentInvalidURL = 100, attachmentUnrecognizedType
        case attachmentInvalidFileSize, attachmentNotInDataStore, attachmentMoveIntoDataStoreFailed
        case attachmentCorrupt, notificationInvalidNoDate = 1400, notificationInvalidNoContent

        /// An attachment's refusal by its name, such as `attachmentUnrecognizedType`.
        fileprivate init(name: String) {
            let codes: [Self] = [.attachmentUnrecognizedType, .attachmentInvalidFileSize, .attachmentCorrupt]
            self = codes.first { "\($0)" == name } ?? .attachmentInvalidURL
        }
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public var localizedDescription: String { "UNErrorDomain \(code.rawValue)" }
}

public struct UNNotificationSoundName: RawRepresentable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A sound by its file's name, or `default`. Critical sounds and volumes aren't told apart.
public class UNNotificationSound: NSObject {
    let name: String?
    init(name: String?) { self.name = name }
    public class var `default`: UNNotificationSound { UNNotificationSound(name: "default") }
    /// `default()`, as before Swift 4.2.
    public func callAsFunction() -> UNNotificationSound { self }
    public class var defaultCritical: UNNotificationSound { UNNotificationSound(name: "default") }
    public class var defaultRingtone: UNNotificationSound { UNNotificationSound(name: "default") }
    public class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { .default }
    public class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound { .init(named: name) }
    public class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound { .init(named: name) }
    public class func criticalSoundNamed(
        _ name: UNNotificationSoundName, withAudioVolume volume: Float
    ) -> UNNotificationSound { .init(named: name) }
    public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }
}
