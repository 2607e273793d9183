import ContentExtensionHost
import Renderer
import Views

/// Finds the target of a touch on a banner, the list, the locked screen, and the alerts over them.
package struct CenterHitTest: Sendable {
    private let composition: Composition
    /// The identifiers of rows without one of their own, from the top.
    private let order: [String]
    /// A notification of each open stack, from the top.
    private let openStacks: [String]
    private let choices: [String: Int]

    /// - Parameters:
    ///   - composition: the picture of a place of the scene.
    ///   - place: the place that it shows.
    package init(_ composition: Composition, of scene: CenterScene, in place: Place) {
        let (center, place) = scene.asShown(in: place)
        let groups: [CenterGroup]
        switch place {
        case .lockScreen: groups = center.lockScreenGroups
        case .group: groups = [center.shownGroup].compactMap(\.self)
        case .swipe: groups = [center.shownSwipe?.group].compactMap(\.self)
        case .notificationCenter: groups = center.groups
        case .banner, .expanded, .manage, .prompt, .screen, .islandCompact, .islandMinimal, .islandExpanded:
            groups = []
        }
        let rows =
            switch place {
            case .banner: [center.banner].compactMap(\.self)
            case .swipe: [center.shownSwipe?.row].compactMap(\.self)
            default: groups.flatMap(\.rows)
            }
        self.composition = composition
        order = rows.map(\.identifier)
        openStacks = groups.filter { $0.isExpanded && $0.count > 1 }.compactMap(\.rows.first?.identifier)
        choices = Dictionary(rows.map { ($0.identifier, $0.choices.count) }) { first, _ in first }
    }

    /// The target of a touch at a point of the picture, in points; `nil` where nothing takes it.
    package func hit(at point: Point) -> CenterTarget? {
        composition.nodes.enumerated().reversed().lazy
            .compactMap { ViewPath($1, at: $0).hit(at: point) }
            .compactMap(target).first
    }

    /// The notification whose row is touched.
    package func row(at point: Point) -> String? {
        composition.nodes.lazy.flatMap(\.withDescendants).filter { $0.frame.contains(point) }
            .compactMap(identifier).first
    }

    private func target(_ path: ViewPath) -> CenterTarget? {
        let row = path.views.lazy.compactMap(identifier).first
        let swiped = path.views.first { $0.id == "swiped" }.flatMap { view in
            view.withDescendants.lazy.compactMap(identifier).first
        }
        for (view, parent) in zip(path.views, [nil] + path.views).reversed() {
            guard let id = view.id else { continue }
            switch id {
            case "tile-clear": return swiped.map { .clearTile($0) }
            case "tile-view": return swiped.map { .viewTile($0) }
            case "tile-manage", "tile-options": return swiped.map { .manage($0) }
            case "show-less": return openStack(path).map { .showLess($0) }
            case "clear-group": return openStack(path).map { .clearButton($0) }
            case "clear": return openStack(path).map { .clearButton($0) } ?? .clearAll
            case "clear-all": return .clearAll
            default: break
            }
            if let choice = view.choice { return .choice(choice) }
            if id.hasPrefix("prompt-button"), id != "prompt-buttons" {
                return .answer(position(of: view, in: parent, of: "prompt-button") > 0)
            }
            if id == "choice" || id.hasPrefix("choice-"), let row {
                if choices[row] == 1 { return .manage(row) }
                return position(of: view, in: parent, of: "choice") > 0 ? .turnOff(row) : .keep(row)
            }
        }
        return row.map { .notification($0) }
    }

    /// The place of a button among those of its row.
    private func position(of button: LayoutNode, in row: LayoutNode?, of name: String) -> Int {
        let buttons = (row?.children ?? []).filter { $0.id?.hasPrefix(name) ?? false }
        return buttons.firstIndex { $0.frame == button.frame } ?? 0
    }

    /// A notification of the stack whose heading is on the path.
    private func openStack(_ path: ViewPath) -> String? {
        guard let heading = path.views.first(where: \.isGroupHeading) else { return nil }
        let headings = composition.nodes.flatMap(\.withDescendants).filter(\.isGroupHeading)
        let place = headings.firstIndex { $0.frame == heading.frame }
        return place.flatMap { openStacks.indices.contains($0) ? openStacks[$0] : nil }
    }

    /// The notification of a row: the view's id names it, or its place among the rows does.
    private func identifier(_ view: LayoutNode) -> String? {
        guard view.part == .platter, let id = view.id else { return nil }
        if id.hasPrefix("row-"), choices[String(id.dropFirst("row-".count))] != nil {
            return String(id.dropFirst("row-".count))
        }
        guard id == "row" else { return nil }
        let rows = composition.nodes.flatMap(\.withDescendants).filter { $0.part == .platter && $0.id == "row" }
        let place = rows.firstIndex { $0.frame == view.frame }
        return place.flatMap { order.indices.contains($0) ? order[$0] : nil }
    }
}

/// The target of a touch on a banner, the list or an alert.
package enum CenterTarget: Sendable, Equatable {
    /// The row or banner of a notification.
    case notification(String)
    /// The tile View beside a swiped row.
    case viewTile(String)
    /// The tile Clear beside a swiped row, which clears a closed stack as a whole.
    case clearTile(String)
    /// The tile Manage or Options, or the button below a suggestion.
    case manage(String)
    /// "Keep…" and "Turn Off…" below a provisional notification.
    case keep(String), turnOff(String)
    /// "Show less" above an open stack with this notification.
    case showLess(String)
    /// The × above an open stack with this notification, or the "Clear" that it turns into.
    case clearButton(String)
    /// The × that clears everything.
    case clearAll
    /// A row of the management view or of the menu Options.
    case choice(ManagementView.Choice.Kind)
    /// A button of the permission alert.
    case answer(Bool)
}

extension LayoutNode {
    /// The node and all below it, parents first.
    package var withDescendants: [LayoutNode] { [self] + children.flatMap(\.withDescendants) }

    fileprivate var isGroupHeading: Bool { id == "group-heading" || id == "group-header" }

    /// The choice of a row of the management view: its own id names it, or its title's.
    fileprivate var choice: ManagementView.Choice.Kind? {
        func named(_ id: String?) -> ManagementView.Choice.Kind? {
            guard let id else { return nil }
            return .init(rawValue: id.hasPrefix("choice-") ? String(id.dropFirst("choice-".count)) : id)
        }
        if let own = named(id) { return own }
        guard id == "row" || id == "management-row" else { return nil }
        return withDescendants.lazy.compactMap { named($0.id) }.first
    }
}
