import ContentExtensionHost

/// What is kept from one scenario to the next on the same device: the extensions, which all of them name alike, what was read
/// of the files of notifications, and how high views are.
final class ScenarioCache {
    private struct Key: Hashable {
        let locale: String
        let isDark: Bool
    }

    private var installations = BoundedCache<Key, ScenarioInstallation>(cost: 32, count: 32)
    /// By the digest of what is seen of the view.
    private var heights = BoundedCache<[UInt8], Double>(cost: 4_096, count: 4_096)
    private var contents = FileContentsStore()
    let notifications = NotificationFiles()

    private let remembersHeights: Bool

    /// - Parameter remembersHeights: whether views are compared with those before, which costs more than it saves where there
    ///   is one notification.
    init(remembersHeights: Bool) { self.remembersHeights = remembersHeights }

    /// The extensions in a language and an appearance.
    func installation(
        of scenario: Scenario, locale: String, isDark: Bool
    ) throws(InputError) -> ScenarioInstallation {
        let key = Key(locale: locale, isDark: isDark)
        if let known = installations.value(for: key) { return known }
        let installation = try ScenarioInstallation(scenario, locale: locale, isDark: isDark)
        installations.insert(installation, for: key, cost: 1)
        return installation
    }

    /// Writes looks that take files by what they hold.
    func makeLook() -> LookWriter { LookWriter { [self] in contents.contents(of: $0) } }

    /// Measures as a renderer does, and what looks the same once.
    func measuring(of renderer: NotificationRenderer) -> any ContentMeasuring {
        guard remembersHeights else { return renderer.measuring }
        return Measuring(cache: self, renderer: renderer.measuring, traits: renderer.traits)
    }

    private struct Measuring: ContentMeasuring {
        let cache: ScenarioCache
        let renderer: any ContentMeasuring
        let traits: Traits

        func fittingHeight(of view: ViewNode, width: Double) -> Double {
            var look = cache.makeLook()
            look.add(traits)
            look.add(width)
            look.add(root: view)
            let digest = SHA256.digest(of: look.bytes)
            if let known = cache.heights.value(for: digest) { return known }
            let height = renderer.fittingHeight(of: view, width: width)
            cache.heights.insert(height, for: digest, cost: 1)
            return height
        }
    }
}
