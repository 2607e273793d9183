import ContentExtensionHost
import InterfaceBuilder

/// Checks extensions and payloads, and how each payload's notification looks on devices of several widths.
public final class Validator {
    /// The widths of iPhones, 375 points first: what is wrong everywhere is told with the figures of the first.
    public static let devices = ["iphone-8", "iphone-se", "iphone-14", "iphone-8-plus", "iphone-15-plus"]
        .compactMap(Device.named)

    /// What every payload is run with, but for its own name.
    private let job: NotificationJob
    private let devices: [Device]
    private let fonts: FontLibrary
    private var renderers: [NotificationRenderer] = []
    /// By path, as far as they could be loaded.
    private var extensions: [String: CheckedExtension] = [:]

    /// - Parameters:
    ///   - job: the extensions, and how they are run.
    ///   - devices: the first one's picture is drawn as well, for what only drawing finds.
    public init(_ job: NotificationJob, devices: [Device] = Validator.devices, fonts: FontLibrary) {
        (self.job, self.devices, self.fonts) = (job, devices, fonts)
    }

    /// Checks a descriptor, an Info.plist, or a real extension's folder.
    /// - Parameter isLaidOut: whether a real extension is shown with a neutral payload, for want of another.
    public func check(extension path: String, isLaidOut: Bool = false) -> ValidationReport {
        var report = ValidationReport(path, .extension)
        do throws(InputError) {
            let checked = try CheckedExtension(path, options: options(for: path))
            extensions[path] = checked
            report.interface = checked.interface
            report.findings = checked.findings
        } catch {
            report.findings = error.diagnostics
        }
        if isLaidOut, report.isOK, let checked = extensions[path], checked.isReal,
            let category = checked.descriptor.attributes.categories.first
        {
            var job = job
            job.descriptors = [path]
            job.bindings = options(for: path).bindings.map { [$0] } ?? []
            job.payload = path
            job.payloadBytes = Array(Self.neutralPayload(category).utf8)
            let (findings, layouts) = look(at: job)
            report.layouts = layouts
            // The rest is about the payload, and this one is nobody's.
            report.findings += findings.filter { Self.layoutCodes.contains($0.code) || $0.severity == .error }
        }
        report.findings = counted(report.findings)
        return report
    }

    /// Expands a payload's notification on every device. What an extension's own check has noted isn't said again.
    public func check(payload path: String) -> ValidationReport {
        var report = ValidationReport(path, .payload)
        var job = job
        job.payload = path
        do throws(InputError) {
            if PastDelivery.hasLines(path) { job.delivered = try PastDelivery.read(path, now: job.date) }
            (report.findings, report.layouts) = look(at: job)
        } catch {
            report.findings = error.diagnostics
        }
        let notes = Set(extensions.values.flatMap(\.findings).filter { $0.severity == .note })
        report.findings = counted(report.findings.filter { !notes.contains($0) })
        return report
    }

    private static let layoutCodes: Set<String> = [
        "constraint-broken", "layout-ambiguous", "white-box", "ratio-jump", "content-without-height",
        "preferred-size-differs", "placeholder-text",
    ]

    private static func neutralPayload(_ category: String) -> String {
        """
        {"aps": {"alert": {"title": "A title of some words", "subtitle": "A subtitle of some words", "body": "The body of a \
        notification, which goes on for longer than a line on every phone there is."}, \
        "category": \(JSONText.quoted(category))}}
        """
    }

    /// What is wrong with a notification, and its figures, on every device.
    private func look(at job: NotificationJob) -> (findings: [Diagnostic], layouts: [ValidationReport.Layout]) {
        var findings = WidthFindings()
        var layouts: [ValidationReport.Layout] = []
        do {
            if renderers.isEmpty {
                renderers = try devices.map { try NotificationRenderer(traits: Traits(device: $0), fonts: fonts) }
            }
            for (index, renderer) in renderers.enumerated() {
                let found = try look(at: job, on: renderer, isDrawn: index == 0)
                findings.add(found.findings, width: renderer.traits.screen.width)
                if let layout = found.layout { layouts.append(layout) }
            }
        } catch let error as InputError {
            findings.add(error.diagnostics, width: 0)
        } catch {
            findings.add(
                [Diagnostic(.error, "internal", "\(error)", hint: "please report this", exit: .internalError)], width: 0
            )
        }
        return (findings.merged, layouts)
    }

    private func look(
        at job: NotificationJob, on renderer: NotificationRenderer, isDrawn: Bool
    ) throws -> (findings: [Diagnostic], layout: ValidationReport.Layout?) {
        let outcome = try job.run(on: renderer)
        let composition = renderer.compose(outcome.scene)
        if isDrawn { _ = try renderer.encode(composition, scale: 1) }
        var findings = outcome.diagnostics(with: renderer)
        guard let custom = outcome.scene.custom, let engaged = engaged(outcome.trace) else { return (findings, nil) }
        let count = { (code: String) in findings.count { $0.code == code } }
        let layout = ValidationReport.Layout(
            device: renderer.traits.device.name, size: custom.size, broken: count("constraint-broken"),
            ambiguous: count("layout-ambiguous"), placeholders: custom.view.placeholders)
        findings += PictureLint.findings(
            outcome, on: renderer, attributes: engaged.descriptor.attributes, context: engaged.context)
        return (findings, layout)
    }

    /// The extension that engaged.
    private func engaged(_ trace: Trace) -> CheckedExtension? {
        for event in trace.events {
            guard case .matched(let file, _) = event.kind else { continue }
            return extensions.values.first { $0.descriptor.file == file }
        }
        return nil
    }

    /// Real extensions take the bindings in their order.
    private func options(for path: String) -> ExtensionFolder.Options {
        let real = job.descriptors.filter(ExtensionFolder.isExtension)
        let bindings = real.firstIndex(of: path).flatMap { $0 < job.bindings.count ? job.bindings[$0] : nil }
        return ExtensionFolder.Options(locale: job.locale, bindings: bindings)
    }

    /// The findings as they count: with `isStrict`, warnings are errors. Each stands once.
    private func counted(_ findings: [Diagnostic]) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return findings.compactMap { finding in
            var finding = finding
            if job.options.isStrict, finding.severity == .warning { finding.severity = .error }
            return seen.insert(finding).inserted ? finding : nil
        }
    }
}

extension ViewNode {
    /// The stand-ins in it.
    fileprivate var placeholders: Int {
        guard !style.isHidden else { return 0 }
        let own: Int =
            switch content {
            case .placeholder: 1
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
