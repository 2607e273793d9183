import RNUIKit

/// Shows the outlet `label` and calls the controller's methods.
public enum ExtensionProcess {
    public static func run(_ classes: [HostedClass]) {
        let input = FileHandle(fileDescriptor: 3)
        let output = FileHandle(fileDescriptor: 4)
        var pending = Data()
        func read() -> [String: Any]? {
            while true {
                if let end = pending.firstIndex(of: 10) {
                    let line = pending[..<end]
                    pending = Data(pending[(end + 1)...])
                    return (try? JSONSerialization.jsonObject(with: line)) as? [String: Any] ?? [:]
                }
                let more = input.availableData
                if more.isEmpty { return nil }
                pending += more
            }
        }
        func write(_ object: [String: Any]) {
            guard let data = try? JSONSerialization.data(withJSONObject: object, options: .sortedKeys) else { return }
            try? output.write(contentsOf: data + [10])
        }
        UIViewController.ask = { query in
            write(query)
            return read() ?? [:]
        }
        UNNotificationServiceExtension.ask = UIViewController.ask
        var service: UNNotificationServiceExtension?
        var contents: [[String: Any]] = []
        let label = UILabel()
        var controller: UIViewController?
        var described: HostedClass?
        while let call = read() {
            switch call["call"] as? String {
            case "start":
                described = classes.first { $0.name == call["class"] as? String }
                controller = (described?.type as? UIViewController.Type)?.init()
                service = (described?.type as? UNNotificationServiceExtension.Type)?.init()
                let bundle = call["bundle"] as? [String: Any]
                UNNotificationServiceExtension.temporaryFolder = bundle?["temporary"] as? String ?? ""
                if let controller { described?.setters["label"]?(controller, label) }
            case "viewDidLoad": controller?.viewDidLoad()
            case "advance":
                controller?.nextWork = nil
                controller?.workLater()
                service?.nextWork = nil
                service?.workLater()
            case "serviceDidReceive":
                let content = (call["request"] as? [String: Any])?["content"] as? [String: Any]
                service?.didReceive(content ?? [:]) { contents.append(["content": $0]) }
            case "serviceTimeWillExpire": service?.serviceExtensionTimeWillExpire()
            case "didReceive":
                let request = (call["notification"] as? [String: Any])?["request"] as? [String: Any]
                let content = request?["content"] as? [String: Any]
                controller?.didReceive(UNNotification(body: content?["body"] as? String ?? ""))
            case "didReceiveResponse":
                typealias Handler = (
                    UNNotificationResponse, @escaping (UNNotificationContentExtensionResponseOption) -> Void
                ) -> Void
                let response = call["response"] as? [String: Any]
                let method = controller.flatMap { described?.responders["didReceive:completionHandler:"]?($0) }
                (method as? Handler)?(
                    UNNotificationResponse(actionIdentifier: response?["actionIdentifier"] as? String ?? "")
                ) {
                    controller?.requests.append(["complete": ["id": call["id"] ?? 0, "option": $0.rawValue]])
                }
            default: break
            }
            var reply: [String: Any] = [
                "view": ["type": "label", "id": "label", "text": ["literal": label.text ?? ""]],
                "requests": (controller?.requests ?? []) + contents, "now": call["now"] ?? 0,
            ]
            let height = controller?.preferredContentSize.height ?? 0
            if height > 0 { reply["preferredContentSize"] = [0, height] }
            contents = []
            if let delay = controller?.nextWork ?? service?.nextWork {
                reply["next"] = (call["now"] as? Double ?? 0) + delay
            }
            controller?.requests = []
            write(["reply": reply])
        }
    }
}
