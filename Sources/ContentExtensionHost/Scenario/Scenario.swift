import Views

/// A script of events and expectations, which is also a test (docs/scenarios.md).
package struct Scenario: Sendable, Equatable {
    /// The file's name in diagnostics.
    package var file: String
    /// The folder to which its paths are relative.
    package var folder: String
    /// The project in which the scenario's file may name files; `nil` for a scenario that isn't read from one.
    package var project: FileScope?
    /// The installed extensions: descriptors, folders of real extensions, their Info.plists.
    package var extensions: [Spanned<String>]
    /// A bindings.json for each real extension, in order, which stands for its code; `nil` to guess one.
    package var bindings: [Spanned<String>?]
    package var settings: ScenarioSettings
    package var options: HostOptions
    /// The simulated network.
    package var assets: [ScenarioAsset]
    package var steps: [ScenarioStep]
    /// The real extensions whose own code runs, asked for by the user and never by a file.
    package var code = CodeOptions()
    /// `true` if its date was chosen by somebody.
    package var hasDate = true

    package init(
        file: String = "scenario", folder: String = ".", extensions: [Spanned<String>] = [],
        bindings: [Spanned<String>?] = [], settings: ScenarioSettings = .init(), options: HostOptions = .init(),
        assets: [ScenarioAsset] = [], steps: [ScenarioStep] = []
    ) {
        self.file = file
        self.folder = folder
        self.extensions = extensions
        self.bindings = bindings
        self.settings = settings
        self.options = options
        self.assets = assets
        self.steps = steps
    }
}

/// The extensions whose own code runs.
package struct CodeOptions: Sendable, Equatable {
    /// Runs the code of these extensions, by path as the scenario has it; `nil` of all.
    package var extensions: Set<String>? = []
    /// The path of a `swiftc`; `nil` for that on PATH.
    package var compiler: String?
    /// Seconds that an extension and its modules may take to compile; `nil` for a minute.
    package var compileSeconds: Double?

    package init() {}

    package func runs(_ path: String) -> Bool { extensions?.contains(path) ?? true }
}

/// The device and its settings at the beginning; `nil` values are provided by the caller.
package struct ScenarioSettings: Sendable, Equatable {
    /// A device by name.
    package var device: Spanned<String>?
    /// `light` or `dark`.
    package var appearance: Spanned<String>?
    /// A size of Dynamic Type by name.
    package var contentSize: Spanned<String>?
    /// The generation of iOS.
    package var style: SystemStyle?
    /// "Increase Contrast", "Reduce Transparency" and "Bold Text".
    package var increaseContrast: Bool?
    package var reduceTransparency: Bool?
    package var boldText: Bool?
    /// iOS 26's slider, from 0 to 1.
    package var glassOpacity: Double?
    /// Loads, delivers and shows what iOS wouldn't.
    package var force: Bool?
    /// Such as `de_DE`; selects string tables and formats.
    package var locale: String?
    /// Identifier of the time zone in which dates are written.
    package var timeZone: String?
    /// Seconds since 1970 at which the scenario begins.
    package var date: Double?

    package init() {}
}

/// The simulated response at an address during a scenario.
package struct ScenarioAsset: Sendable, Equatable {
    package var url: String
    /// The file to download, or to draw for a remote image; `nil` if the address can't be found.
    package var path: Spanned<String>?
    /// Duration of the download in seconds of virtual time.
    package var latency = 0.0
    /// The reason of the failure; `nil` for success.
    package var failure: String?
}
