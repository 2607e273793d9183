/// A `type` of view in descriptors.
package struct ViewKind: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// The name in descriptors.
    package let rawValue: String
    /// The keys that views of the type have besides those of every view.
    let properties: [ViewProperty]
    /// The events that they send, beside taps.
    package let events: Set<ControlEvent.Name>
    private let make: @Sendable (Environment) -> ViewContent
    private let clipsToBounds: Bool

    /// All types, in the documentation's order. Controls are registered here and nowhere else.
    package static let allCases: [ViewKind] = [
        view, ViewKind("overlay", []) { .overlay }, ViewKind("label", ViewProperty.label) { .label(Label("")) },
        ViewKind("image", ViewProperty.image) { .image(ImageView(nil)) },
        ViewKind("stack", ViewProperty.stack) { .stack(Stack()) },
        ViewKind(Button("")), ViewKind(TextField()), ViewKind(TextView(), clipsToBounds: true),
        ViewKind(ProgressView()),
        ViewKind(Slider()), ViewKind(Switch()), ViewKind(ActivityIndicator()), ViewKind(SegmentedControl()),
        ViewKind(PageControl()), ViewKind(Stepper()), ViewKind(MapView()),
        ViewKind(Placeholder(.web), "web"), ViewKind(Placeholder(.video), "video"),
        ViewKind(Placeholder(.camera), "camera"), ViewKind(Placeholder(.scene), "scene"),
        ViewKind(DatePicker()), ViewKind(Placeholder(.picker), "picker"),
        ViewKind(Placeholder(.placeholder)),
        ViewKind("scrollView", ViewProperty.scrollView, clipsToBounds: true) { .scroll(ScrollView()) },
        ViewKind("tableView", ViewProperty.tableView, clipsToBounds: true) { .table(TableView()) },
        ViewKind("collectionView", ViewProperty.collectionView, clipsToBounds: true) { .collection(CollectionView()) },
        cell, ViewKind("visualEffect", ViewProperty.visualEffect) { .visualEffect(.regular) },
        ViewKind("rectangle", ViewProperty.rectangle) { .shape(.rectangle(fill: .black)) },
        ViewKind("ellipse", ViewProperty.ellipse) { .shape(.ellipse(fill: .black)) },
        ViewKind("line", ViewProperty.line) { .shape(.line(color: .semantic(.separator), width: 1, dash: [])) },
        ViewKind("gradient", ViewProperty.gradient) { .shape(.gradient(from: .black, to: .clear, angle: 0)) },
        ViewKind("path", ViewProperty.path) { .shape(.path(PathShape())) },
        ViewKind("spacer", ViewProperty.spacer) { .spacer(minLength: 0) },
    ]
    private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    /// `true` if it arranges subviews rather than content of its own.
    var arrangesSubviews: Bool { Self.containers.contains(rawValue) }
    private static let containers: Set<String> = [
        "view", "overlay", "stack", "scrollView", "tableView", "collectionView", "cell", "visualEffect",
    ]

    static let view = ViewKind("view", []) { .view }
    static let cell = ViewKind("cell", ViewProperty.cell) { .cell(Cell()) }

    package init?(rawValue: String) {
        guard let kind = Self.named[rawValue] else { return nil }
        self = kind
    }

    private init(
        _ name: String, _ properties: [ViewProperty], clipsToBounds: Bool = false,
        _ make: @escaping @Sendable () -> ViewContent
    ) {
        (rawValue, self.properties, events) = (name, properties, [])
        (self.clipsToBounds, self.make) = (clipsToBounds, { _ in make() })
    }

    private init<Value: Control>(_ control: Value, _ name: String = Value.kindName, clipsToBounds: Bool = false) {
        (rawValue, properties, events) = (name, Value.properties, Value.events)
        (self.clipsToBounds, make) = (clipsToBounds, { .control(AnyControl(control.made(in: $0))) })
    }

    package static func == (a: ViewKind, b: ViewKind) -> Bool { a.rawValue == b.rawValue }
    package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

    /// The initial content of a view of this type.
    func content(in environment: Environment) -> ViewContent { make(environment) }
    /// The initial style of a view of this type: scrolling views clip, as in UIKit.
    var style: ViewStyle { ViewStyle(clipsToBounds: clipsToBounds) }
}
