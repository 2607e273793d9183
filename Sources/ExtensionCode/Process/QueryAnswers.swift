import Basics
import ContentExtensionHost
import RNWire
import Views

/// Answers the questions of an extension's code, which need layout or the extension's files.
final class QueryAnswers {
    let setup: HostedSetup
    private let reader: TemplateReader
    /// Images that the code was given, by the names under which its views refer to them.
    private let images = ImageTable()
    /// The current notification, whose attachments can be read.
    var notification: UserNotification?
    /// The app's requests that wait for their triggers.
    var pendingRequests: () -> [NotificationRequest] = { [] }
    let folder: ProcessFolder
    /// The names of images and fonts that the code has asked for in vain.
    var missingNames: Set<String> = []
    /// Attachments that the code has made.
    var attachments: [NotificationAttachment] = []
    /// Attachments of pending requests that the code has got, by their files.
    private(set) var pendingAttachments: [String: NotificationAttachment] = [:]

    init(_ setup: HostedSetup, folder: ProcessFolder) {
        self.setup = setup
        self.folder = folder
        let (images, assets) = (images, setup.assets)
        reader = TemplateReader(
            setup.environment, file: setup.folder, files: setup.scope, assets: { images[$0] ?? assets?($0) })
    }

    func view(_ value: JSONValue) -> ViewNode? { reader.view(value, of: notification) }
    func actions(_ values: [JSONValue]) -> [NotificationAction] { reader.actions(values) }
    func color(_ value: JSONValue) -> Color? { reader.color(value) }

    private var measuring: (any ViewMeasuring)? { setup.environment.measuring?() }

    func answer(to query: JSONValue) -> JSONValue {
        let answer = query[.query]?.string.flatMap { WireQuery(rawValue: $0) }.flatMap { self.answer($0, query) }
        return answer ?? .object([.missing: JSONValue(.bool(true))])
    }

    /// The answer to a kind of query; `nil` if there is no such thing.
    private func answer(_ kind: WireQuery, _ query: JSONValue) -> JSONValue? {
        let (width, height) = (query[.width]?.number, query[.height]?.number)
        switch kind {
        case .layout:
            guard let view = query[.view].flatMap({ view($0) }), let width, let measuring else { return nil }
            let frames = measuring.frames(of: view, width: width, height: height)
            let members = frames.sorted { $0.key < $1.key }.map { id, frame in
                JSONValue.Member(
                    key: id, value: .numbers([frame.minX, frame.minY, frame.width, frame.height]))
            }
            return .object([.frames: JSONValue(.object(members))])
        case .fittingSize:
            guard let view = query[.view].flatMap({ view($0) }), let measuring else { return nil }
            return size(measuring.fittingSize(of: view, width: width, height: height))
        case .textSize:
            if let labels = query[.label]?.array { return sizes(of: labels, widths: query[.width]?.array ?? []) }
            guard let label = query[.label].flatMap({ reader.label($0) }), let measuring else { return nil }
            return size(measuring.size(of: label, width: width))
        case .image: return image(query)
        case .font: return font(query)
        case .symbol:
            let isDrawn = query[.systemName]?.string.map { measuring?.hasSymbol(named: $0) ?? false } ?? false
            return isDrawn ? .object([:]) : nil
        case .drawing: return drawing(query)
        case .media: return media(query)
        case .attachment: return attachment(query)
        case .pendingRequests:
            let requests = pendingRequests()
            for attachment in requests.flatMap(\.content.attachments) {
                pendingAttachments[attachment.path] = attachment
            }
            return .object([.requests: JSONValue(.array(requests.map { JSONValue(folder.sharing($0)) }))])
        case .color: return namedColor(query)
        case .string: return string(query)
        case .resource: return resource(query)
        case .interface: return interface(query)
        }
    }

    private func size(_ size: Size) -> JSONValue { .object([.size: .numbers([size.width, size.height])]) }

    /// Labels that one question may have, as the time is looked at between questions.
    private static let maxLabels = 500

    /// The sizes of several labels, each for the width at its place; `null` for one that can't be read.
    private func sizes(of labels: [JSONValue], widths: [JSONValue]) -> JSONValue? {
        guard let measuring, widths.count == labels.count, labels.count <= Self.maxLabels else { return nil }
        let sizes = zip(labels, widths).map { label, width -> JSONValue in
            guard let label = reader.label(label) else { return JSONValue(.null) }
            let size = measuring.size(of: label, width: width.number)
            return .numbers([size.width, size.height])
        }
        return .object([.size: JSONValue(.array(sizes))])
    }

