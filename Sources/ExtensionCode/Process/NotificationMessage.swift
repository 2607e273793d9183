import Basics
import ContentExtensionHost
import Views

/// Notifications and responses as the process takes them.
extension JSONValue {
    init(_ notification: UserNotification) {
        self = .object([.date: .number(notification.date), .request: JSONValue(notification.request)])
    }

    init(_ request: NotificationRequest) {
        self = .object([
            .identifier: .text(request.identifier), .content: JSONValue(request.content),
            .trigger: JSONValue(request.trigger),
        ])
    }

    private init(_ trigger: NotificationTrigger?) {
        switch trigger {
        case nil: self = JSONValue(.null)
        case .push: self = "push"
        case .timeInterval(let seconds, let repeats):
            self = .object([.timeInterval: .number(seconds), .repeats: JSONValue(.bool(repeats))])
        case .calendar(let components, let repeats):
            var members = CalendarComponents.Name.allCases.compactMap { name in
                components.values[name].map { Member(key: name.rawValue, value: .number(Double($0))) }
            }
            if let zone = components.timeZone { members.append(Member(key: .timeZone, value: .text(zone))) }
            self = .object([.dateMatching: JSONValue(.object(members)), .repeats: JSONValue(.bool(repeats))])
        }
    }

    init(_ response: NotificationResponse) {
        self = .object([
            .actionIdentifier: .text(response.actionIdentifier),
            .userText: response.userText.map { .text($0) } ?? JSONValue(.null),
            .notification: JSONValue(response.notification),
        ])
    }

    private init(_ content: NotificationContent) {
        let sound = content.sound.map { sound in
            JSONValue.object([
                .name: .text(sound.name), .critical: JSONValue(.bool(sound.isCritical)),
                .volume: .number(sound.volume),
            ])
        }
        self = .object([
            .title: .text(content.title), .subtitle: .text(content.subtitle), .body: .text(content.body),
            .badge: content.badge.map { .number(Double($0)) } ?? JSONValue(.null), .sound: sound ?? JSONValue(.null),
            .categoryIdentifier: .text(content.categoryIdentifier),
            .threadIdentifier: .text(content.threadIdentifier), .userInfo: content.userInfo,
            .attachments: JSONValue(.array(content.attachments.map { JSONValue($0) })),
            .targetContentIdentifier: content.targetContentIdentifier.map { .text($0) } ?? JSONValue(.null),
            .interruptionLevel: .text(content.interruptionLevel.rawValue),
            .relevanceScore: .number(content.relevanceScore), .launchImageName: .text(content.launchImageName),
            .summaryArgument: .text(content.summaryArgument),
            .summaryArgumentCount: .number(Double(content.summaryArgumentCount)),
            .filterCriteria: content.filterCriteria.map { .text($0) } ?? JSONValue(.null),
            .communication: content.communication.map { communication in
                JSONValue.object([
                    .sender: .text(communication.sender), .groupName: .text(communication.groupName),
                ])
            } ?? JSONValue(.null),
        ])
    }

    private init(_ attachment: NotificationAttachment) {
        self = .object([
            .identifier: .text(attachment.identifier), .path: .text(attachment.path), .type: .text(attachment.type),
        ])
    }

    /// An action as the template language has it.
    init(_ action: NotificationAction) {
        let options: [(String, NotificationAction.Options)] = [
            ("authenticationRequired", .authenticationRequired), ("destructive", .destructive),
            ("foreground", .foreground),
        ]
        let input = action.textInput.map { input in
            JSONValue.object([.buttonTitle: .text(input.buttonTitle), .placeholder: .text(input.placeholder)])
        }
        self = .object([
            .identifier: .text(action.identifier), .title: .text(action.title),
            .options: JSONValue(.array(options.filter { action.options.contains($0.1) }.map { .text($0.0) })),
            .textInput: input ?? JSONValue(.null),
        ])
    }
}
