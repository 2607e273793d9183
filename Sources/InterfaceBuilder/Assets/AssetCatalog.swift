import Basics
import Views

/// The names of the image and color sets of a target's catalogs.
package struct AssetNames: Sendable, Equatable {
    package var images: [String]
    package var colors: [String]

    package init(images: [String] = [], colors: [String] = []) { (self.images, self.colors) = (images, colors) }
}

/// The asset catalogs and loose image files of several folders, as seen by UIImage(named:) and UIColor(named:).
package struct AssetCatalog: Sendable {
    /// The reason why an asset isn't drawn, or differs from a device.
    package struct Absence: Equatable {
        /// `asset-missing`, or `asset-not-drawn` for unsupported formats.
        package let code: String
        /// The diagnostic's message.
        package let message: String
        /// The searched folders, the most similar name, or a remedy.
        package let hint: String
    }

    /// No assets, for files read in isolation.
    package static let empty = AssetCatalog(scope: FileScope(root: "."), folders: [])

    private let scope: FileScope
    private let contents: AssetContents
    private let lazyIndex: Lazy<AssetIndex>
    /// The names that hints choose from, in order.
    private let suggestions: Lazy<[String]>
    /// The assets of other bundles, which only hints name; `nil` if it is unknown what is in the extension's own bundle.
    private let others: Lazy<AssetIndex>?
    private let isDark: Bool

    /// Indexes folders on first use, and reads assets on demand.
    /// - Parameters:
    ///   - scope: the folder in which images may be named; their paths are relative to it.
    ///   - folders: paths relative to the scope, in order of precedence: asset catalogs, images, and folders of images.
    ///   - others: paths of other bundles' assets; `nil` if the folders may hold more or less than the extension's bundle.
    ///   - isDark: `true` prefers images for dark appearance; colors always have both.
    package init(
        scope: FileScope, folders: @escaping @Sendable @autoclosure () -> [String],
        others: (@Sendable () -> [String])? = nil, isDark: Bool = false
    ) {
        self.scope = scope
        self.isDark = isDark
        let contents = AssetContents(scope: scope)
        self.contents = contents
        self.others = others.map { others in
            Lazy { AssetIndex(scope: scope, folders: others(), contents: contents) }
        }
        let index = Lazy { AssetIndex(scope: scope, folders: folders(), contents: contents) }
        lazyIndex = index
        suggestions = Lazy { (Array(index.value.imageSets.keys) + index.value.files.keys).sorted() }
    }

    private var index: AssetIndex { lazyIndex.value }

    package var names: AssetNames {
        AssetNames(
            images: (Array(index.imageSets.keys) + index.symbolSets.keys).sorted(),
            colors: index.colorSets.keys.sorted())
    }

    /// `true` if a missing image isn't in the extension's bundle, so that a device draws none.
    var isExact: Bool { others != nil }

    /// An image in the template language, such as `{"asset": path}`; `nil` if there is none.
    package func image(named name: String) -> JSONValue? {
        if let set = imageSet(name) {
            return JSONValue(.members([.asset: .string(set.path), .scale: .number(set.scale)]))
        }
        return looseFile(name).map { JSONValue(.members([.asset: .string($0)])) }
    }

    /// The template language's `renderingMode` of an image, if the asset specifies one.
    func renderingMode(ofImage name: String) -> String? { imageSet(name)?.renderingMode }

    /// A color in the template language; `nil` if there is none.
    package func color(named name: String) -> JSONValue? {
        guard let folder = index.colorSets[name], let contents = try? self.contents.read(folder) else { return nil }
        return ColorSet.color(contents)
    }

    /// The reason why an image is missing or can't be drawn.
    /// - Parameter report: chooses the image with the most similar name.
    package func absence(ofImage name: String, report: DiagnosticCollector) -> Absence {
        if let folder = setFolder(name) { return undrawn(name, in: folder) }
        if index.symbolSets[name] != nil {
            return Absence(
                code: "asset-not-drawn", message: "\(name.quoted()) is a custom symbol, and those aren't drawn",
                hint: "add an image set of that name with a PNG")
        }
        if let file = file(name, endings: ["pdf", "svg"]) { return vector(name, FilePath.ending(of: file)) }
        if let other = others?.value, let place = other.imageSets[name] ?? other.files[name] {
            return Absence(
                code: "asset-missing", message: "there is no image \(name.quoted()) in the extension's target",
                hint: "\(place) is another target's: add it to the extension's")
        }
        let places = index.folders.prefix(3).joined(separator: ", ") + (index.folders.count > 3 ? ", …" : "")
        return Absence(
            code: "asset-missing", message: "there is no image \(name.quoted())",
            hint: report.hint(for: name, among: suggestions.value)
                ?? (places.isEmpty ? "there is no asset catalog to look in" : "looked for in \(places)"))
    }

    /// The size in points of an image that is there but isn't drawn: that of its PDF's page, else 24 × 24; `nil` for
    /// other images.
    package func undrawnSize(ofImage name: String) -> Size? {
        var path = file(name, endings: ["pdf", "svg"])
        if path == nil, imageSet(name) == nil, let folder = setFolder(name) {
            let files = (try? contents.read(folder))?["images"]?.array?.compactMap { $0["filename"]?.string } ?? []
            path = files.first { ["pdf", "svg"].contains(FilePath.ending(of: $0)) }.map { "\(folder)/\($0)" }
        }
        let own = Size(width: 24, height: 24)
        if path == nil { return index.symbolSets[name] == nil ? nil : own }
        let bytes = path.flatMap { scope.admitted("\(scope.root)/\($0)") }.flatMap {
            try? FileReader.read($0, limit: Limits.sourceFileBytes)
        }
        return bytes.flatMap(Self.pageSize) ?? own
    }

    /// The size after the first `/MediaBox [0 0 w h]` of a PDF.
    private static func pageSize(_ bytes: [UInt8]) -> Size? {
        guard let start = bytes.firstRange(of: Array("/MediaBox".utf8))?.upperBound else { return nil }
        let rest = bytes[start...].prefix(64).drop { $0 != UInt8(ascii: "[") }.dropFirst()
        let numbers = String(decoding: rest.prefix { $0 != UInt8(ascii: "]") }, as: UTF8.self)
            .split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 4, numbers[2] > numbers[0], numbers[3] > numbers[1] else { return nil }
        return Size(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
    }

    /// The difference of a drawn image to a device; `nil` for none.
    func caveat(ofImage name: String) -> Absence? {
        guard imageSet(name)?.isSliced == true else { return nil }
        return Absence(
            code: "asset-not-drawn",
            message: "\(name.quoted()) is sliced, and its slices aren't drawn: where it stretches, all of it does",
            hint: "on a device its ends keep their size")
    }

    private func imageSet(_ name: String) -> ImageSet? {
        guard let folder = setFolder(name), let contents = try? self.contents.read(folder) else { return nil }
        return ImageSet(contents, folder: folder, scope: scope, isDark: isDark)
    }

    /// The image set of a name. UIKit also finds it under the file name that it replaced.
    private func setFolder(_ name: String) -> String? {
        if let folder = index.imageSets[name] { return folder }
        guard name.lowercased().hasSuffix(".png") else { return nil }
        return index.imageSets[String(name.dropLast(4))]
    }

    private func looseFile(_ name: String) -> String? {
        let endings = AssetIndex.imageEndings.filter { !["pdf", "svg"].contains($0) }
        return file(name, endings: endings)
    }

    /// A file outside catalogs at the largest available scale: `name.png` and `name` both match `name@3x.png`.
    private func file(_ name: String, endings: [String]) -> String? {
        let own = FilePath.ending(of: name)
        let stem = endings.contains(own) ? String(name.dropLast(own.utf8.count + 1)) : name
        guard index.fileStems.contains(stem) else { return nil }
        for scale in ["@3x", "@2x", ""] {
            for device in ["~iphone", ""] {
                for ending in endings where stem == name || ending == own {
                    if let file = index.files["\(stem)\(scale)\(device).\(ending)"] { return file }
                }
            }
        }
        return endings.contains(own) ? index.files[name] : nil
    }

    /// The reason why nothing of an image set can be drawn.
    private func undrawn(_ name: String, in folder: String) -> Absence {
        do throws(InputError) {
            let contents = try self.contents.read(folder)
            let endings = ImageSet.endings(contents)
            if let ending = ["pdf", "svg"].first(where: endings.contains) { return vector(name, ending) }
            return Absence(
                code: "asset-missing", message: "the image set \(name.quoted()) has no image file",
                hint: "\(folder)/Contents.json names none that is there")
        } catch {
            return Absence(
                code: "asset-missing", message: "the image set \(name.quoted()) can't be read",
                hint: error.diagnostics.first.map { "\(folder)/Contents.json: \($0.message)" } ?? folder)
        }
    }

    private func vector(_ name: String, _ ending: String) -> Absence {
        Absence(
            code: "asset-not-drawn",
            message: "\(name.quoted()) is a \(ending.uppercased()) file, and those aren't drawn",
            hint: "add a PNG beside it: a grey box of its size stands in")
    }
}
