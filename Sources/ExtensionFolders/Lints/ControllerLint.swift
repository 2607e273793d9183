import Basics
import SourceReading

/// Checks that iOS finds the controller's class by its name, and hands it the notification.
struct ControllerLint {
    /// The class as the storyboard or the Info.plist names it.
    let name: String
    /// The position of its name.
    let place: SourceSpan
    /// `true` for the Info.plist's NSExtensionPrincipalClass, `false` for a storyboard's class.
    let isPrincipalClass: Bool
    let sources: SourceIndex

    private static let contentExtension = "UNNotificationContentExtension"

    /// A class that no source file has; `nil` if one has it, and without sources.
    var undefined: Diagnostic? {
        guard sources.fileCount > 0, sources.named(name.withoutModule) == nil else { return nil }
        let consequence =
            isPrincipalClass
            ? "iOS can't make the extension's controller"
            : "UIKit makes a plain UIViewController, which gets no notification"
        return Diagnostic(
            .warning, "class-undefined",
            "no source file has the class \(name.withoutModule.quoted()): unless a library has it, \(consequence)",
            at: place, hint: NearestName.hint(for: name.withoutModule, among: sources.classes.keys.sorted()))
    }

    /// The reason why iOS shows nothing of the extension; `nil` if there is none in the sources.
    var fault: Diagnostic? {
        guard let controller = sources.named(name.withoutModule) else { return nil }
        return unqualified(controller) ?? unconforming(controller)
    }

    /// Swift's classes have their module's name before their own, unless `@objc(…)` gives them another. A storyboard
    /// may leave out the module: Interface Builder's template for content extensions does.
    private func unqualified(_ controller: SourceClass) -> Diagnostic? {
        guard isPrincipalClass, !name.contains("."), controller.runtimeName == nil,
            controller.location?.file.hasSuffix(".swift") == true
        else { return nil }
        return Diagnostic(
            .error, "class-unqualified",
            "iOS finds no class \(name.quoted()): a Swift class has its module's name before its own", at: place,
            hint: "write $(PRODUCT_MODULE_NAME).\(name), or @objc(\(name)) in front of the class")
    }

    private func unconforming(_ controller: SourceClass) -> Diagnostic? {
        let ancestry = sources.ancestry(of: controller.name)
        guard ancestry.isComplete,
            !ancestry.classes.contains(where: { $0.conformances.contains(Self.contentExtension) || adoptsOther($0) })
        else { return nil }
        return Diagnostic(
            .error, "not-a-content-extension",
            "\(controller.name) doesn't adopt \(Self.contentExtension), so iOS ends the extension when it is to show "
                + "a notification", at: controller.location ?? place,
            hint: "class \(controller.name): UIViewController, \(Self.contentExtension)")
    }

    /// `true` if a class adopts a protocol that isn't Apple's, which may require further members.
    private func adoptsOther(_ part: SourceClass) -> Bool {
        part.conformances.contains { name in
            name != part.superclass && !SourceIndex.isSystemClass(name)
                && !["UN", "NS", "CL", "MK", "AV", "WK"].contains { name.hasPrefix($0) }
        }
    }
}

extension ExtensionFolder {
    /// The check of the controller's class; `nil` if neither storyboard nor Info.plist names one.
    func controllerLint(_ sources: SourceIndex) -> ControllerLint? {
        if let name = document?.viewControllerClass, let interfaceFile {
            return ControllerLint(
                name: name, place: SourceSpan(file: interfaceFile), isPrincipalClass: false, sources: sources)
        }
        return plist.principalClass.map {
            let place = DiagnosticCollector(file: infoPlist).location($0.position)
            return ControllerLint(name: $0.text, place: place, isPrincipalClass: true, sources: sources)
        }
    }

    /// The reason why iOS shows nothing of the extension, as far as its class tells; `nil` for none.
    package var controllerFault: Diagnostic? {
        controllerLint(readableSources(DiagnosticCollector(file: infoPlist)))?.fault
    }
}
