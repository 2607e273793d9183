import ContentExtensionHost
import Renderer

/// A notification where it is shown, with texts that can be exchanged to see how long they may be.
struct TruncationSubject {
    private var shown: Screen

    init(_ screen: Screen) {
        switch screen {
        case .expanded(let scene, _): shown = .expanded(scene)
        case .center(let center, let place):
            let asShown = center.asShown(in: place)
            shown = .center(asShown.center, in: asShown.presentation)
        }
    }

    /// The texts that the sender writes, from the top; the newest notification's in a list. Empty ones are left out.
    var texts: [(role: TruncationReport.Role, text: String)] {
        var found: [(role: TruncationReport.Role, text: String)] = []
        switch shown {
        case .expanded(let scene, _):
            let content = scene.notification.request.content
            found = [
                (.appName, scene.headerTitle), (.title, content.title), (.subtitle, content.subtitle),
                (.body, content.body),
            ]
            found += scene.actions.map { (.action($0.identifier), $0.title) }
        case .center(let center, let presentation):
            guard let look = Self.newest(of: center, presentation) else { return [] }
            found = [
                (.appName, look.app.name), (.title, look.title), (.subtitle, look.subtitle), (.body, look.body),
            ]
        }
        return found.filter { !$0.text.isEmpty }
    }

    /// The same with another text in a role, without what makes no difference to that text's room.
    func replacing(_ role: TruncationReport.Role, with text: String) -> TruncationSubject {
        var copy = self
        switch shown {
        case .expanded(var scene, _):
            scene.custom = nil
            switch role {
            case .appName: scene.headerTitle = text
            case .title: scene.notification.request.content.title = text
            case .subtitle: scene.notification.request.content.subtitle = text
            case .body: scene.notification.request.content.body = text
            case .action(let identifier):
                guard let index = scene.actions.firstIndex(where: { $0.identifier == identifier }) else { break }
                scene.actions[index].title = text
            case .content: break
            }
            copy.shown = .expanded(scene)
        case .center(var center, let presentation):
            guard var look = Self.newest(of: center, presentation) else { return self }
            switch role {
            case .appName: look.app.name = text
            case .title: look.title = text
            case .subtitle: look.subtitle = text
            case .body: look.body = text
            case .action, .content: break
            }
            Self.setNewest(look, of: &center, presentation)
            copy.shown = .center(center, in: presentation)
        }
        return copy
    }

    /// The frames of it, in full height: what lies below the screen's end is scrolled to.
    func composition(on renderer: NotificationRenderer) -> Composition {
        renderer.compose(shown, CompositionOptions(showsFullHeight: true))
    }

    private static func newest(of center: CenterScene, _ presentation: Place) -> NotificationRow? {
        switch presentation {
        case .banner: center.banner
        case .lockScreen: center.lockScreenGroups.first?.looks.first
        case .notificationCenter: center.groups.first?.looks.first
        case .group: center.shownGroup?.looks.first
        case .swipe: center.shownSwipe?.look
        // None is in an alert, and the scene says what the screen stands for.
        case .expanded, .manage, .prompt, .screen: nil
        }
    }

    private static func setNewest(_ look: NotificationRow, of center: inout CenterScene, _ presentation: Place) {
        func alone(in group: CenterGroup?) -> [CenterGroup] {
            guard var group else { return [] }
            group.looks = [look]
            return [group]
        }
        switch presentation {
        case .banner: center.banner = look
        case .lockScreen: center.lockScreenGroups = alone(in: center.lockScreenGroups.first)
        case .notificationCenter: center.groups = alone(in: center.groups.first)
        case .group: center.groups = alone(in: center.shownGroup)
        case .swipe: center.groups = alone(in: center.shownSwipe?.group)
        case .expanded, .manage, .prompt, .screen: break
        }
    }
}
