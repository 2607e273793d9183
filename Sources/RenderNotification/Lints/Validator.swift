import ExtensionFolders

/// Checks extensions and payloads, and lays out each payload's notification on devices of several widths.
package final class Validator {
    /// The widths of iPhones, 375 points first: findings that hold on all devices carry the first one's figures.
    package static let devices = ["iphone-8", "iphone-se", "iphone-14", "iphone-8-plus", "iphone-15-plus"]
        .compactMap(DeviceModel.named)

    /// The notification to check, without its payload.
    private let notification: PushNotification
    private let devices: [DeviceModel]
    /// The settings of all devices.
    private let settings: Device
    private let fonts: FontLibrary
    private var renderers: [NotificationRenderer] = []
    private let cache = ScenarioCache()
    /// The loaded extensions by path.
    private var extensions: [String: CheckedExtension] = [:]
    /// The findings about widgets, which aren't repeated with each payload.
    private var widgetFindings: [Diagnostic] = []

    /// - Parameters:
    ///   - notification: the extensions and their settings.
    ///   - devices: the devices to lay out on; the first one's picture is painted as well, for findings of painting.
    ///   - settings: what is the same on all of them: everything but the model.
    package init(
        _ notification: PushNotification, devices: [DeviceModel] = Validator.devices, settings: Device,
        fonts: FontLibrary
    ) {
        (self.notification, self.devices, self.settings, self.fonts) = (notification, devices, settings, fonts)
    }

    /// Checks a descriptor, an Info.plist, or a real extension's folder.
    /// - Parameter isLaidOut: lays a real extension out with a neutral payload, when there is no other.
    package func check(extension path: String, isLaidOut: Bool = false) -> ValidationReport {
        var report = ValidationReport(path, .extension)
        do throws(InputError) {
            let runsCode = notification.extensions.contains { $0.path == path && $0.runsCode }
            if let findings = try findings(aboutWidgets: path, runsCode: runsCode) {
                widgetFindings += findings
                report.findings = counted(findings)
                return report
            }
            let checked = try CheckedExtension(path, options: options(for: path), runsCode: runsCode)
            extensions[path] = checked
            report.interface = checked.interface
            report.findings = checked.findings
        } catch { report.findings = error.diagnostics }
        if isLaidOut, report.isOK, let checked = extensions[path], checked.isReal,
            let category = checked.descriptor.attributes.categories.first
        {
            var shown = notification
            shown.extensions = notification.extensions.filter { $0.path == path }
            shown.payload = .text(Self.neutralPayload(category), name: path)
            let (findings, layouts) = look(at: shown)
            report.layouts = layouts
            // Drop the findings about the payload, which was made up here.
            report.findings += findings.filter {
                Self.layoutCodes.contains($0.code) || $0.severity == .error || $0.code.hasPrefix("code-")
            }
        }
        report.findings = counted(report.findings)
        return report
    }

    private func findings(aboutWidgets path: String, runsCode: Bool) throws(InputError) -> [Diagnostic]? {
        var code = CodeOptions()
        (code.compiler, code.compileSeconds) = (notification.compiler, notification.compileSeconds)
        return try InstalledActivities.findings(about: path, options(for: path), code, runsCode: runsCode)
    }

    /// Expands a payload's notification on every device; findings of an extension's own check aren't repeated.
    package func check(payload path: String) -> ValidationReport {
        var report = ValidationReport(path, .payload)
        var shown = notification
        do throws(InputError) {
            shown.payload = .file(path)
            try shown.readPayload()
            (report.findings, report.layouts) = look(at: shown)
        } catch { report.findings = error.diagnostics }
        report.findings = counted(ownFindings(report.findings))
        return report
    }

    /// Expands the notification of each row of a file on every device.
    /// - Parameters:
    ///   - folder: the base folder of the files that rows name.
    ///   - hasColumns: false for rows whose JSON was made of other text.
    ///   - next: the next row's line number, and its JSON or the reason why it has none; `nil` at the end.
    package func check(
        rows path: String, folder: String, hasColumns: Bool,
        next: () throws -> (line: Int, row: Result<[UInt8], Diagnostic>)?
    ) -> ValidationReport {
        var report = ValidationReport(path, .payload)
        let file = FilePath.shownName(of: path)
        var rows = RowFindings(file: file, hasColumns: hasColumns)
        do {
            while let (line, row) = try next() {
                do {
                    let place = SourceSpan(file: file, line: line)
                    let (shown, findings) = try notification.showing(line: try row.get(), at: place, folder: folder)
                    rows.add(counted(ownFindings(findings + look(at: shown).findings)), line: line)
                } catch { rows.add(Diagnostic.all(of: error), line: line) }
            }
            report.findings = rows.merged
        } catch { report.findings = rows.merged + Diagnostic.all(of: error) }
        report.rows = .init(checked: rows.rows, faulty: rows.faulty)
        return report
    }

    /// The findings without those of the extensions' own checks, which are in their reports.
    private func ownFindings(_ findings: [Diagnostic]) -> [Diagnostic] {
        let known = Set(extensions.values.flatMap(\.findings) + widgetFindings)
        return findings.filter { !known.contains($0) }
    }

    private static let layoutCodes: Set<String> = [
        "constraint-broken", "layout-ambiguous", "white-box", "ratio-jump", "content-without-height",
        "preferred-size-differs", "placeholder-text",
    ]

    private static func neutralPayload(_ category: String) -> String {
        """
        {"aps": {"alert": {"title": "A title of some words", "subtitle": "A subtitle of some words", "body": "The body of a \
        notification, which goes on for longer than a line on every phone there is."}, \
        "category": \(JSONText.quoted(category)), "mutable-content": 1}}
        """
    }

    /// The findings and figures of a notification on every device.
    private func look(
        at notification: PushNotification
    ) -> (findings: [Diagnostic], layouts: [ValidationReport.Layout]) {
        var findings = WidthFindings()
        var layouts: [ValidationReport.Layout] = []
        do {
            if renderers.isEmpty {
                renderers = try devices.map { model in
                    var device = settings
                    device.model = model
                    return try NotificationRenderer(device: device, fonts: fonts)
                }
            }
            for (index, renderer) in renderers.enumerated() {
                let found = try look(at: notification, on: renderer, isDrawn: index == 0)
                findings.add(found.findings, width: renderer.device.screen.width)
                if let layout = found.layout { layouts.append(layout) }
            }
        } catch { findings.add(Diagnostic.all(of: error), width: 0) }
        return (findings.merged, layouts)
    }

    private func look(
        at notification: PushNotification, on renderer: NotificationRenderer, isDrawn: Bool
    ) throws -> (findings: [Diagnostic], layout: ValidationReport.Layout?) {
        let outcome = try notification.play(in: .expanded, on: renderer.device, with: renderer, cache: cache)
        let screen = outcome.screen(in: .expanded)
        _ = try renderer.draw(screen, as: isDrawn ? PictureEncoding(scale: 1) : nil)
        var findings = outcome.diagnostics(with: renderer)
        // A date that isn't meant so makes a text too long that isn't.
        if case .activities = screen, !findings.contains(where: { $0.code == "activity-date" }) {
            findings += cutTexts(of: screen, on: renderer)
        }
        guard let custom = outcome.scene.custom, let engaged = engaged(outcome.trace) else { return (findings, nil) }
        let count = { (code: String) in findings.count { $0.code == code } }
        let layout = ValidationReport.Layout(
            device: renderer.device.model.name, size: custom.size, broken: count("constraint-broken"),
            ambiguous: count("layout-ambiguous"), placeholders: custom.view.placeholders)
        return (findings + likelyMistakes(in: outcome, by: engaged, on: renderer), layout)
    }

    /// Truncated texts of a Live Activity's card.
    private func cutTexts(of screen: Screen, on renderer: NotificationRenderer) -> [Diagnostic] {
        var texts = TextLint(context: LintContext(file: SourceSpan(file: notification.extensions.first?.path ?? "")))
        let composition = renderer.composer.compose(screen, CompositionOptions(showsFullHeight: true))
        for content in composition.nodes.compactMap(\.customContent) { texts.check(content, in: content.frame) }
        return texts.findings
    }

    /// Likely mistakes in a laid-out notification: truncated texts, leftover placeholders, odd heights.
    private func likelyMistakes(
        in outcome: ScenarioOutcome, by engaged: CheckedExtension, on renderer: NotificationRenderer
    ) -> [Diagnostic] {
        let composition = renderer.composer.compose(.expanded(outcome.scene), CompositionOptions(showsFullHeight: true))
        guard let custom = outcome.scene.custom, let content = composition.nodes.lazy.compactMap(\.customContent).first
        else { return [] }
        var texts = TextLint(context: engaged.context)
        texts.check(content, in: content.frame)
        var initial: Size?
        var preferred = 0.0
        for event in outcome.trace.events {
            switch event.kind {
            case .initialSize(let size): initial = size
            case .preferredContentSizeChanged(let size): preferred = size.height
            default: break
            }
        }
        guard let initial else { return texts.findings }
        let fitting = renderer.composer.fittingHeight(of: custom.view, width: initial.width)
        return SizeLint(context: engaged.context, attributes: engaged.descriptor.attributes)
            .findings(initial: initial, content: content, fitting: fitting, preferred: preferred) + texts.findings
    }

    /// The extension that engaged.
    private func engaged(_ trace: Trace) -> CheckedExtension? {
        for event in trace.events {
            guard case .matched(let file, _) = event.kind else { continue }
            return extensions.values.first { $0.descriptor.file == file }
        }
        return nil
    }

    /// The options of real extensions, which take the bindings in order.
    private func options(for path: String) -> ExtensionFolder.Options {
        let bindings = notification.extensions.lazy.filter { $0.path == path }.compactMap(\.bindings).first
        return ExtensionFolder.Options(locale: settings.locale, bindings: bindings)
    }

    /// The findings without duplicates; with `isStrict`, warnings are errors. So is code that doesn't run in any case:
    /// a picture goes on without it, the extension shows nothing. An update is right without the activity that it needs.
    private func counted(_ findings: [Diagnostic]) -> [Diagnostic] {
        findings.map { finding in
            if finding.code == "activity-missing" {
                return Diagnostic(
                    .note, finding.code, "its values alone are checked: \(finding.message)", at: finding.location,
                    path: finding.jsonPath, hint: finding.hint)
            }
            let isStrict = notification.options.isStrict || Self.failureCodes.contains(finding.code)
            return finding.counted(isStrict: isStrict)
        }.withoutRepeats
    }

    private static let failureCodes: Set<String> = ["extension-crashed", "code-missing-type"]
}

extension ViewNode {
    /// The number of placeholders in the view.
    fileprivate var placeholders: Int {
        guard !style.isHidden else { return 0 }
        let own: Int =
            switch content {
            case .control(let control) where control.base is Placeholder: 1
            case .image(let view):
                switch view.image {
                case .placeholder, .movie: 1
                default: 0
                }
            default: 0
            }
        return children.reduce(own) { $0 + $1.placeholders }
    }
}

extension LayoutNode {
    fileprivate var customContent: LayoutNode? {
        part == .custom ? self : children.lazy.compactMap(\.customContent).first
    }
}
