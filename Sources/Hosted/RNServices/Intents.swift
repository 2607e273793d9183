import RNFoundation

// What an app tells the system of its messages: accepted, and without effect on a notification that is already there.

open class INSpeakableString: NSObject {
    public let spokenPhrase: String
    public init(spokenPhrase: String) { self.spokenPhrase = spokenPhrase }
}

open class INImage: NSObject {
    public convenience init(named name: String) { self.init() }
    public convenience init(imageData: Data) { self.init() }
    public convenience init?(url: URL) { self.init() }
    public convenience init?(url: URL, width: Double, height: Double) { self.init() }
}

public enum INPersonHandleType: Int { case unknown, emailAddress, phoneNumber }
open class INPersonHandle: NSObject {
    public let value: String?
    public let type: INPersonHandleType
    public init(value: String?, type: INPersonHandleType) { (self.value, self.type) = (value, type) }
}

public enum INPersonSuggestionType: Int { case none, socialProfile, instantMessageAddress }
open class INPerson: NSObject {
    public let personHandle: INPersonHandle?
    public let displayName: String
    public let image: INImage?
    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false,
        suggestionType: INPersonSuggestionType = .none
    ) { (self.personHandle, self.displayName, self.image) = (personHandle, displayName ?? "", image) }
}

open class INIntent: NSObject {
    open var suggestedInvocationPhrase: String?
    open func setImage(_ image: INImage?, forParameterNamed path: AnyKeyPath) {}
}
open class INIntentResponse: NSObject {}
public enum INOutgoingMessageType: Int { case unknown, outgoingMessageText, outgoingMessageAudio }

open class INSendMessageIntent: INIntent {
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
}
