/// UNError: the reason why the system refuses a notification or an attachment (fact: api/attachment.errors).
public struct UserNotificationsError: Error, Sendable, Hashable, CustomStringConvertible {
    /// UNError.Code with Apple's numbers.
    public enum Code: Int, Sendable, Hashable, CaseIterable {
        case notificationsNotAllowed = 1
        case attachmentInvalidURL = 100
        case attachmentUnrecognizedType = 101
        case attachmentInvalidFileSize = 102
        case attachmentNotInDataStore = 103
        case attachmentMoveIntoDataStoreFailed = 104
        case attachmentCorrupt = 105
        case notificationInvalidNoDate = 1400
        case notificationInvalidNoContent = 1401
        case contentProvidingObjectNotAllowed = 1500
        case contentProvidingInvalid = 1501
        case badgeInputInvalid = 1600

        /// The case's name, as in `UNError.name`.
        public var name: String { "\(self)" }

        package var diagnosticCode: String {
            name.replacing("URL", with: "Url").reduce(into: "") { code, letter in
                code += letter.isUppercase ? "-\(letter.lowercased())" : String(letter)
            }
        }
    }

    public static let domain = "UNErrorDomain"

    public let code: Code
    /// The problem, without a full stop.
    public let message: String

    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    /// The message with its consequence.
    package var refusal: String { "\(message), so iOS refuses it (UNError.\(code.name))" }

    public var description: String { "\(message) (UNError.\(code.name), \(Self.domain) \(code.rawValue))" }
}
