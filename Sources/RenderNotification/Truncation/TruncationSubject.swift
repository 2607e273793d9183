import LiveActivities

/// A notification in its place, with replaceable texts to measure their maximum lengths. The texts of a Live Activity
/// are its code's, as those of an extension's view are.
struct TruncationSubject {
    private enum Shown {
        case expanded(Scene)
        case center(CenterScene, in: Place, ActivityScene = ActivityScene())

        var screen: Screen {
            switch self {
            case .expanded(let scene): .expanded(scene)
            case .center(let center, let place, let activities):
                activities.items.isEmpty
                    ? .center(center, in: place) : .activities(activities, over: center, in: place)
            }
        }
    }

    private var shown: Shown

    init(_ screen: Screen) {
        switch screen {
        case .expanded(let scene, _): shown = .expanded(scene)
        case .center(let center, let place):
            let asShown = center.asShown(in: place)
            shown = .center(asShown.center, in: asShown.place)
        case .activities(let activities, let center, let place):
            let asShown = center.asShown(in: place)
            // The island is on the whole screen alone.
            shown = .center(asShown.center, in: center.isLocked ? asShown.place : place, activities)
        }
    }

    private typealias Role = TruncationReport.Role

    private static var sceneTexts: [(role: Role, path: WritableKeyPath<Scene, String>)] {
        [
            (.appName, \.headerTitle), (.title, \.notification.request.content.title),
            (.subtitle, \.notification.request.content.subtitle), (.body, \.notification.request.content.body),
        ]
    }

    private static var rowTexts: [(role: Role, path: WritableKeyPath<NotificationRow, String>)] {
        [(.appName, \.app.name), (.title, \.title), (.subtitle, \.subtitle), (.body, \.body)]
    }

    /// The sender's texts from the top, empty ones left out; in a list those of the newest notification.
    var texts: [(role: TruncationReport.Role, text: String)] {
        var found: [(role: TruncationReport.Role, text: String)] = []
        switch shown {
        case .expanded(let scene):
            found = Self.sceneTexts.map { ($0.role, scene[keyPath: $0.path]) }
            found += scene.actions.map { (.action($0.identifier), $0.title) }
        case .center(let center, let place, _):
            guard let row = Self.newest(of: center, place) else { return [] }
            found = Self.rowTexts.map { ($0.role, row[keyPath: $0.path]) }
        }
        return found.filter { !$0.text.isEmpty }
    }

    /// The same notification with another text in a role; parts that don't affect that text's room are removed.
    func replacing(_ role: TruncationReport.Role, with text: String) -> TruncationSubject {
        var copy = self
        switch shown {
        case .expanded(var scene):
            scene.custom = nil
            if let path = Self.sceneTexts.first(where: { $0.role == role })?.path {
                scene[keyPath: path] = text
            } else if let index = scene.actions.firstIndex(where: { .action($0.identifier) == role }) {
                scene.actions[index].title = text
            }
            copy.shown = .expanded(scene)
        case .center(var center, let place, _):
            guard var row = Self.newest(of: center, place) else { return self }
            if let path = Self.rowTexts.first(where: { $0.role == role })?.path { row[keyPath: path] = text }
            Self.setNewest(row, of: &center, place)
            copy.shown = .center(center, in: place)
        }
        return copy
    }

    /// The layout in full height, beyond the screen's end.
    func composition(on renderer: NotificationRenderer) -> Composition {
        renderer.composer.compose(shown.screen, CompositionOptions(showsFullHeight: true))
    }

    private static func newest(of center: CenterScene, _ place: Place) -> NotificationRow? {
        switch place {
        case .banner: center.banner
        case .lockScreen: center.lockScreenGroups.first?.rows.first
        case .notificationCenter: center.groups.first?.rows.first
        case .group: center.shownGroup?.rows.first
        case .swipe: center.shownSwipe?.row
        // Alerts show none; `.screen` stands for another place.
        case .expanded, .manage, .prompt, .screen, .islandCompact, .islandMinimal, .islandExpanded: nil
        }
    }

    private static func setNewest(_ row: NotificationRow, of center: inout CenterScene, _ place: Place) {
        func alone(in group: CenterGroup?) -> [CenterGroup] {
            guard var group else { return [] }
            group.rows = [row]
            return [group]
        }
        switch place {
        case .banner: center.banner = row
        case .lockScreen: center.lockScreenGroups = alone(in: center.lockScreenGroups.first)
        case .notificationCenter: center.groups = alone(in: center.groups.first)
        case .group: center.groups = alone(in: center.shownGroup)
        case .swipe: center.groups = alone(in: center.shownSwipe?.group)
        case .expanded, .manage, .prompt, .screen, .islandCompact, .islandMinimal, .islandExpanded: break
        }
    }
}
