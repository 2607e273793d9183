import ActivityKit
import Foundation

/// An order: pushes call the type by its name, `"attributes-type": "PizzaAttributes"`.
struct PizzaAttributes: ActivityAttributes {
    /// The values that change: `content-state`. Every push has all of them that aren't optional.
    struct ContentState: Codable, Hashable {
        var step: Step
        /// In JSON seconds since 2001, as all dates of ActivityKit.
        var arrival: Date
        var courier: String?
    }

    /// The texts of `step` in JSON are the names of the cases.
    enum Step: String, Codable {
        case ordered, baking, ready, onTheWay, delayed, nearby, atTheDoor, delivered
    }

    /// The values that stay: `attributes`.
    var restaurant: String
    var pizzas: Int
    var orderedAt: Date
}
