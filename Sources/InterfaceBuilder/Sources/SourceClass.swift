import ContentExtensionHost

/// What the code of a class says that a storyboard depends on.
package struct SourceClass: Sendable, Equatable {
    /// A property that an outlet may be connected to.
    package struct Property: Sendable, Equatable {
        /// The name that key-value coding knows.
        package var name: String
        /// The type without optionality, `nil` when only its value tells; an array's is its elements'.
        package var type: String?
        /// An outlet collection.
        package var isCollection = false
        /// Marked as an outlet.
        package var isOutlet: Bool
        /// Whether Objective-C, and with it the loading of a storyboard, can set it.
        package var isExposed: Bool
        package var location: SourceSpan
    }

    /// A method that a control may call.
    package struct Method: Sendable, Equatable {
        /// As a storyboard names it, such as `like:`.
        package var selector: String
        /// Marked as an action.
        package var isAction: Bool
        /// Whether a control's message can reach it.
        package var isExposed: Bool
        package var location: SourceSpan
    }

    /// The name in its own language.
    package var name: String
    /// The name that `@objc(…)` gives it.
    package var runtimeName: String?
    /// The superclass, or a protocol: the first name after the colon; `nil` when there is none.
    package var superclass: String?
    /// Everything after the colon, here and in extensions.
    package var conformances: Set<String> = []
    /// In the order of the files.
    package var properties: [Property] = []
    package var methods: [Method] = []
    /// Where the class itself is, not an extension of it; `nil` when only extensions of it were seen.
    package var location: SourceSpan?

    /// Where they stand, of what was merged in.
    private var propertyIndices: [String: Int] = [:]
    private var methodIndices: [String: Int] = [:]

    init(name: String) { self.name = name }

    /// Whether it implements `didReceive(_:completionHandler:)`.
    package var answersResponses: Bool {
        method("didReceive:completionHandler:") != nil
            || method("didReceiveNotificationResponse:completionHandler:") != nil
    }

    /// Adds what another part of the class says.
    mutating func merge(_ other: SourceClass) {
        runtimeName = runtimeName ?? other.runtimeName
        superclass = superclass ?? other.superclass
        location = location ?? other.location
        conformances.formUnion(other.conformances)
        for property in other.properties {
            if let index = propertyIndices[property.name] {
                // Objective-C says it twice at times: in the header, and as an outlet in the implementation.
                properties[index].isOutlet = properties[index].isOutlet || property.isOutlet
                properties[index].isExposed = properties[index].isExposed || property.isExposed
            } else {
                propertyIndices[property.name] = properties.count
                properties.append(property)
            }
        }
        for method in other.methods {
            if let index = methodIndices[method.selector] {
                methods[index].isAction = methods[index].isAction || method.isAction
                methods[index].isExposed = methods[index].isExposed || method.isExposed
            } else {
                methodIndices[method.selector] = methods.count
                methods.append(method)
            }
        }
    }

    /// The property of a name.
    package func property(_ name: String) -> Property? { propertyIndices[name].map { properties[$0] } }

    /// The method of a selector.
    package func method(_ selector: String) -> Method? { methodIndices[selector].map { methods[$0] } }
}
