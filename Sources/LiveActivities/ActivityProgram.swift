import Basics
import Views

/// The code of an app's widget extension, for one activity.
package protocol ActivityProgram: AnyObject {
    /// Shows the values of a push.
    /// - Throws: the reason why the code couldn't be called.
    func show(_ values: ActivityValues) throws -> ActivityReading
    /// The views at the present time: texts that count go on.
    func views() throws -> ActivityViews
    /// Ends the code's process.
    func end()
}

/// The values that an activity's views show.
package struct ActivityValues: Sendable, Equatable {
    package var identifier: String
    /// `nil` has the state read alone, of an activity that isn't known: then no views are made.
    package var attributes: JSONValue?
    package var state: JSONValue
    package var isStale: Bool
}

/// The result of decoding the values of a push by the app's types.
package enum ActivityReading: Sendable, Equatable {
    /// - Parameters:
    ///   - unread: the paths of members that no property takes.
    ///   - dates: the paths of dates, with the seconds since 1970 that they became.
    ///   - sizes: the sizes that the contents of the presentations need, in points.
    case read(unread: [[String]], dates: [Date], sizes: [ActivityPresentation: Size])
    case refused(Refusal)

    package struct Date: Sendable, Equatable {
        package var path: [String]
        package var seconds: Double

        package init(path: [String], seconds: Double) { (self.path, self.seconds) = (path, seconds) }
    }

    /// A value that isn't its type's.
    package struct Refusal: Sendable, Equatable {
        package enum Kind: String, Sendable {
            /// A key is missing.
            case missing
            /// The value has another type than the property.
            case type
            /// The value is null, which the property can't be.
            case null
            /// The value is of the right type, but none of those that the property takes.
            case value
        }

        package var kind: Kind
        /// The keys and indices from `attributes` or `state` to the value.
        package var path: [String]
        /// The missing key.
        package var key: String?
        /// The property's type, in Swift's words.
        package var type: String?
        /// The raw values of the property's enumeration, as JSON has them; empty for another type.
        package var values: [JSONValue]
        /// Swift's own message.
        package var message: String

        package init(
            kind: Kind, path: [String], key: String? = nil, type: String? = nil, values: [JSONValue] = [],
            message: String
        ) {
            self.kind = kind
            self.path = path
            self.key = key
            self.type = type
            self.values = values
            self.message = message
        }
    }
}
