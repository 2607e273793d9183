import ContentExtensionHost
import Renderer

/// A cache shared by the scenarios on a device: the extensions and the files of notifications.
package final class ScenarioCache {
    private struct Key: Hashable {
        let locale: String
        let isDark: Bool
    }

    private var installations = LRUCache<Key, ScenarioInstallation>(cost: 32, count: 32)
    /// Records the files of the extensions, if requested.
    private let readings: FileReadings?
    let notifications = NotificationFiles()

    /// - Parameter readings: records the files that the extensions are read from.
    package init(readings: FileReadings? = nil) { self.readings = readings }

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
}
