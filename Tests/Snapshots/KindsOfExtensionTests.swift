import Chrome
import RenderNotification
import Renderer
import TestSupport
import Testing
import Views

@testable import ContentExtensionHost

/// A descriptor, an extension's own code in its process, and a class of this process behave alike: the scenarios of
/// Tests/Fixtures/kinds, with equal traces.
@Suite struct KindsOfExtensionTests {
    private enum Kind: String, CaseIterable {
        case descriptor, code, swiftClass
    }

    @Test(
        "The scenario's expectations hold for each kind of extension, with the same trace",
        arguments: FixtureArea.kinds.cases())
    func kindsAreAlike(_ fixture: FixtureCase) throws {
        let traces = try Kind.allCases.map { kind in
            let outcome = try outcome(of: fixture, kind)
            #expect(outcome.failures.map(\.description) == [], "\(kind)")
            #expect(outcome.diagnostics.filter { $0.severity != .note }.map(\.description) == [], "\(kind)")
            return outcome.trace.events.map { event in
                // Leaves out the extension's file.
                if case .matched = event.kind { return "\(event.time) matched" }
                return "\(event.time) \(event.kind)"
            }
        }
        for (kind, trace) in zip(Kind.allCases, traces).dropFirst() {
            let difference = trace.difference(from: traces[0]).map { "\($0)" }
            #expect(difference == [], "\(kind)")
        }
    }

    private func outcome(of fixture: FixtureCase, _ kind: Kind) throws -> ScenarioOutcome {
        var scenario = try ScenarioFile.read("\(fixture.folder)/scenario.json").value
        let isChat = scenario.extensions[0].value.hasSuffix("chat.json")
        if kind == .code {
            scenario.extensions[0].value = "../shared/\(isChat ? "Chat" : "Invitation")"
            scenario.code.extensions = nil
        }
        let renderer = try NotificationRenderer(device: Device(), fonts: FontLibrary())
        return try ScenarioPlayer(
            scenario, in: Environment(), with: renderer,
            controller: kind == .swiftClass ? { isChat ? Chat() : Invitation() } : nil
        ).run()
    }
}

/// Invitation/InvitationController.swift as a class of the test's process.
private final class Invitation: NotificationResponseHandling {
    var extensionContext: ExtensionContext?
    var title: String?
    var preferredContentSize = Size.zero
    private var headline = ""
    private var status = ""
    private var comment = ""

    var view: ViewNode {
        ViewNode(
            .stack(Stack(.vertical)),
            children: [
                ViewNode(.label(Label(headline)), id: "headlineLabel"),
                ViewNode(.label(Label(status)), id: "statusLabel"),
                ViewNode(.label(Label(comment)), id: "commentLabel"),
            ])
    }

    func viewDidLoad() {
        title = "Invitation"
        preferredContentSize = Size(width: 0, height: 80)
        status = "No answer yet"
    }

    func didReceive(_ notification: UserNotification) { headline = notification.request.content.title }

    func didReceive(
        _ response: NotificationResponse, completionHandler completion: @escaping (ResponseOption) -> Void
    ) {
        switch response.actionIdentifier {
        case "accept":
            status = "Sending"
            extensionContext?.clock.schedule(after: 2) { [self] in
                status = "Going!"
                title = "See you"
                extensionContext?.notificationActions = []
                completion(.doNotDismiss)
            }
        case "like": turn(to: NotificationAction(identifier: "unlike", title: "Unlike"), completion)
        case "unlike": turn(to: NotificationAction(identifier: "like", title: "Like"), completion)
        case "comment":
            comment = response.userText ?? ""
            preferredContentSize = Size(width: 0, height: 120)
            completion(.doNotDismiss)
        case "later": completion(.dismiss)
        default: completion(.dismissAndForwardAction)
        }
    }

    private func turn(to action: NotificationAction, _ completion: (ResponseOption) -> Void) {
        let decline = extensionContext?.notificationActions.first { $0.identifier == "decline" }
        extensionContext?.notificationActions = [action] + [decline].compactMap { $0 }
        completion(.doNotDismiss)
    }
}

/// Chat/ChatController.swift as a class of the test's process.
private final class Chat: NotificationResponseHandling {
    var extensionContext: ExtensionContext?
    let canBecomeFirstResponder = true
    let inputAccessoryView: ViewNode? = ViewNode(
        .label(Label("Write something nice")), id: "barLabel", sizing: ViewSizing(height: 44))
    let preferredContentSize = Size(width: 0, height: 60)
    private var message = ""

    var view: ViewNode { ViewNode(.label(Label(message)), id: "messageLabel") }

    func didReceive(_ notification: UserNotification) { message = notification.request.content.body }

    func didReceive(
        _ response: NotificationResponse, completionHandler completion: @escaping (ResponseOption) -> Void
    ) {
        extensionContext?.becomeFirstResponder()
        completion(.doNotDismiss)
    }
}
