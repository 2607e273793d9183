import RNFoundation

public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
    "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"

public class UNNotificationAttachment: NSObject {
    public let identifier: String
    public let url: URL
    /// A uniform type identifier, such as `public.png`.
    public let type: String
    private let options: [AnyHashable: Any]

    package init(_ json: JSON) {
        identifier = json["identifier"]?.string ?? ""
        url = URL(fileURLWithPath: json["path"]?.string ?? "")
        type = json["type"]?.string ?? ""
        options = [:]
    }

    public convenience init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
        guard let type = hint ?? Self.types[url.pathExtension.lowercased()] else {
            throw UNError(.attachmentUnrecognizedType)
        }
        self.init(identifier: identifier, url: url, type: type, options: options ?? [:])
    }

    private init(identifier: String, url: URL, type: String, options: [AnyHashable: Any]) {
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        (self.url, self.type, self.options) = (url, type, options)
    }

    /// (fact: payload attachments' types by their ending)
    private static let types = [
        "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif",
        "aiff": "public.aiff-audio", "aif": "public.aiff-audio", "wav": "com.microsoft.waveform-audio",
        "mp3": "public.mp3", "m4a": "public.mpeg-4-audio", "mp4": "public.mpeg-4", "mpg": "public.mpeg",
        "mpeg": "public.mpeg", "avi": "public.avi", "mov": "com.apple.quicktime-movie", "heic": "public.heic",
    ]

    package func encode() -> JSON {
        var json: [String: JSON] = [
            "identifier": .string(identifier), "path": .string(url.path), "type": .string(type),
        ]
        if !options.isEmpty { json["options"] = JSON(foundation: options) }
        return .object(json)
    }
}

public struct UNError: Error, Equatable {
    public enum Code: Int {
        case notificationsNotAllowed = 1, attachmentInvalidURL = 100, attachmentUnrecognizedType
        case attachmentInvalidFileSize, attachmentNotInDataStore, attachmentMoveIntoDataStoreFailed
        case attachmentCorrupt, notificationInvalidNoDate = 1400, notificationInvalidNoContent
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

public class UNNotificationSound: NSObject {
    let name: String?
    init(name: String?) { self.name = name }
    public class var `default`: UNNotificationSound { UNNotificationSound(name: "default") }
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
