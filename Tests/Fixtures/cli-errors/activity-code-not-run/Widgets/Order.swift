struct Order: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: OrderAttributes.self) { Text($0.state.title) }
    }
}
