import Basics

extension ValueRule<ImageSource> {
    /// An image: a path, an `https:` URL, or an object with one of the source keys.
    static var image: ValueRule<ImageSource> {
        ValueRule(.name, computed: Computed(keys: ImageSource.keys, decode: ImageSource.decode)) {
            value, path, context in
            let what = "a path, an address, or an object with \(ImageSource.keys.joined(separator: ", "))"
            guard let text = context.report.string(value, path: path, what) else { return nil }
            if text.firstRange(of: "://") != nil {
                return ValueRule<String>.address.literal(value, path, context).map(ImageSource.remote)
            }
            return ValueRule<ImageFile>.file.literal(value, path, context).map {
                .asset(path: $0.path, scale: $0.scale, frame: nil)
            }
        }
    }
}

/// Lengths in points.
private let lengths = 0...Limits.points

extension ImageSource {
    /// The key of an image that comes with the notification.
    static let attachmentKey = "attachment"
    fileprivate static let keys = [attachmentKey, "asset", "symbol", "url", "placeholder"]

    @Sendable fileprivate static func decode(_ object: ObjectReader, context: ProgramDecoding) -> Bound<ImageSource>? {
        let value = object.value
        let place = context.report.span(value, object.path)
        let found = keys.filter { value[$0] != nil }
        if found.count > 1 {
            context.report.add(
                .error, "conflicting-keys", "an image can't come from \(found[0]) and \(found[1]) at once",
                at: value.position, path: object.path, hint: "keep one")
        }
        let attachment = object.decode(attachmentKey) { choice($0, path: $1, context: context) }
        let isOptional = object.bool("optional") ?? false
        let asset = object.bound("asset", .file, context)
        let scale = object.number("scale", in: 0.5...10)
        let address = object.bound("url", .address, context)
        let words = object.bound("placeholder", .text, context)
        let (width, height) = (object.number("width", in: lengths), object.number("height", in: lengths))
        if let attachment {
            return Bound(constant: .attachment(attachment, place, isOptional: isOptional), source: value)
        }
        let frame = object.number("frame", in: 0...9999).map { Int($0) }
        if let asset { return asset.map { .asset(path: $0.path, scale: scale ?? $0.scale, frame: frame) } }
        if let address { return address.map(ImageSource.remote) }
        if let words {
            let size = width.flatMap { width in height.map { Size(width: width, height: $0) } }
            return words.map { .placeholder($0, size: size) }
        }
        guard value["symbol"] != nil else { return nil }
        let name = object.bound("symbol", .name, context)
        let pointSize = object.number("size", in: Limits.fontSize) ?? 17
        let weight = object.choice("weight", FontWeight.self) ?? .regular
        return name?.map { .symbol(name: $0, pointSize: pointSize, weight: weight) }
    }

    private static func choice(_ value: JSONValue, path: String, context: ProgramDecoding) -> Choice? {
        if value.number != nil {
            return ValueRule<Int>.integer(0...999).literal(value, path, context).map { .index($0) }
        }
        if value.string == "first" { return .index(0) }
        if value.string == "last" { return .last }
        return ValueRule<String>.name.bound(value, path: path, context: context).map { .identifier($0) }
    }
}

/// The file of a higher scale that UIImage(named:) finds for a name without one; `nil` where the name itself is a file.
private func neighbour(of name: String, in files: FileScope) -> String? {
    guard let dot = name.lastIndex(of: "."), (try? files.resolve(name, isSuggesting: false)) == nil else { return nil }
    return ["@3x", "@2x"].lazy.map { "\(name[..<dot])\($0)\(name[dot...])" }
        .first { (try? files.resolve($0, isSuggesting: false)) != nil }
}

extension ValueRule<ImageFile> {
    /// A file in the descriptor's folder, or an image of an asset catalog by name.
    fileprivate static var file: ValueRule<ImageFile> {
        ValueRule(named: "a path") { name, value, path, context in
            guard let asset = context.assets?(name), (try? context.files.resolve(name, isSuggesting: false)) == nil
            else {
                let file = neighbour(of: name, in: context.files).map { JSONValue(.string($0), at: value.position) }
                return context.report.file(file ?? value, path: path, in: context.files).map { ImageFile(path: $0) }
            }
            let location = context.report.location(value.position)
            context.report.add(NamedFile(path: asset.path, name: name, location: location, jsonPath: path))
            return asset
        }
    }
}

extension ValueRule<String> {
    /// An `http(s)` URL.
    package static var address: ValueRule<String> {
        ValueRule(named: "an address") { text, value, path, context in
            if text.hasPrefix("https://") || text.hasPrefix("http://") { return text }
            context.report.add(
                .error, "unknown-value", "\(text.quoted()) isn't an address", at: value.position, path: path,
                hint: "write https://…, or a path of a file in the folder")
            return nil
        }
    }
}
