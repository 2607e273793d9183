import Basics
import ContentExtensionHost

/// The notification centre as text, one fact per line.
package enum CenterDump {
    /// The lines of a scene, for a place.
    package static func text(of center: CenterScene, as place: Place) -> String {
        let isLocked = center.isLocked ? "locked" : "unlocked"
        var lines = ["device \(isLocked) \(quoted(center.clock)) \(quoted(center.day))"]
        if let banner = center.banner { lines.append("banner " + text(of: banner)) }
        if place == .lockScreen || place == .screen {
            lines += center.lockScreenGroups.flatMap { groupLines($0, "lock-screen-group") }
            if !center.lockScreenCount.isEmpty { lines.append("lock-screen-count \(quoted(center.lockScreenCount))") }
        }
        if place != .lockScreen { lines += center.groups.flatMap { groupLines($0, "group") } }
        if let swiped = center.swiped { lines.append("swiped \(quoted(swiped))") }
        if let summary = center.summary {
            lines.append("summary \(quoted(summary.title))")
            lines += summary.featured.map { "  featured " + text(of: $0) }
            lines += summary.others.map { "  other \(quoted($0.app.name)) count=\($0.count)" }
        }
        if let management = center.management, center.isManaging || place == .manage {
            lines += managementLines(management)
        }
        if let prompt = center.prompt, center.isPrompting || place == .prompt {
            lines.append("prompt \(quoted(prompt.title)) \(quoted(prompt.message))")
            lines += prompt.buttons.map { "  button \(quoted($0))" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func groupLines(_ group: CenterGroup, _ name: String) -> [String] {
        var parts = [
            name, "app=\(quoted(group.app.name))", "thread=\(quoted(group.key.thread))", "count=\(group.count)",
        ]
        if group.isExpanded { parts.append("expanded") }
        if group.offersClear { parts.append("offers-clear") }
        if group.key.isPriority { parts.append("priority") }
        if !group.summary.isEmpty { parts.append("summary=\(quoted(group.summary))") }
        return [parts.joined(separator: " ")] + group.rows.map { "  row " + text(of: $0) }
    }

    private static func managementLines(_ management: ManagementView) -> [String] {
        let kind = management.isConfirmation ? "confirmation" : "management"
        return ["\(kind) \(quoted(management.title)) \(quoted(management.message))"]
            + management.choices.map {
                "  choice \($0.kind.rawValue) \(quoted($0.title))" + ($0.detail.isEmpty ? "" : " \(quoted($0.detail))")
            }
    }

    private static func text(of notification: NotificationRow) -> String {
        var parts = [
            quoted(notification.identifier), "app=\(quoted(notification.app.name))",
            "time=\(quoted(notification.time))",
        ]
        for (name, text) in [
            ("title", notification.title), ("subtitle", notification.subtitle), ("body", notification.body),
        ] where !text.isEmpty { parts.append("\(name)=\(quoted(text))") }
        if let communication = notification.communication {
            parts.append("sender=\(quoted(communication.sender))")
            if communication.avatarPath == nil { parts.append("initials=\(quoted(communication.initials))") }
        }
        if !notification.intelligentSummary.isEmpty {
            parts.append("summary=\(quoted(notification.intelligentSummary))")
        }
        if let thumbnail = notification.thumbnail { parts.append("thumbnail=\(quoted(thumbnail.identifier))") }
        if notification.level != .active { parts.append(notification.level.rawValue) }
        if notification.isPreviewHidden { parts.append("hidden") }
        if !notification.suggestion.isEmpty { parts.append("suggestion=\(quoted(notification.suggestion))") }
        parts += notification.choices.map { "choice=\(quoted($0))" }
        return parts.joined(separator: " ")
    }

    private static func quoted(_ text: String) -> String { JSONText.quoted(text) }
}
