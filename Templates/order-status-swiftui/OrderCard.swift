import Observation
import SwiftUI

/// The state of the card: the notification's words, the order, and the answer to an action.
@Observable
final class OrderModel {
    var title = ""
    var message = ""
    var order: Order?
    var note: String?
}

struct OrderCard: View {
    let model: OrderModel

    var body: some View {
        VStack(spacing: 12) {
            OrderHeader(title: model.title, message: model.message, order: model.order)
            OrderProgress(status: model.order?.status ?? .received)
            Rectangle()
                .fill(Color(.separator))
                .frame(height: 0.5)
            if let order = model.order {
                OrderItems(order: order)
            }
            if let note = model.note {
                OrderNote(text: note)
            }
        }
        .padding(16)
        .background(Color(.systemBackground))
    }
}

private struct OrderHeader: View {
    let title: String
    let message: String
    let order: Order?

    var body: some View {
        HStack(spacing: 12) {
            StatusIcon(status: order?.status ?? .received)
            VStack(alignment: .leading, spacing: 1) {
                Text(title)
                    .font(.headline)
                    .lineLimit(2)
                Text(message)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .lineLimit(3)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            if let eta = order?.eta {
                VStack(alignment: .trailing, spacing: 0) {
                    Text(eta)
                        .font(.title3)
                        .fontWeight(.semibold)
                    Text("estimated")
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
                .fixedSize()
            }
        }
    }
}

private struct StatusIcon: View {
    let status: Order.Status

    var body: some View {
        Image(systemName: symbol)
            .font(.system(size: size))
            .foregroundStyle(status.color)
            .frame(width: 44, height: 44)
            .background(wash, in: .circle)
            .accessibilityHidden(true)
    }

    private var symbol: String {
        switch status {
        case .received: "cart.fill"
        case .placed: "checkmark"
        case .packed: "shippingbox.fill"
        case .onTheWay: "bicycle"
        case .delayed: "clock.fill"
        case .delivered: "house.fill"
        }
    }

    private var size: CGFloat {
        switch status {
        case .received, .placed, .onTheWay: 18
        case .packed, .delayed, .delivered: 20
        }
    }

    private var wash: Color {
        switch status {
        case .delivered: Color(.greenWash)
        case .delayed: Color(.orangeWash)
        default: Color(.plumWash)
        }
    }
}

private struct OrderProgress: View {
    let status: Order.Status

    var body: some View {
        VStack(spacing: 6) {
            ProgressView(value: status.progress)
                .tint(status.barColor)
            HStack(spacing: 0) {
                Text("Placed")
                Spacer(minLength: 4)
                Text("Packed")
                Spacer(minLength: 4)
                Text("On its way")
                Spacer(minLength: 4)
                Text("Delivered")
            }
            // Four words in a row: as in a tab bar, they keep their size.
            .font(.system(size: 11))
            .foregroundStyle(.secondary)
            .lineLimit(1)
        }
    }
}

private struct OrderItems: View {
    let order: Order

    var body: some View {
        VStack(spacing: 6) {
            ForEach(order.items.prefix(4), id: \.self) { item in
                HStack(alignment: .firstTextBaseline, spacing: 6) {
                    Text(verbatim: "\(item.quantity) ×")
                        .monospacedDigit()
                        .foregroundStyle(.secondary)
                        .fixedSize()
                        .frame(minWidth: 34, alignment: .leading)
                    Text(item.name)
                        .lineLimit(2)
                        .frame(maxWidth: .infinity, alignment: .leading)
                    Text(item.price, format: .number.precision(.fractionLength(2)))
                        .monospacedDigit()
                        .fixedSize()
                }
                .font(.subheadline)
            }
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                Text("Order \(order.number)")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
                    .truncationMode(.middle)
                    .frame(maxWidth: .infinity, alignment: .leading)
                Text(order.total, format: .currency(code: order.currency))
                    .font(.subheadline.weight(.semibold).monospacedDigit())
                    .fixedSize()
            }
            .padding(.top, 4)
        }
    }
}

/// What will happen after an action.
private struct OrderNote: View {
    let text: String

    var body: some View {
        HStack(spacing: 8) {
            Image(systemName: "checkmark.circle.fill")
                .font(.system(size: 14))
                .foregroundStyle(.green)
            Text(text)
                .font(.footnote)
                .lineLimit(2)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 9)
        .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 10, style: .continuous))
    }
}

extension Order.Status {
    fileprivate var color: Color {
        switch self {
        case .delivered: .green
        case .delayed: .orange
        default: Color(.plum)
        }
    }

    fileprivate var barColor: Color {
        switch self {
        case .delivered: .green
        case .delayed: .orange
        default: Color(.plumBar)
        }
    }
}

#Preview("On its way") {
    let model = OrderModel()
    model.title = "On its way"
    model.message = "Samira has left the shop with your order."
    model.order = Order(
        number: "48213", status: .onTheWay, eta: "18:40",
        items: [
            Order.Item(quantity: 2, name: "Sourdough loaf", price: 9.8),
            Order.Item(quantity: 1, name: "Sungold tomatoes, 500 g", price: 4.25),
        ],
        total: 14.05, currency: "EUR")
    return OrderCard(model: model)
}

#Preview("Delivered, with a note") {
    let model = OrderModel()
    model.title = "Delivered"
    model.message = "Handed to you at 18:37. Enjoy!"
    model.order = Order(
        number: "48190", status: .delivered, eta: nil,
        items: [Order.Item(quantity: 2, name: "Sourdough loaf", price: 9.8)], total: 9.8, currency: "EUR")
    model.note = "Thank you. We’ll write within the hour."
    return OrderCard(model: model)
}
