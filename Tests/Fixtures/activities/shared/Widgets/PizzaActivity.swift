import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct PizzaAttributes: ActivityAttributes {
    enum Step: String, Codable { case baking, onTheWay, delivered }
    struct Driver: Codable, Hashable { var name: String }
    struct ContentState: Codable, Hashable {
        var step: Step
        var arrival: Date
        var driver: Driver?
        var slices: Int?
        var isLate: Bool?
    }
    var order: String
}

struct CallIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Call"
    @Parameter(title: "Order") var order: String
    init() {}
    init(order: String) { self.order = order }
    func perform() async throws -> some IntentResult { .result() }
}

struct PizzaActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: PizzaAttributes.self) { context in
            PizzaCard(context: context)
                .activityBackgroundTint(context.isStale ? Color(white: 0.8) : .yellow)
                .activitySystemActionForegroundColor(.black)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text(context.attributes.order) }
                DynamicIslandExpandedRegion(.trailing) {
                    Text(context.state.arrival, style: .timer).multilineTextAlignment(.trailing)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    Button(intent: CallIntent(order: context.attributes.order)) { Text("Call") }
                }
            } compactLeading: {
                Text(context.attributes.order)
            } compactTrailing: {
                Text(context.state.arrival, style: .timer).frame(width: 40)
            } minimal: {
                Text(context.attributes.order)
            }
        }
    }
}

struct PizzaCard: View {
    let context: ActivityViewContext<PizzaAttributes>

    var body: some View {
        VStack(alignment: .leading) {
            Text(context.state.step.rawValue).font(.headline)
            Text(context.state.driver.map { "with \($0.name)" } ?? "no driver yet")
            if context.state.step != .delivered { Text(context.state.arrival, style: .timer) }
        }
        .foregroundStyle(.black)
        .padding()
    }
}
