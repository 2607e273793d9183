import Foundation

/// An order, as the shop's server sends it in `userInfo["order"]`.
struct Order: Decodable {
    struct Item: Decodable, Hashable {
        let quantity: Int
        let name: String
        let price: Decimal
    }

    enum Status: String, Decodable {
        case received, placed, packed, delayed, delivered
        case onTheWay = "on-the-way"

        /// A status that a later version of the server sends is shown as `received`.
        init(from decoder: any Decoder) throws {
            self = Status(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .received
        }

        var progress: Double {
            switch self {
            case .received: 0
            case .placed: 0.06
            case .packed: 0.37
            case .delayed: 0.5
            case .onTheWay: 0.68
            case .delivered: 1
            }
        }
    }

    let number: String
    let status: Status
    let eta: String?
    let items: [Item]
    let total: Decimal
    let currency: String
}

extension Order {
    init?(userInfo: [AnyHashable: Any]) {
        guard let object = userInfo["order"], JSONSerialization.isValidJSONObject(object),
            let data = try? JSONSerialization.data(withJSONObject: object),
            let order = try? JSONDecoder().decode(Order.self, from: data)
        else { return nil }
        self = order
    }
}
