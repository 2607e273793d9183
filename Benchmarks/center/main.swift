import Chrome
import ContentExtensionHost
import Renderer

// center-bench: 5,000 notifications of 50 apps in the notification centre; medians and least times in milliseconds,
// tab separated, each with its goal.

/// The current time: Monday, October 24, 2016.
let now = 1_477_326_240.0

/// Oldest first, one every five minutes, each from the next app; every app has three threads.
let arrivals = (0..<5000).map { index in
    let content = NotificationContent(
        title: "Title \(index)", body: "What number \(index) says in a line or two, so that it has something to wrap.",
        threadIdentifier: "\(index / 50 % 3)")
    return Arrival(
        UserNotification(
            date: now - Double(5000 - index) * 300,
            request: NotificationRequest(identifier: "\(index)", content: content)),
        app: AppInfo(name: "App \(index % 50)", bundleIdentifier: "org.example.app\(index % 50)"))
}

struct NoMeasuring: ContentMeasuring {
    func fittingHeight(of view: ViewNode, width: Double) -> Double { 0 }
}

/// A host with all notifications delivered.
func host(_ style: SystemStyle, _ grouping: NotificationGrouping = .automatic) throws -> NotificationHost {
    let host = NotificationHost(
        installed: [], environment: Environment(device: Device(style: style), date: now), measuring: NoMeasuring(),
        width: 359, options: HostOptions(center: CenterSettings(grouping: grouping)))
    for arrival in arrivals { host.send(.deliver(arrival)) }
    return host
}

/// Prints the median and the shortest of nine runs in milliseconds, after an uncounted one. `prepare` isn't timed.
func printTime<Input>(_ name: String, goal: Double, prepare: () throws -> Input, _ run: (Input) throws -> Void) throws {
    try run(try prepare())
    let times = try (0..<9).map { _ in
        let input = try prepare()
        let duration = try ContinuousClock().measure { try run(input) }.components
        return Double(duration.attoseconds) / 1e15 + Double(duration.seconds) * 1000
    }.sorted()
    print("\(name)\t\(times[times.count / 2])\t\(times[0])\t\(goal)")
}

/// Times an operation and the list that results from it.
func printOperation(_ name: String, _ style: SystemStyle, _ event: HostEvent) throws {
    try printTime(name, goal: 50, prepare: { try host(style) }) { host in
        host.send(event)
        _ = host.center
    }
}

for grouping in NotificationGrouping.allCases {
    try printTime(
        "what the list shows, grouping \(grouping.rawValue)", goal: 50, prepare: { try host(.ios10, grouping) }
    ) {
        _ = $0.center
    }
}
try printOperation("one more is delivered", .ios10, .deliver(arrivals[17]))
try printOperation("a stack is opened", .ios10, .expandGroup("4999"))
try printOperation("a row is swiped", .ios10, .swipe(nil))
try printOperation("a notification is cleared", .ios10, .clear("4999"))
try printOperation("a group is cleared", .ios10, .clearGroup("4999"))
try printOperation("all are cleared", .ios10, .clearAll)

let fonts = try FontLibrary()
for style in SystemStyle.allCases {
    for grouping in [NotificationGrouping.automatic, .off] {
        let center = try host(style, grouping).center
        let prepare = {
            try NotificationRenderer(
                device: Device(
                    model: .iPhone8, appearance: .light, contentSize: .large, locale: "en_US", style: style),
                fonts: fonts)
        }
        try printTime(
            "the list is drawn, \(style.rawValue), grouping \(grouping.rawValue)", goal: 300, prepare: prepare
        ) {
            let composition = $0.composer.compose(.center(center, in: .notificationCenter))
            _ = try $0.context.encode(DisplayListBuilder.build(composition), scale: $0.device.model.scale)
        }
    }
}
