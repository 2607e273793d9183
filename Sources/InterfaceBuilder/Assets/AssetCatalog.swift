import ContentExtensionHost

/// The asset catalogs and loose image files of several folders, as seen by UIImage(named:) and UIColor(named:).
package struct AssetCatalog: AssetResolving {
    private let scope: FileScope
    private let index: AssetIndex
    private let folders: [String]
    private let isDark: Bool

    /// Indexes folders; assets are read on demand.
    /// - Parameters:
    ///   - scope: the folder in which images may be named; their paths are relative to it.
    ///   - folders: paths relative to the scope, in order of precedence: asset catalogs, and folders of loose images.
    ///   - isDark: `true` prefers images for dark appearance; colors always have both.
    package init(scope: FileScope, folders: [String], isDark: Bool = false) {
        self.scope = scope
        self.folders = folders
        self.isDark = isDark
        index = AssetIndex(scope: scope, folders: folders)
    }

    package func image(named name: String) -> JSONValue? {
        if let set = imageSet(name) {
            return JSONValue(.members(["asset": .string(set.path), "scale": .number(set.scale)]))
        }
        return looseFile(name).map { JSONValue(.members(["asset": .string($0)])) }
    }

    package func renderingMode(ofImage name: String) -> String? { imageSet(name)?.renderingMode }

    package func color(named name: String) -> JSONValue? {
        guard let folder = index.colorSets[name],
            let contents = try? AssetContents.read(folder: folder, scope: scope)
        else { return nil }
        return ColorSet.color(contents)
    }

    package func absence(ofImage name: String) -> AssetAbsence {
        if let folder = setFolder(name) { return undrawn(name, in: folder) }
        if index.symbolSets[name] != nil {
            return AssetAbsence(
                code: "asset-not-drawn", message: "\(name.quoted()) is a custom symbol, and those aren't drawn",
                hint: "add an image set of that name with a PNG")
        }
        if let file = file(name, endings: ["pdf", "svg"]) {
            return vector(name, ImageSet.ending(file))
        }
        let names = Array(index.imageSets.keys) + index.files.keys
        let places = folders.prefix(3).joined(separator: ", ") + (folders.count > 3 ? ", …" : "")
        return AssetAbsence(
            code: "asset-missing", message: "there is no image \(name.quoted())",
            hint: NearestName.hint(for: name, among: names.sorted())
                ?? (places.isEmpty ? "there is no asset catalog to look in" : "looked for in \(places)"))
    }

    package func caveat(ofImage name: String) -> AssetAbsence? {
        guard imageSet(name)?.isSliced == true else { return nil }
        return AssetAbsence(
            code: "asset-not-drawn",
            message: "\(name.quoted()) is sliced, and its slices aren't drawn: where it stretches, all of it does",
            hint: "on a device its ends keep their size")
    }

    private func imageSet(_ name: String) -> ImageSet? {
        guard let folder = setFolder(name), let contents = try? AssetContents.read(folder: folder, scope: scope) else {
            return nil
        }
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
        let own = ImageSet.ending(name)
        let stem = endings.contains(own) ? String(name.dropLast(own.utf8.count + 1)) : name
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
    private func undrawn(_ name: String, in folder: String) -> AssetAbsence {
        do throws(InputError) {
            let contents = try AssetContents.read(folder: folder, scope: scope)
            let endings = ImageSet.endings(contents)
            if let ending = ["pdf", "svg"].first(where: endings.contains) { return vector(name, ending) }
            return AssetAbsence(
                code: "asset-missing", message: "the image set \(name.quoted()) has no image file",
                hint: "\(folder)/Contents.json names none that is there")
        } catch {
            return AssetAbsence(
                code: "asset-missing", message: "the image set \(name.quoted()) can't be read",
                hint: error.diagnostics.first.map { "\(folder)/Contents.json: \($0.message)" } ?? folder)
        }
    }

    private func vector(_ name: String, _ ending: String) -> AssetAbsence {
        AssetAbsence(
            code: "asset-not-drawn",
            message: "\(name.quoted()) is a \(ending.uppercased()) file, and those aren't drawn",
            hint: "add a PNG beside it: a grey box of its size stands in")
    }
}
