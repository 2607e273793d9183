import Foundation
import UserNotifications

/// Does what the notification's body says.
class NotificationService: UNNotificationServiceExtension {
    private var handler: (([String: Any]) -> Void)?
    private var content: [String: Any] = [:]

    override func didReceive(_ content: [String: Any], contentHandler: @escaping ([String: Any]) -> Void) {
        (self.content, handler) = (content, contentHandler)
        let words = (content["body"] as? String ?? "").split(separator: " ").map(String.init)
        switch words[0] {
        case "title": handOver(["title": "Changed", "userInfo": ["z": 1, "a": ["y": 2, "x": 3.5], "new": true]])
        case "attach": attach(words[1], as: words[2])
        case "later": nextWork = 2
        case "never": break
        case "silent": handOver(["title": "", "body": ""])
        case "twice":
            handOver(["title": "First"])
            handOver(["title": "Second"])
        case "stop": fatalError("no key")
        case "stop-later": nextWork = 1
        case "loop": while true {}
        default: handOver([:])
        }
    }

    override func workLater() {
        if content["body"] as? String == "stop-later" { fatalError("no data") }
        handOver(["title": "Later"])
    }

    override func serviceExtensionTimeWillExpire() { handOver(["title": "Expired"]) }

    private func handOver(_ changes: [String: Any]) { handler?(content.merging(changes) { $1 }) }

    private func attach(_ text: String, as name: String) {
        let path = Self.temporaryFolder + "/" + name
        try? text.write(toFile: path, atomically: false, encoding: .utf8)
        let answer = Self.ask(["query": "attachment", "identifier": "photo", "path": path])
        guard let number = answer["number"] else { return handOver(["title": answer["error"] ?? ""]) }
        handOver(["attachments": [["identifier": "photo", "path": path, "number": number]]])
    }
}
