import RNSwiftUI

/// The controller of an activity: its view has one child for each presentation, named after it.
package final class ActivityController: UIViewController {
    private let activity: any _ActivityPresenting
    private var presentations: [WireKey: Presentation] = [:]

    /// The module of the extension's code, which tests replace by their own.
    nonisolated(unsafe) package static var module = "ExtensionModule"

    /// The controller of a widget with a Live Activity.
    /// - Parameter name: the widget's type; `nil` is returned if the program has none of the name, or it has no activity.
    package init?(widget name: String) {
        let mangled = "\(Self.module.utf8.count)\(Self.module)\(name.utf8.count)\(name)V"
        guard let type = _typeByName(mangled) as? any Widget.Type, let activity = type.init().body._activity else {
            return nil
        }
        self.activity = activity
        super.init(nibName: nil, bundle: nil)
    }
    package required init?(coder: NSCoder) { return nil }

    package override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .clear
    }

    /// Takes the values of a push, or tells why they aren't the type's.
    package func receive(_ call: JSON) {
        do {
            let views = try activity._views(
                _ActivityJSON(
                    identifier: call[.id]?.string ?? "", attributes: call[.attributes]?.string,
                    state: call[.state]?.string ?? "{}", isStale: call[.isStale]?.bool ?? false))
            if let shown = views.presentations {
                show(shown.lockScreen, shown.island, sizes: call[.presentations] ?? [:])
            }
            var reading = views.reading.json.members ?? [:]
            reading[.presentations] = .object(
                Dictionary(uniqueKeysWithValues: presentations.map { ($0.key, .size($0.value.contentSize)) }))
            Host.shared.request(.activityRead, .object(reading))
        } catch let failure as ActivityReading.Failure {
            Host.shared.request(.activityRefused, failure.json)
        } catch {
            Host.shared.request(.activityRefused, [.kind: "value", .message: .string("\(error)")])
        }
    }

    /// Shows the time of dates that run.
    package func refresh() { presentations.values.forEach { $0.refresh() } }

    private func show(_ lockScreen: AnyView, _ island: DynamicIsland, sizes: JSON) {
        func limits(_ key: WireKey) -> PresentationSize { PresentationSize(sizes[key] ?? [:]) }
        let scheme = sizes[.userInterfaceStyle]?.string.map { $0 == "dark" ? ColorScheme.dark : .light }
        set(
            .lockScreen, scheme.map { AnyView(lockScreen.environment(\.colorScheme, $0)) } ?? lockScreen,
            limits(.lockScreen))
        set(
            .expanded,
            Self.inIsland(
                IslandLayout(
                    margins: island.margins(of: .expanded), camera: sizes[.camera]?.size ?? .zero,
                    heights: limits(.expanded).heights
                ) { island.expanded }), limits(.expanded))
        let leading = Self.besideCamera(island.compactLeading, island.margins(of: .compactLeading))
        let trailing = Self.besideCamera(island.compactTrailing, island.margins(of: .compactTrailing))
        let (own, other) = (limits(.compactLeading), limits(.compactTrailing))
        set(.compactLeading, leading, own.sharing(with: other, leading, trailing))
        set(.compactTrailing, trailing, other.sharing(with: own, trailing, leading))
        set(.minimal, Self.besideCamera(island.minimal, island.margins(of: .minimal)), limits(.minimal))
    }

    private func set(_ key: WireKey, _ content: AnyView, _ limits: PresentationSize) {
        let presentation = presentations[key] ?? Presentation(key, in: view)
        presentations[key] = presentation
        presentation.show(AnyView(content.environment(\.isInWidget, true)), limits)
    }

    /// White on black, whatever the device's appearance.
    private static func inIsland(_ content: some View) -> AnyView {
        AnyView(content.environment(\.colorScheme, .dark))
    }

    /// The width of a ring beside the camera, in points (fact: activities/island.ring).
    private static let largestRing: CGFloat = 22.67

    /// Text and symbols beside the camera are smaller (fact: activities/island.font).
    private static func besideCamera(_ content: AnyView, _ margins: EdgeInsets) -> AnyView {
        inIsland(
            content.lineLimit(1).font(.subheadline).imageScale(.small).symbolVariant(.fill)
                .environment(\.largestProgressRing, largestRing).padding(margins))
    }
}
