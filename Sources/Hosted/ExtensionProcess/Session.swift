import RNFoundation
import RNUIKit
import RNUserNotifications
import RNUserNotificationsUI
import RNWidgetKit

/// One expansion: the controller, or the service extension, and what the tool was told last.
package final class Session {
    private var controller: UIViewController?
    private var service: UNNotificationServiceExtension?
    /// The last values sent, of which only changes are sent again.
    private var sent: [WireKey: JSON] = [:]
    private var laidOutVersion: Int?
    private var keyboard = KeyboardViews()

    package init() {}

    /// The reply to a call, after the work due by its `now` and the layout that the call made necessary.
    package func answer(_ call: JSON) -> JSON {
        let host = Host.shared
        if let now = call[.now]?.number {
            // Work that was due before happens at its own instants.
            EventLoop.shared.run(until: max(now, host.now))
        }
        if let size = call[.size]?.size { resize(size) }
        if let name = call[.call]?.string.flatMap({ WireCall(rawValue: $0) }) { perform(name, call) }
        EventLoop.shared.run(until: host.now)
        layOutIfChanged()
        EventLoop.shared.run(until: host.now)
        return [.reply: .object(reply())]
    }

    private func perform(_ name: WireCall, _ call: JSON) {
        switch name {
        case .start: start(call)
        case .viewDidLoad:
            controller?.loadViewIfNeeded()
            Layout.usesDesignFrames = false
        case .viewWillAppear:
            eachController {
                $0.viewWillAppear(false)
                $0.viewIsAppearing(false)
            }
        case .viewDidLayoutSubviews: layOut()
        case .viewDidAppear: eachController { $0.viewDidAppear(false) }
        case .viewWillDisappear: eachController { $0.viewWillDisappear(false) }
        case .viewDidDisappear: eachController { $0.viewDidDisappear(false) }
        case .didReceive: receive(call[.notification] ?? [:])
        case .didReceiveResponse: respond(call)
        case .mediaPlay: method("mediaPlay", as: (() -> Void).self)?()
        case .mediaPause: method("mediaPause", as: (() -> Void).self)?()
        case .event: Touches.deliver(call, to: controller, keyboard.views)
        case .activity: (controller as? ActivityController)?.receive(call)
        case .serviceDidReceive: serve(call[.request] ?? [:])
        case .serviceTimeWillExpire: service?.serviceExtensionTimeWillExpire()
        // The session has done its work before, but for dates that run.
        case .advance: (controller as? ActivityController)?.refresh()
        }
    }

    /// The controller and its children, outermost first.
    private func eachController(_ body: (UIViewController) -> Void) { controller?.family.forEach(body) }

    /// An optional method of the controller's; `nil` if its class hasn't got it.
    private func method<F>(_ name: String, as type: F.Type) -> F? {
        controller.flatMap { ClassRegistry.method(name, of: $0, as: type) }
    }

    // MARK: Start

    private func start(_ call: JSON) {
        Host.shared.start = call
        Layout.usesDesignFrames = true
        let name = call[.class]?.string ?? ""
        if call[.kind]?.string == "activity" {
            controller = ActivityController(widget: name)
            return
        }
        let type: AnyClass? = ClassRegistry.named(name)?.type
        if call[.kind]?.string == "service" {
            service = (type as? UNNotificationServiceExtension.Type)?.init()
            return
        }
        let made =
            if let interface = call[.interface] { UIStoryboard.controller(of: name, interface) } else {
                type.flatMap { UIViewController.make($0) } ?? UIViewController()
            }
        made.isHosted = true
        // Until the host embeds the view it has its size in the interface file, and a view made in code the screen's.
        made.hostedSize = call[.interface]?[.view]?[.designFrame]?.rect?.size ?? UIScreen.main.bounds.size
        controller = made
    }

    /// - Parameter size: the embedded view's, in points.
    private func resize(_ size: CGSize) {
        guard let controller, controller.hostedSize != size else { return }
        controller.hostedSize = size
        ViewStorage.version &+= 1
    }

    // MARK: Notifications

    private func receive(_ json: JSON) {
        if let actions = json[.actions]?.array {
            NSExtensionContext.shared.actions = actions.map { UNNotificationAction.make($0) }
        }
        let notification = UNNotification(json)
        UNUserNotificationCenter.current().delivered.append(notification)
        (controller as? any UNNotificationContentExtension)?.didReceive(notification)
    }

    /// Without the method the app gets the response, as on iOS.
    private func respond(_ call: JSON) {
        let id = call[.id] ?? .null
        typealias Method = (UNNotificationResponse, @escaping (UNNotificationContentExtensionResponseOption) -> Void) ->
            Void
        let complete = { (option: UNNotificationContentExtensionResponseOption) in
            Host.shared.request(.complete, [.id: id, .option: .string(option.name)])
        }
        guard let method = method("didReceive:completionHandler:", as: Method.self) else {
            return complete(.dismissAndForwardAction)
        }
        method(UNNotificationResponse.make(call[.response] ?? [:]), complete)
    }

    private func serve(_ request: JSON) {
        service?.didReceive(UNNotificationRequest(request)) { content in
            Host.shared.request(.content, content.encode())
        }
    }

    // MARK: Layout

    private func layOut() {
        guard let view = controller?.view else { return }
        laidOutVersion = ViewStorage.version
        Layout.run(view)
        laidOutVersion = ViewStorage.version
    }

    /// A change after the first layout is laid out before the picture is drawn, as at the end of a run loop's turn.
    private func layOutIfChanged() {
        if let laidOutVersion, laidOutVersion != ViewStorage.version { layOut() }
    }

    // MARK: Reply

    private func reply() -> [WireKey: JSON] {
        var reply: [WireKey: JSON] = [:]
        if let controller, controller.isViewLoaded {
            eachController { PropertyNames.give(to: $0) }
            change(.view, controller.view.encodeTree(), in: &reply)
            change(.title, controller.title.map { .string($0) }, in: &reply)
            let size = controller.preferredContentSize
            change(.preferredContentSize, size == .zero ? nil : .size(size), in: &reply)
            reply[.canBecomeFirstResponder] = .bool(controller.canBecomeFirstResponder)
            keyboard.update(controller)
            reply[.inputAccessoryView] = keyboard.accessory.map { $0.encodeTree() }
            reply[.inputView] = keyboard.input.map { $0.encodeTree() }
            reply[.media] = media()
        }
        reply[.requests] = .array(Host.shared.takeRequests())
        reply[.now] = .number(Host.shared.now)
        reply[.next] = EventLoop.shared.next.map { $0.isFinite ? .number($0) : .null } ?? .null
        return reply
    }

    /// Sends a value that differs from the last one sent; `null` for one that is gone.
    private func change(_ key: WireKey, _ value: JSON?, in reply: inout [WireKey: JSON]) {
        guard sent[key] != value else { return }
        sent[key] = value
        reply[key] = value ?? .null
    }

    private func media() -> JSON? {
        typealias Kind = UNNotificationContentExtensionMediaPlayPauseButtonType
        guard let type = method("mediaPlayPauseButtonType", as: (() -> Kind).self)?() else { return nil }
        let frame = method("mediaPlayPauseButtonFrame", as: (() -> CGRect).self)?() ?? .zero
        var media: [WireKey: JSON] = [.type: .string("\(type)"), .frame: .rect(frame)]
        media[.tint] = method("mediaPlayPauseButtonTintColor", as: (() -> UIColor).self)?().value.json
        return .object(media)
    }
}

/// The views above and in place of the keyboard, which the controller is asked for once while it is first responder.
private struct KeyboardViews {
    private(set) var accessory: UIView?
    private(set) var input: UIView?
    private var isShown = false

    var views: [UIView] { [accessory, input].compactMap { $0 } }

    mutating func update(_ controller: UIViewController) {
        guard controller.isFirstResponder != isShown else { return }
        isShown = controller.isFirstResponder
        accessory = isShown ? controller.inputAccessoryView : nil
        input = isShown ? controller.inputView : nil
        for view in views { view.holdFrameHeight() }
    }
}
