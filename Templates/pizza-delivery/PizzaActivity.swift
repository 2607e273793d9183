import SwiftUI
import WidgetKit

@main struct PizzaWidgets: WidgetBundle {
    var body: some Widget { PizzaActivity() }
}

struct PizzaActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: PizzaAttributes.self) { context in
            PizzaCard(context: context)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { StepIcon(step: context.state.step) }
                DynamicIslandExpandedRegion(.trailing) {
                    Countdown(context: context).font(.title3.weight(.semibold))
                        .frame(maxWidth: 68, maxHeight: 40, alignment: .trailing)
                }
                DynamicIslandExpandedRegion(.center) {
                    Text(context.state.step.title).font(.headline).lineLimit(1).minimumScaleFactor(0.5)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    VStack(spacing: 8) {
                        HStack {
                            DeliveryLine(context: context)
                            Spacer()
                            Text("\(context.attributes.pizzas) pizzas")
                        }
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                        DeliveryProgress(context: context)
                    }
                }
            } compactLeading: {
                StepSymbol(step: context.state.step)
            } compactTrailing: {
                Countdown(context: context).frame(maxWidth: 44, alignment: .trailing)
            } minimal: {
                StepSymbol(step: context.state.step)
            }
            .keylineTint(context.state.step.tint)
        }
    }
}
