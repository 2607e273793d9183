import Basics

/// The parts of a class's code relevant to storyboards.
package struct SourceClass: Sendable, Equatable {
    /// A property that can be connected to an outlet.
    package struct Property: Sendable, Equatable {
        /// The name for key-value coding.
        package var name: String
        /// Marked as an outlet.
        package var isOutlet: Bool
        /// `true` if visible to Objective-C, as required for loading storyboards.
        package var isExposed: Bool
        package var location: SourceSpan
    }

    /// A method that a control can call.
    package struct Method: Sendable, Equatable {
        /// The selector in a storyboard, such as `like:`.
        package var selector: String
        /// Marked as an action.
        package var isAction: Bool
        /// `true` if visible to Objective-C.
        package var isExposed: Bool
        package var location: SourceSpan
    }

    /// The name in its own language.
    package var name: String
    /// The name given by `@objc(…)`.
    package var runtimeName: String?
    /// The first name after the colon, a superclass or protocol; `nil` for none.
    package var superclass: String?
    /// All names after the colon, including those of extensions.
    package var conformances: Set<String> = []
    /// In the order of the files.
    package var properties: [Property] = []
    package var methods: [Method] = []
    /// The positions of constant properties, which can't be connected, by name.
    package var constants: [String: SourceSpan] = [:]
    /// The position of the class itself; `nil` if only extensions were found.
    package var location: SourceSpan?

    /// Indices for lookup by name.
    private var propertyIndices: [String: Int] = [:]
    private var methodIndices: [String: Int] = [:]

    init(name: String) { self.name = name }

    /// `true` if it implements `didReceive(_:completionHandler:)`.
    package var answersResponses: Bool {
        method("didReceive:completionHandler:") != nil
            || method("didReceiveNotificationResponse:completionHandler:") != nil
    }

    /// Merges another part of the class.
    mutating func merge(_ other: SourceClass) {
        runtimeName = runtimeName ?? other.runtimeName
        superclass = superclass ?? other.superclass
        location = location ?? other.location
        conformances.formUnion(other.conformances)
        constants.merge(other.constants) { own, _ in own }
        for property in other.properties {
            if let index = propertyIndices[property.name] {
                // Objective-C can declare a property twice: in the header, and as an outlet.
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

    package func property(_ name: String) -> Property? { propertyIndices[name].map { properties[$0] } }

    func method(_ selector: String) -> Method? { methodIndices[selector].map { methods[$0] } }
}
