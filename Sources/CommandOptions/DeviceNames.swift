import ArgumentParser
import RenderNotification

extension DeviceModel: ExpressibleByArgument {
    public init?(argument: String) {
        guard let device = DeviceModel.named(argument) else { return nil }
        self = device
    }

    public var defaultValueDescription: String { name }
    public static var allValueStrings: [String] { all.map(\.name) }
    public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

extension ContentSizeCategory: NamedValue {
    public init?(argument: String) {
        guard let category = ContentSizeCategory.named(argument) else { return nil }
        self = category
    }
}

extension SystemStyle: NamedValue {}
extension Appearance: NamedValue {}
extension Orientation: NamedValue {}
