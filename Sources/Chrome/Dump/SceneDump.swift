import Basics
import ContentExtensionHost
import Views

package enum SceneDump {
    /// The lines of a scene. While the passcode is asked for, the pad covers the notification's texts.
    package static func text(of scene: Scene) -> String {
        let content = scene.notification.request.content
        var lines = [
            "presentation \(scene.phase.rawValue)",
            "app \(JSONText.quoted(scene.app.name)) \(scene.app.bundleIdentifier)",
        ]
        if scene.passcodePrompt == nil { lines.append("header \(JSONText.quoted(scene.headerTitle))") }
        lines.append(
            "notification \(JSONText.quoted(scene.notification.request.identifier)) category=\(JSONText.quoted(content.categoryIdentifier)) thread=\(JSONText.quoted(content.threadIdentifier))"
        )
        if scene.passcodePrompt == nil { lines += contentLines(of: scene) }
        if let prompt = scene.passcodePrompt { lines.append("passcode-prompt \(JSONText.quoted(prompt.identifier))") }
        lines += textInput(scene.textInput)
        lines += scene.appInbox.map { response in
            "app-received \(JSONText.quoted(response.actionIdentifier))"
                + (response.userText.map { " text=\(JSONText.quoted($0))" } ?? "")
        }
        let text = lines.joined(separator: "\n") + "\n"
        guard scene.passcodePrompt == nil else { return text }
        return text + views(scene).map { "\($0.name)\n" + TreeDump.text(of: [$0.view]) }.joined()
    }

    private static func contentLines(of scene: Scene) -> [String] {
        let content = scene.notification.request.content
        var lines = [
            "title \(JSONText.quoted(content.title))", "subtitle \(JSONText.quoted(content.subtitle))",
            "body \(JSONText.quoted(content.body))",
        ]
        lines += content.attachments.map { "attachment \(JSONText.quoted($0.identifier)) \($0.type)" }
        if let custom = scene.custom {
            lines.append("custom \(FixedText.short(custom.size.width)) x \(FixedText.short(custom.size.height))")
            if let button = custom.mediaButton {
                lines.append("media-button \(button.type.rawValue) \(button.isPlaying ? "playing" : "paused")")
            }
        }
        if let media = scene.systemMedia {
            lines.append("system-media \(JSONText.quoted(media.identifier)) \(media.family.rawValue)")
        }
        if scene.offersManagement { lines.append("offers-management") }
        if let offset = scene.scrollOffset { lines.append("scrolled \(FixedText.short(offset))") }
        lines.append("default-content \(scene.showsDefaultContent ? "shown" : "hidden")")
        return lines + scene.actions.map(actionLine)
    }

    private static func actionLine(_ action: NotificationAction) -> String {
        let marks = [
            action.options.contains(.destructive) ? "destructive" : nil,
            action.options.contains(.foreground) ? "foreground" : nil,
            action.options.contains(.authenticationRequired) ? "authenticationRequired" : nil,
            action.textInput == nil ? nil : "textInput",
        ].compactMap { $0 }
        return (["action", JSONText.quoted(action.identifier), JSONText.quoted(action.title)] + marks)
            .joined(separator: " ")
    }

    /// The text input, with the text in the system's field.
    private static func textInput(_ session: TextInputSession?) -> [String] {
        switch session?.source {
        case .action(let action):
            let typed = session?.text ?? ""
            return [
                "text-input \(JSONText.quoted(action.identifier))"
                    + (typed.isEmpty ? "" : " text=\(JSONText.quoted(typed))")
            ]
        case .firstResponder: return ["first-responder"]
        case nil: return []
        }
    }

    /// The extension's visible views, named by their role in the host.
    private static func views(_ scene: Scene) -> [(name: String, view: ViewNode)] {
        var views = scene.custom.map { [("view", $0.view)] } ?? []
        if case .firstResponder(let accessory, let input) = scene.textInput?.source {
            views += [accessory.map { ("accessory-view", $0) }, input.map { ("input-view", $0) }].compactMap { $0 }
        }
        return views
    }
}
