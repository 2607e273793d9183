import SwiftUI
import WidgetKit

/// The card of the locked screen, and the banner of phones without a Dynamic Island.
struct PizzaCard: View {
    let context: ActivityViewContext<PizzaAttributes>

    var body: some View {
        VStack(spacing: 12) {
            HStack(spacing: 12) {
                StepIcon(step: context.state.step)
                VStack(alignment: .leading, spacing: 2) {
                    Text(context.state.step.title).font(.headline).lineLimit(1).minimumScaleFactor(0.5)
                    DeliveryLine(context: context).font(.subheadline).foregroundStyle(.secondary)
                }
                Spacer(minLength: 8)
                Countdown(context: context).font(.title2.weight(.semibold)).frame(maxWidth: 76, alignment: .trailing)
            }
            DeliveryProgress(context: context)
        }
        .padding(16)
    }
}

struct StepIcon: View {
    let step: PizzaAttributes.Step

    var body: some View {
        Image(systemName: step.symbol)
            .font(.system(size: 18, weight: .semibold))
            .foregroundStyle(.white)
            .frame(width: 40, height: 40)
            .background(step.tint, in: Circle())
    }
}

/// Beside the camera.
struct StepSymbol: View {
    let step: PizzaAttributes.Step

    var body: some View {
        Image(systemName: step.symbol).font(.system(size: 16, weight: .semibold)).foregroundStyle(step.tint)
    }
}

/// The restaurant, or who brings the pizza.
struct DeliveryLine: View {
    let context: ActivityViewContext<PizzaAttributes>

    var body: some View {
        if context.isStale {
            Text("Waiting for news")
        } else if let courier = context.state.courier, context.state.step.isUnderway {
            Text("\(courier) brings it")
        } else {
            Text(context.attributes.restaurant)
        }
    }
}

/// The time that is left: it counts without a push.
struct Countdown: View {
    let context: ActivityViewContext<PizzaAttributes>

    var body: some View {
        if context.state.step.isUnderway {
            Text(timerInterval: context.attributes.orderedAt...context.state.arrival)
                .monospacedDigit()
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .multilineTextAlignment(.trailing)
                .foregroundStyle(context.state.step.tint)
        } else {
            Image(systemName: "checkmark.circle.fill").foregroundStyle(context.state.step.tint)
        }
    }
}

/// The share of the time that has passed.
struct DeliveryProgress: View {
    let context: ActivityViewContext<PizzaAttributes>

    var body: some View {
        Group {
            if context.state.step.isUnderway {
                ProgressView(
                    timerInterval: context.attributes.orderedAt...context.state.arrival, countsDown: false,
                    label: { EmptyView() }, currentValueLabel: { EmptyView() })
            } else {
                ProgressView(value: 1)
            }
        }
        .tint(context.state.step.tint)
    }
}
