import RNFoundation
import RNUserNotifications

// What an app tells the system of its messages. Donations have no effect; `updating(from:)` takes sender and group.

open class INSpeakableString: NSObject {
    public let spokenPhrase: String
    public init(spokenPhrase: String) { self.spokenPhrase = spokenPhrase }
}

open class INImage: NSObject {
    private var url: URL?
    /// The name of one of the app's images.
    private var name: String?

    public convenience init(named name: String) {
        self.init()
        self.name = name
    }
    public convenience init(imageData: Data) {
        self.init()
        // Files are judged by their names.
        let ending = imageData.first == 0xFF ? "jpg" : imageData.first == 0x47 ? "gif" : "png"
        let file = URL(fileURLWithPath: NSTemporaryDirectory() + UUID().uuidString + "." + ending)
        do {
            try imageData.write(to: file)
            url = file
        } catch {}
    }
    public convenience init?(url: URL) {
        self.init()
        self.url = url
    }
    public convenience init?(url: URL, width: Double, height: Double) { self.init(url: url) }

    /// The picture's name, or the picture as an attachment, which the tool keeps beyond the process's end; `nil` for an
    /// unreadable one.
    fileprivate var file: JSON? {
        if let name { return .object([.name: .string(name)]) }
        return url.flatMap { try? UNNotificationAttachment(identifier: "avatar", url: $0) }?.encode()
    }
}

public enum INPersonHandleType: Int { case unknown, emailAddress, phoneNumber }
open class INPersonHandle: NSObject {
    public let value: String?
    public let type: INPersonHandleType
    public init(value: String?, type: INPersonHandleType) { (self.value, self.type) = (value, type) }
}

public enum INPersonSuggestionType: Int { case none, socialProfile, instantMessageAddress }
public enum INPersonRelationship: String { case father, mother, brother, sister, child, friend, spouse, partner }
open class INPerson: NSObject {
    public let personHandle: INPersonHandle?
    public let displayName: String
    public let image: INImage?
    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false,
        suggestionType: INPersonSuggestionType = .none
    ) { (self.personHandle, self.displayName, self.image) = (personHandle, displayName ?? "", image) }
    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, relationship: INPersonRelationship?
    ) {
        self.init(
            personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
            contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
    }
}

open class INIntent: NSObject {
    open var suggestedInvocationPhrase: String?
    fileprivate var images: [AnyKeyPath: INImage] = [:]
    open func setImage(_ image: INImage?, forParameterNamed path: AnyKeyPath) { images[path] = image }
}
open class INIntentResponse: NSObject {}
public enum INOutgoingMessageType: Int { case unknown, outgoingMessageText, outgoingMessageAudio }

/// A message, whose sender, group and image become the content's `communication`. Its other values aren't shown.
open class INSendMessageIntent: INIntent, UNNotificationContentProviding {
    open var donationMetadata: INIntentDonationMetadata?
    public let recipients: [INPerson]?
    public let content: String?
    public let speakableGroupName: INSpeakableString?
    public let conversationIdentifier: String?
    public let sender: INPerson?
    public init(
        recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType = .unknown, content: String?,
        speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
        sender: INPerson?, attachments: [Any]? = nil
    ) {
        (self.recipients, self.content, self.speakableGroupName) = (recipients, content, speakableGroupName)
        (self.conversationIdentifier, self.sender) = (conversationIdentifier, sender)
    }
}

extension INSendMessageIntent: CommunicationProviding {
    public func setImage<Value>(_ image: INImage?, forParameterNamed path: KeyPath<INSendMessageIntent, Value>) {
        images[path] = image
    }

    /// A group's name counts with two recipients or more.
    package var communication: JSON? {
        guard let sender else { return nil }
        var json: [WireKey: JSON] = [.sender: .string(sender.displayName)]
        let group = (recipients?.count ?? 0) > 1 ? speakableGroupName : nil
        if let group { json[.groupName] = .string(group.spokenPhrase) }
        let groupImage = group == nil ? nil : images[\INSendMessageIntent.speakableGroupName]
        json[.avatar] = (groupImage ?? images[\INSendMessageIntent.sender] ?? sender.image)?.file
        return .object(json)
    }
}

public enum INInteractionDirection: Int { case unspecified, outgoing, incoming }
open class INInteraction: NSObject {
    public let intent: INIntent
    open var direction = INInteractionDirection.unspecified
    open var dateInterval: DateInterval?
    open var identifier = ""
    open var groupIdentifier: String?
    public init(intent: INIntent, response: INIntentResponse?) { self.intent = intent }
    open func donate(completion: (((any Error)?) -> Void)? = nil) {
        if let completion { EventLoop.shared.schedule { completion(nil) } }
    }
    open func donate() async throws {}
    open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {}
    open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {}
    open class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {}
}

open class INIntentDonationMetadata: NSObject {}
open class INSendMessageIntentDonationMetadata: INIntentDonationMetadata {
    open var mentionsCurrentUser = false
    open var isReplyToCurrentUser = false
    open var notifyRecipientAnyway = false
    open var recipientCount = 0
}

public enum INCallAudioRoute: Int { case unknown, speakerphoneAudioRoute, bluetoothAudioRoute }
public enum INCallDestinationType: Int { case unknown, normal, emergency, voicemail, redial, callBack }
public enum INCallCapability: Int { case unknown, audioCall, videoCall }

open class INStartCallIntent: INIntent, UNNotificationContentProviding {
    public let contacts: [INPerson]?
    public let callCapability: INCallCapability
    public init(
        callRecordFilter: Any?, callRecordToCallBack: Any?, audioRoute: INCallAudioRoute,
        destinationType: INCallDestinationType, contacts: [INPerson]?, callCapability: INCallCapability
    ) { (self.contacts, self.callCapability) = (contacts, callCapability) }
}

extension INStartCallIntent: CommunicationProviding {
    package var communication: JSON? {
        guard let caller = contacts?.first else { return nil }
        var json: [WireKey: JSON] = [.sender: .string(caller.displayName)]
        json[.avatar] = caller.image?.file
        return .object(json)
    }
}

public enum INSiriAuthorizationStatus: Int { case notDetermined, restricted, denied, authorized }
public enum INPreferences {
    public static func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
    public static func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
        EventLoop.shared.schedule { handler(.denied) }
    }
}

/// No focus is on.
open class INFocusStatusCenter: NSObject {
    public struct FocusStatus: Sendable { public let isFocused: Bool? }
    public static let `default` = INFocusStatusCenter()
    open var focusStatus: FocusStatus { FocusStatus(isFocused: false) }
    open var authorizationStatus: INSiriAuthorizationStatus { .authorized }
    open func requestAuthorization(completionHandler: @escaping (INSiriAuthorizationStatus) -> Void) {
        EventLoop.shared.schedule { completionHandler(.authorized) }
    }
}
