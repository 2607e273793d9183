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

    /// - Parameters:
    ///   - job: the extensions, and how they are run.
    ///   - devices: the first one's picture is drawn as well, for what only drawing finds.
    public init(_ job: NotificationJob, devices: [Device] = Validator.devices, fonts: FontLibrary) {
        (self.job, self.devices, self.fonts) = (job, devices, fonts)
    }

    /// Checks a descriptor, an Info.plist, or a real extension's folder.
    public func check(extension path: String) -> ValidationReport {
        var report = ValidationReport(path, .extension)
        do throws(InputError) {
            report.findings = counted(try ExtensionFolder.load(path, options: options(for: path)).warnings)
        } catch {
            report.findings = counted(error.diagnostics)
        }
        return report
    }

    /// Expands a payload's notification on every device.
    public func check(payload path: String) -> ValidationReport {
        var report = ValidationReport(path, .payload)
        var findings = WidthFindings()
        do {
            var job = job
            job.payload = path
            if renderers.isEmpty {
                renderers = try devices.map { try NotificationRenderer(traits: Traits(device: $0), fonts: fonts) }
            }
            for (device, renderer) in zip(devices, renderers) {
                let found = try look(at: job, on: renderer, isDrawn: report.layouts.isEmpty)
                findings.add(found.findings, width: device.screen.width)
                report.layouts.append(contentsOf: found.layout.map { [$0] } ?? [])
            }
        } catch let error as InputError {
            findings.add(error.diagnostics, width: 0)
        } catch {
            findings.add(
                [Diagnostic(.error, "internal", "\(error)", hint: "please report this", exit: .internalError)], width: 0
            )
        }
        report.findings = counted(findings.merged)
        return report
    }

    private func look(
        at job: NotificationJob, on renderer: NotificationRenderer, isDrawn: Bool
    ) throws -> (findings: [Diagnostic], layout: ValidationReport.Layout?) {
        let outcome = try job.run(on: renderer)
        let composition = renderer.compose(outcome.scene)
        if isDrawn { _ = try renderer.encode(composition, scale: 1) }
        var findings = outcome.diagnostics(with: renderer)
        guard let custom = outcome.scene.custom, let engaged = engaged(outcome.trace) else { return (findings, nil) }
        findings += PictureLint.findings(
            outcome, on: renderer, attributes: engaged.attributes, context: LintContext(reading: engaged))
        let count = { (code: String) in findings.count { $0.code == code } }
        return (
            findings,
            .init(
                device: renderer.traits.device.name, size: custom.size, broken: count("constraint-broken"),
                ambiguous: count("layout-ambiguous"), placeholders: custom.view.placeholders)
        )
    }

    /// The extension that engaged.
    private func engaged(_ trace: Trace) -> ExtensionDescriptor? {
        for event in trace.events {
            guard case .matched(let file, _) = event.kind else { continue }
            for path in job.descriptors {
                let loaded = try? ExtensionFolder.load(path, options: options(for: path))
                if let descriptor = loaded?.value.descriptor, descriptor.file == file { return descriptor }
            }
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
            case .image(let view): if case .placeholder = view.image { 1 } else { 0 }
            default: 0
            }
        return children.reduce(own) { $0 + $1.placeholders }
    }
}
