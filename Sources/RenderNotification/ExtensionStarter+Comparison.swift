import ExtensionFolders

/// Comparison of an extension's constraints with the stacks made from them.
extension ExtensionStarter {
    /// `true` when the stacks give every view the same frame as the constraints, at the widths of small, usual and
    /// large phones and with short, long and no texts.
    package func stacksKeepFrames(on renderer: NotificationRenderer) -> Bool {
        guard let lowered else { return false }
        return Self.samples.allSatisfy { sample in
            let before = Self.view(of: original, showing: sample)
            let after = Self.view(of: lowered.descriptor, showing: sample)
            return Self.widths.allSatisfy { width in
                renderer.contentFrames(of: before, width: width).isAlike(
                    renderer.contentFrames(of: after, width: width))
            }
        }
    }

    /// Points: the screens of iPhone SE, 8 and 8 Plus without the platter's margins.
    package static let widths = [304.0, 359, 398]

    private static let samples: [NotificationContent] = [
        NotificationContent(title: "Title", subtitle: "Subtitle", body: "Body"),
        NotificationContent(
            title: String(repeating: "A long title ", count: 8), subtitle: String(repeating: "and more ", count: 12),
            body: String(repeating: "A message that takes more than one line. ", count: 8)), NotificationContent(),
    ]

    private static func view(of descriptor: ExtensionDescriptor, showing content: NotificationContent) -> ViewNode {
        let environment = DeclarativeEnvironment(app: descriptor.app, report: DiagnosticCollector(file: ""))
        let controller = DeclarativeExtension.make(program: descriptor.program, environment: environment)
        // A crash leaves the view unchanged, in both cases.
        try? controller.viewDidLoad()
        try? controller.didReceive(UserNotification(date: 0, request: .init(identifier: "", content: content)))
        return controller.view
    }
}

extension NotificationRenderer {
    /// The frames of an extension's view at a width in points, at its fitting height.
    func contentFrames(of view: ViewNode, width: Double) -> LayoutNode {
        startPicture()
        return composer.frames(of: view, width: width)
    }
}

extension LayoutNode {
    /// `true` when two trees have the same frames.
    fileprivate func isAlike(_ other: LayoutNode) -> Bool {
        frame == other.frame && children.count == other.children.count
            && zip(children, other.children).allSatisfy { $0.isAlike($1) }
    }
}
