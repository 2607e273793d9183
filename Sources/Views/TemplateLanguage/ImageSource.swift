import Basics

package enum ImageSource: Sendable {
    /// The selection among the notification's attachments.
    package enum Choice: Sendable {
        case index(Int)
        case last
        case identifier(Bound<String>)
    }

    /// An optional attachment leaves the image unchanged if the notification lacks it.
    case attachment(Choice, SourceSpan, isOptional: Bool)
    /// A file by absolute path; without a scale, its name determines the pixels per point. An animated image stands still
    /// at a frame.
    case asset(path: String, scale: Double?, frame: Int?)
    case symbol(name: String, pointSize: Double, weight: FontWeight)
    /// A URL; never fetched.
    case remote(String)
    /// A grey box with a text, and the size in points of the missing image.
    case placeholder(String, size: Size?)

    /// The image for a notification; `nil` with a warning if there is none.
    func image(in scope: Scope) -> ImageReference? {
        switch self {
        case .attachment(let choice, let source, _): return Self.image(of: choice, source, in: scope)
        case .asset(let path, let scale, let frame):
            return .file(path: path, scale: scale ?? Self.scale(of: path), frame: frame)
        case .symbol(let name, let pointSize, let weight):
            return .symbol(name: name, pointSize: pointSize, weight: weight)
        case .remote(let address):
            let standIn = scope.evaluation.environment.assets.file(at: address)
            return standIn.map { .file(path: $0, scale: Self.scale(of: $0)) }
                ?? .placeholder(Self.shortName(of: address))
        case .placeholder(let words, let size): return .placeholder(words, size: size)
        }
    }

    /// `true` for an optional attachment that the notification lacks, which keeps the image unchanged.
    func isLeftAlone(in scope: Scope) -> Bool {
        guard case .attachment(let choice, _, isOptional: true) = self else { return false }
        return Self.index(of: choice, in: scope) == nil
    }

    private static func index(of choice: Choice, in scope: Scope) -> Int? {
        let identifiers = scope.evaluation.attachments?.identifiers ?? []
        switch choice {
        case .index(let index): return identifiers.indices.contains(index) ? index : nil
        case .last: return identifiers.indices.last
        case .identifier(let identifier):
            guard let identifier = identifier.value(in: scope) else { return nil }
            return identifiers.firstIndex(of: identifier)
        }
    }

    private static func image(of choice: Choice, _ source: SourceSpan, in scope: Scope) -> ImageReference? {
        let attachments = scope.evaluation.attachments
        let wanted: String
        switch choice {
        case .index(let index): wanted = "attachment \(index)"
        case .last: wanted = "attachment 0"
        case .identifier(let identifier):
            guard let identifier = identifier.value(in: scope) else { return nil }
            wanted = "an attachment \(identifier.quoted())"
        }
        guard let index = index(of: choice, in: scope) else {
            let identifiers = attachments?.identifiers ?? []
            scope.warn(
                source, "attachment-missing", "the notification doesn't have \(wanted)",
                hint: identifiers.isEmpty
                    ? "it has none: on a device the service extension downloads them"
                    : "it has \(identifiers.count): \(identifiers.map { $0.quoted() }.joined(separator: ", "))")
            return nil
        }
        return attachments?.image(at: index)
    }

    /// The pixels per point given by a file's name, as in `name@2x.png`.
    package static func scale(of path: String) -> Double {
        let name = path.split(separator: "/").last ?? ""
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
        return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
    }

    /// The text of a placeholder for a URL: its host, or the last part of its path.
    private static func shortName(of address: String) -> String {
        let rest = address.firstRange(of: "://").map { address[$0.upperBound...] } ?? address[...]
        let authority = rest.prefix { !"/?#".contains($0) }
        let host = (authority.split(separator: "@").last ?? "").prefix { $0 != ":" }
        let last = rest.prefix { !"?#".contains($0) }.split(separator: "/").last ?? ""
        return TextSanitizer.clean(String((host.isEmpty ? last : host).prefix(64))).text
    }
}

/// Files that come with the values of a template, as a notification's attachments do.
package protocol AttachedImages {
    /// The identifiers of the files, in order.
    var identifiers: [String] { get }
    /// The image of a file: a movie's poster, a placeholder for a sound; `nil` where the file can't be read.
    /// - Parameter index: an index of `identifiers`.
    func image(at index: Int) -> ImageReference?
}
