import RNAppIntents
import RNWidgetKit

struct OrderAttributes: ActivityAttributes {
    enum Step: String, Codable, Hashable { case baking, onTheWay }
    struct Stop: Codable, Hashable { var name: String }
    struct ContentState: Codable, Hashable {
        var title: String
        var step = Step.baking
        var arrival: Date?
        var stops: [Stop]?
        var count: Int?
    }
    var orderID: String
}

/// Counts touches, which no code sees.
struct CallIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Call"
    @Parameter(title: "Number", default: 7) var number: Int
    @Parameter(title: "Name") var name: String?
    init() {}
    init(name: String) { self.name = name }
    func perform() async throws -> some IntentResult { .result() }
}

struct OrderWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: OrderAttributes.self) { context in
            VStack(alignment: .leading, spacing: 0) {
                Text(context.state.title)
                Text(context.attributes.orderID + (context.isStale ? " old" : ""))
                if let arrival = context.state.arrival { Text(arrival, style: .timer) }
            }
            .padding(10)
            .activityBackgroundTint(context.isStale ? .gray : .red)
        } dynamicIsland: { context in
            DynamicIsland {
                sides(context.state.step)
                DynamicIslandExpandedRegion(.center) { Text(context.state.title) }
                DynamicIslandExpandedRegion(.bottom) {
                    Button(intent: CallIntent(name: "Ada")) { Text("Ring") }
                }
            } compactLeading: {
                Text("ab")
            } compactTrailing: {
                Text("abcdefgh")
            } minimal: {
                Text("x")
            }
            .keylineTint(.red)
        }
        .configurationDisplayName("Order")
    }

    @DynamicIslandExpandedContentBuilder
    private func sides(_ step: OrderAttributes.Step) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedRegion(.leading) { Text("Left") }
        DynamicIslandExpandedRegion(.trailing) { Text("Right") }
    }
}

/// A widget of the home screen.
struct PlainWidget: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