    /// An image of the code: a symbol, one of the extension's, or a file that it may read.
    private func image(_ query: JSONValue) -> JSONValue? {
        if let name = query[.systemName]?.string {
            let reference = ImageReference.symbol(name: name, pointSize: 17, weight: .regular)
            guard let size = measuring?.size(of: reference) else { return nil }
            return .object([
                .size: .numbers([size.width, size.height]),
                .scale: .number(setup.environment.environment.device.model.scale),
                .image: .object([.symbol: .text(name)]),
            ])
        }
        if let path = query[.movie]?.string, let poster = poster(of: path) { return poster }
        var file: ImageFile?
        if let name = query[.name]?.string {
            file = named(name)
            if file == nil { reportMissing(image: name) }
            if file == nil, let size = setup.resources?.undrawnSize(ofImage: name) {
                // `UIImage(named:)` isn't nil.
                return .object([
                    .size: .numbers([size.width, size.height]), .scale: .number(1),
                    .image: .object([
                        .placeholder: .text(name), .width: .number(size.width), .height: .number(size.height),
                    ]),
                ])
            }
        }
        if let path = query[.path]?.string ?? query[.movie]?.string { file = allowed(path) }
        guard let file else { return nil }
        let scale = file.pixelsPerPoint
        guard let size = measuring?.size(of: .file(path: file.path, scale: scale)) else { return nil }
        return .object([
            .size: .numbers([size.width, size.height]), .scale: .number(scale),
            .image: .object([.asset: .text(images.add(file)), .scale: .number(scale)]),
        ])
    }

    /// An image that the code has drawn, as views.
    private func drawing(_ query: JSONValue) -> JSONValue? {
        guard let view = query[.view].flatMap({ view($0) }), let width = query[.width]?.number,
            let height = query[.height]?.number, let scale = query[.scale]?.number,
            let bytes = setup.environment.painting?(view, Size(width: width, height: height), scale),
            let file = KeptFiles.shared.path(of: bytes, ending: "png")
        else { return nil }
        return .object([
            .image: .object([
                .asset: .text(images.add(ImageFile(path: file, scale: scale))), .scale: .number(scale),
            ])
        ])
    }

    /// The poster of a movie that the notification has attached; `nil` for another file.
    private func poster(of path: String) -> JSONValue? {
        guard let file = readable(path),
            let movie = notification?.request.content.attachments.first(where: {
                $0.family == .movie && $0.path == file
            })
        else { return nil }
        let size = movie.naturalSize ?? .zero
        return .object([
            .size: .numbers([size.width, size.height]), .scale: .number(1),
            .image: .object([.attachment: .text(movie.identifier)]),
        ])
    }

    /// Seconds and pixels of a sound or movie.
    private func media(_ query: JSONValue) -> JSONValue? {
        guard let file = query[.path]?.string.flatMap(readable),
            let media = try? NotificationAttachment(identifier: "media", path: file)
        else { return nil }
        var members: [JSONValue.Member] = []
        if let duration = media.duration { members.append(.init(key: .duration, value: .number(duration))) }
        if let size = media.naturalSize {
            members.append(.init(key: .size, value: .numbers([size.width, size.height])))
        }
        return JSONValue(.object(members))
    }

    /// UIImage(named:): of a catalog, or a file of the bundle with or without its ending and scale.
    func named(_ name: String) -> ImageFile? {
        if let found = setup.assets?(name) { return found }
        let hasEnding = ["png", "jpg", "jpeg", "gif", "heic", "webp"].contains(FilePath.ending(of: name))
        let endings = hasEnding ? [""] : [".png", "@2x.png", "@3x.png", ".jpg", ".jpeg"]
        return endings.lazy.compactMap { ending in
            (try? FileScope(root: self.setup.folder).resolve(name + ending, isSuggesting: false)).map {
                ImageFile(path: $0)
            }
        }.first
    }

    /// An image by absolute path, if the process may read it.
    private func allowed(_ path: String) -> ImageFile? {
        guard let file = readable(path) else { return nil }
        // Its home goes with the process, and pictures are painted afterwards.
        guard isInHome(file) else { return ImageFile(path: file) }
        return KeptFiles.shared.copy(of: file).map { ImageFile(path: $0, scale: ImageFile(path: file).pixelsPerPoint) }
    }

    /// A file by absolute path, if the process may read it.
    func readable(_ path: String) -> String? {
        if let original = folder.original(of: path) { return original }
        guard let real = FileScope.canonical(path) else { return nil }
        return isInHome(real) || setup.readable.contains { isBelow($0, real) } ? real : nil
    }

    /// `true` for a file that goes with the process.
    func isInHome(_ real: String) -> Bool { isBelow(folder.home, real) }

    private func isBelow(_ place: String, _ real: String) -> Bool {
        guard let place = FileScope.canonical(place) else { return false }
        return real == place || real.hasPrefix(place + "/")
    }
}

/// Files by the names that the process has for them.
///
/// `@unchecked Sendable` because finders of images are `@Sendable`, though an extension stays on its host's thread.
private final class ImageTable: @unchecked Sendable {
    private var files: [String: ImageFile] = [:]
    private var names: [ImageFile: String] = [:]

    subscript(name: String) -> ImageFile? { files[name] }

    func add(_ file: ImageFile) -> String {
        if let known = names[file] { return known }
        let name = "hosted image \(names.count + 1)"
        (files[name], names[file]) = (file, name)
        return name
    }
}
