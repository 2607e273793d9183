import SwiftUI
import WidgetKit

@main struct Widgets: WidgetBundle {
    var body: some Widget {
        HelloActivity()
        PizzaActivity()
        Clock()
    }
}

// A widget of the home screen, which isn't drawn and doesn't have to compile here.
struct Clock: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "clock", provider: ClockProvider()) { Text($0.date, style: .time) }
    }
}

struct ClockProvider: TimelineProvider {
    typealias Entry = ClockEntry
}
