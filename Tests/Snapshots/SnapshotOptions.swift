import ContentExtensionHost
import RenderNotification
import Renderer

/// A case's `options.json`: the command line's options under their names in camel case, and the tests' own.
struct SnapshotOptions: Equatable {
    var device = DeviceModel.iPhone8
    /// Pixels per point; 1 keeps references small.
    var scale = 1.0
    var appearance = Appearance.light
    var contentSize = ContentSizeCategory.large
    var locale = "en_US"
    var orientation = Orientation.portrait
    var increaseContrast = false
    var reduceTransparency = false
    var boldText = false
    /// How much is drawn; the extension's content alone when `nil`, so that the chrome's changes leave it as it is.
    var crop: Crop?
    var style = SystemStyle.ios10
    var presentation = Place.expanded
    /// A file of lines in the case's folder, or its area's: what was delivered before.
    var delivered: String?
    /// A file in the case's folder with what the user has set; what is set here as well holds.
    var settings: String?
    var grouping: NotificationGrouping?
    var previews: ShowPreviewsSetting?
    var locked = false
    /// By identifier, as is `swipe`.
    var openGroup: String?
    var swipe: String?
    var fullHeight = false
    /// A path in the case's folder, as are those of attachments and assets.
    var wallpaper: String?
    var actions: [String] = []
    /// Texts by the action they are typed for.
    var replies: [Pair] = []
    /// What was typed into the system's field.
    var typed = ""
    /// The action, by identifier, that waits for the passcode of a locked device.
    var passcodeFor: String?
    var attachments: [Pair] = []
    /// Files by the address they stand in for.
    var assets: [Pair] = []
    /// Whether the descriptor is installed; without it the payload has the system's look alone.
    var hasExtension = true
    /// The case of the same area whose descriptor and payload are drawn where this one has none.
    var like: String?
    /// Whether the layout says it all, so that there is no picture.
    var layoutOnly = false
    /// Why the picture's reference may be larger than others.
    var large: String?

    /// A member of an object, whose order counts.
    struct Pair: Equatable {
        var key: String
        var value: String
    }

    /// These options with those of a file over them.
    /// - Throws: what is wrong in the file; a key that nothing reads is an error.
    func overridden(by path: String) throws(InputError) -> SnapshotOptions {
        let report = DiagnosticCollector(file: path)
        var options = self
        do {
            let bytes = try FileReader.read(path, limit: Limits.descriptorBytes)
            var object = ObjectReader(try JSONReader.read(bytes, file: path), path: "$", report: report)
            options.read(&object)
            object.finish()
        } catch let error as InputError {
            throw error
        } catch let problem as Diagnostic {
            throw InputError(problem)
        } catch {
            throw InputError(Diagnostic(.error, "internal", "\(error)"))
        }
        try report.check()
        return options
    }

    private mutating func read(_ object: inout ObjectReader) {
        device = object.named("device", DeviceModel.named) ?? device
        scale = object.number("scale", in: 0.5...8) ?? scale
        appearance = object.choice("appearance", Appearance.self) ?? appearance
        contentSize = object.named("contentSize", ContentSizeCategory.named) ?? contentSize
        locale = object.string("locale") ?? locale
        orientation = object.choice("orientation", Orientation.self) ?? orientation
        increaseContrast = object.bool("increaseContrast") ?? increaseContrast
        reduceTransparency = object.bool("reduceTransparency") ?? reduceTransparency
        boldText = object.bool("boldText") ?? boldText
        crop = object.named("crop") { $0 == "content" ? .some(nil) : Crop(rawValue: $0).map { .some($0) } } ?? crop
        style = object.choice("style", SystemStyle.self) ?? style
        presentation = object.choice("presentation", Place.self) ?? presentation
        delivered = object.string("delivered") ?? delivered
        settings = object.string("settings") ?? settings
        grouping = object.choice("grouping", NotificationGrouping.self) ?? grouping
        previews = object.choice("previews", ShowPreviewsSetting.self) ?? previews
        locked = object.bool("locked") ?? locked
        openGroup = object.string("openGroup") ?? openGroup
        swipe = object.string("swipe") ?? swipe
        fullHeight = object.bool("fullHeight") ?? fullHeight
        wallpaper = object.string("wallpaper") ?? wallpaper
        actions = object.strings("actions")?.map(\.text) ?? actions
        replies = object.pairs("replies") ?? replies
        typed = object.string("typed") ?? typed
        passcodeFor = object.string("passcodeFor") ?? passcodeFor
        attachments = object.pairs("attachments") ?? attachments
        assets = object.pairs("assets") ?? assets
        hasExtension = object.bool("extension") ?? hasExtension
        like = object.string("like") ?? like
        layoutOnly = object.bool("layoutOnly") ?? layoutOnly
        large = object.string("large") ?? large
    }
}

extension ObjectReader {
    /// What a name stands for; a name for nothing is reported.
    fileprivate mutating func named<Value>(_ key: String, _ find: (String) -> Value?) -> Value? {
        guard let name = string(key) else { return nil }
        if let found = find(name) { return found }
        report.add(.error, "unknown-value", "no \(key) is called \(name)", at: value[key]?.position ?? .init())
        return nil
    }

    /// The members of an object of strings.
    fileprivate mutating func pairs(_ key: String) -> [SnapshotOptions.Pair]? {
        guard let entries = entries(key) else { return nil }
        return entries.compactMap { entry in
            if let text = entry.value.string { return SnapshotOptions.Pair(key: entry.key, value: text) }
            wrongType(entry.value, entry.key, "a string")
            return nil
        }
    }
}
