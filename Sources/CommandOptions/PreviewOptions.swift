import ArgumentParser
import Preview
import RenderNotification

/// The variants of each notification on an exported site.
struct ExportOptions: ParsableArguments {
    @Option(help: "Generations of iOS, separated by commas; by default the project's.") var styles: String?
    @Option(help: "Devices, separated by commas; by default the project's.") var devices: String?
    @Option(help: "Light, dark or both: light,dark.") var appearances = "light,dark"
    @Option(help: "Text sizes, separated by commas; by default the project's.") var contentSizes: String?

    func validate() throws { _ = try variants() }

    /// The values of each setting; an empty list leaves it to the project.
    func variants() throws -> StaticSite.Variants {
        StaticSite.Variants(
            styles: try list(styles, "--styles") { SystemStyle(rawValue: $0)?.rawValue },
            devices: try list(devices, "--devices") { DeviceModel.named($0)?.name },
            appearances: try list(appearances, "--appearances") { Appearance(rawValue: $0)?.rawValue },
            contentSizes: try list(contentSizes, "--content-sizes") { ContentSizeCategory.named($0)?.rawValue })
    }

    private func list(_ text: String?, _ option: String, _ named: (String) -> String?) throws -> [String] {
        try (text ?? "").split(separator: ",").map {
            guard let name = named(String($0)) else { throw ValidationError("\(option) doesn't know \"\($0)\".") }
            return name
        }
    }
}
