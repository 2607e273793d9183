import SwiftUI

extension PizzaAttributes.Step {
    var title: LocalizedStringKey {
        switch self {
        case .ordered: "Order received"
        case .baking: "In the oven"
        case .ready: "Ready to go"
        case .onTheWay: "On the way"
        case .delayed: "Running late"
        case .nearby: "Almost there"
        case .atTheDoor: "At your door"
        case .delivered: "Enjoy your meal"
        }
    }

    var symbol: String {
        switch self {
        case .ordered: "receipt"
        case .baking: "flame.fill"
        case .ready: "takeoutbag.and.cup.and.straw"
        case .onTheWay, .delayed: "scooter"
        case .nearby: "mappin.and.ellipse"
        case .atTheDoor: "bell.fill"
        case .delivered: "checkmark"
        }
    }

    var tint: Color {
        switch self {
        case .delayed: .orange
        case .atTheDoor, .delivered: .green
        default: Color(red: 0.91, green: 0.30, blue: 0.24)
        }
    }

    /// `false` once the pizza is there: then nothing counts down.
    var isUnderway: Bool { self != .atTheDoor && self != .delivered }
}
