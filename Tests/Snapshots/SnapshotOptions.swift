import Basics
import Chrome
import ContentExtensionHost
import RenderNotification
import Views

/// A case's `options.json`: the command line's options in camel case, and the tests' own.
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
    var glassOpacity = 0.0
    /// The crop; `nil` draws only the extension's content, which is independent of the chrome.
    var crop: Crop?
    var style = SystemStyle.ios10
    var presentation = Place.expanded
    /// A file of past deliveries, one a line, in the folder of the case or its area.
    var delivered: String?
    /// A file with the user's settings in the case's folder; options here override it.
    var settings: String?
    var grouping: NotificationGrouping?
    var previews: ShowPreviewsSetting?
    var locked = false
    /// By identifier, like `swipe`.
    var openGroup: String?
    var swipe: String?
    var fullHeight = false
    /// A path in the case's folder, like those of attachments and assets.
    var wallpaper: String?
    var actions: [String] = []
    /// Replies by their action.
    var replies: [Pair] = []
    /// The text in the system's field.
    var typed = ""
    /// The identifier of the action that waits for the passcode of a locked device.
    var passcodeFor: String?
    var attachments: [Pair] = []
    /// Local files by the address that they replace.
    var assets: [Pair] = []
    /// Installs the descriptor; otherwise the system draws the payload.
    var hasExtension = true
    /// The case of the same area whose inputs are used where this one has none (`FixtureCase`).
    var like: String?
    /// Compares only the layout, without a picture.
    var layoutOnly = false
    /// The reason why the picture's reference may exceed the limit.
    var large: String?

    /// A member of an object, in the order of the file.
    struct Pair: Equatable {
        var key: String
        var value: String
    }

    /// These options overridden by those of a file.
    /// - Throws: the errors in the file; an unknown key is one.
    func overridden(by path: String) throws(InputError) -> SnapshotOptions {
        let report = DiagnosticCollector(file: path)
        var options = self
        do {
            let bytes = try FileReader.read(path, limit: Limits.descriptorBytes)
            let object = ObjectReader(try JSONReader.read(bytes, file: path), path: "$", report: report)
            options.read(object)
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

    private mutating func read(_ object: ObjectReader) {
        device = object.named("device", DeviceModel.named) ?? device
        scale = object.number("scale", in: 0.5...8) ?? scale
        appearance = object.choice("appearance", Appearance.self) ?? appearance
        contentSize = object.named("contentSize", ContentSizeCategory.named) ?? contentSize
        locale = object.string("locale") ?? locale
        orientation = object.choice("orientation", Orientation.self) ?? orientation
        increaseContrast = object.bool("increaseContrast") ?? increaseContrast
        reduceTransparency = object.bool("reduceTransparency") ?? reduceTransparency
        boldText = object.bool("boldText") ?? boldText
        glassOpacity = object.number("glassOpacity", in: 0...1) ?? glassOpacity
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
    /// The value for a name; an unknown name is reported.
    fileprivate func named<Value>(_ key: String, _ find: (String) -> Value?) -> Value? {
        guard let name = string(key) else { return nil }
        if let found = find(name) { return found }
        report.add(.error, "unknown-value", "no \(key) is called \(name)", at: value[key]?.position ?? .init())
        return nil
    }

    /// The members of an object of strings.
    fileprivate func pairs(_ key: String) -> [SnapshotOptions.Pair]? {
        guard let entries = entries(key) else { return nil }
        return entries.compactMap { entry in
            if let text = entry.value.string { return SnapshotOptions.Pair(key: entry.key, value: text) }
            wrongType(entry.value, entry.key, "a string")
            return nil
        }
    }
}
