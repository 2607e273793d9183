import ContentExtensionHost
import Renderer

/// What is kept from one scenario to the next on the same device: the extensions, which all of them name alike, what was read
/// of the files of notifications, and how high views are.
package final class ScenarioCache {
    private struct Key: Hashable {
        let locale: String
        let isDark: Bool
    }

    private var installations = BoundedCache<Key, ScenarioInstallation>(cost: 32, count: 32)
    /// What the extensions were read from, where it is asked.
    private let readings: FileReadings?
    /// By the digest of what is seen of the view, with what measuring it has cost and found.
    private var heights = BoundedCache<[UInt8], (Double, NotificationRenderer.Progress)>(cost: 4_096, count: 4_096)
    private var contents = FileContentsStore()
    let notifications = NotificationFiles()

    private let remembersHeights: Bool

    /// - Parameters:
    ///   - remembersHeights: whether views are compared with those before, which costs more than it saves where there is one
    ///     notification.
    ///   - readings: notes what the extensions are read from.
    package init(remembersHeights: Bool, readings: FileReadings? = nil) {
        (self.remembersHeights, self.readings) = (remembersHeights, readings)
    }

    /// The extensions in a language and an appearance.
    func installation(
        of scenario: Scenario, locale: String, isDark: Bool
    ) throws(InputError) -> ScenarioInstallation {
        let key = Key(locale: locale, isDark: isDark)
        if let known = installations.value(for: key) { return known }
        let installation = try Self.install(scenario, locale: locale, isDark: isDark, noting: readings)
        installations.insert(installation, for: key, cost: 1)
        return installation
    }

    private static func install(
        _ scenario: Scenario, locale: String, isDark: Bool, noting readings: FileReadings?
    ) throws(InputError) -> ScenarioInstallation {
        guard let readings else { return try ScenarioInstallation(scenario, locale: locale, isDark: isDark) }
        return try FileReadings.$current.withValue(readings) {
            Result { () throws(InputError) in try ScenarioInstallation(scenario, locale: locale, isDark: isDark) }
        }.get()
    }

    /// Writes looks that take files by what they hold.
    func makeLook() -> LookWriter { LookWriter { [self] in contents.contents(of: $0) } }

    /// Measures as a renderer does, and what looks the same once.
    func measuring(of renderer: NotificationRenderer) -> any ContentMeasuring {
        guard remembersHeights else { return renderer.measuring }
        return Measuring(cache: self, renderer: renderer, measuring: renderer.measuring, traits: renderer.traits)
    }

    private struct Measuring: ContentMeasuring {
        let cache: ScenarioCache
        let renderer: NotificationRenderer
        let measuring: any ContentMeasuring
        let traits: Device

        func fittingHeight(of view: ViewNode, width: Double) -> Double {
            // What nothing is set for any more has no height that is worth keeping.
            if renderer.context.text.isExhausted { return measuring.fittingHeight(of: view, width: width) }
            var look = cache.makeLook()
            look.add(traits)
            look.add(width)
            look.add(root: view)
            let digest = SHA256.digest(of: look.bytes)
            if let (known, progress) = cache.heights.value(for: digest) {
                renderer.add(progress)
                return known
            }
            let (height, progress) = renderer.recording { measuring.fittingHeight(of: view, width: width) }
            if progress.cost.isWhole { cache.heights.insert((height, progress), for: digest, cost: 1) }
            return height
        }
    }
}
