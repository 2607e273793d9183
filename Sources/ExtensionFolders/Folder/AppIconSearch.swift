import Basics
import InterfaceBuilder

/// The pictures of an app's icon.
enum AppIconSearch {
    /// The largest picture of an icon set for an iPhone in light appearance; a set without one for iPhones gives that of
    /// the App Store or of iPads.
    /// - Parameters:
    ///   - name: the set's, such as `AppIcon`.
    ///   - catalog: relative to the scope; sets may lie in its folders.
    static func file(named name: String, in catalog: String, scope: FileScope) -> String? {
        let sets =
            ["\(catalog)/\(name).appiconset"]
            + FolderWalk(AssetIndex.path(catalog, in: scope)).items
            .filter { $0.isFolder && $0.name == "\(name).appiconset" }.map { "\(catalog)/\($0.path)" }
        let reader = AssetContents(scope: scope)
        for folder in sets {
            guard let contents = try? reader.read(folder) else { continue }
            let pictures = (contents["images"]?.array ?? []).compactMap(Picture.init).sorted { $0.rank < $1.rank }
            for picture in pictures {
                if let path = try? scope.resolve("\(folder)/\(picture.name)", isSuggesting: false) { return path }
            }
        }
        return nil
    }

    private struct Picture {
        let name: String
        let rank: (idiom: Int, pixels: Double, name: String)

        init?(_ entry: JSONValue) {
            guard let name = entry["filename"]?.string, entry["appearances"] == nil else { return nil }
            func number(_ text: String?) -> Double? { text.flatMap { Double($0.prefix { $0.isNumber || $0 == "." }) } }
            let idioms = ["iphone", "universal", "ios-marketing", "ipad"]
            guard let idiom = idioms.firstIndex(of: entry["idiom"]?.string ?? "iphone"),
                entry["platform"].map({ $0.string == "ios" }) ?? true
            else { return nil }
            self.name = name
            let pixels = (number(entry["size"]?.string) ?? 0) * (number(entry["scale"]?.string) ?? 1)
            rank = (idiom, -pixels, name)
        }
    }

    /// The largest file of those that an Info.plist names: `Icon60` stands for `Icon60@3x.png` and its like.
    static func file(named names: [String], among resources: [String]) -> String? {
        var found: (name: String, path: String)?
        for path in resources where FilePath.ending(of: path) == "png" {
            let stem = FilePath.stem(of: path)
            guard
                names.contains(where: {
                    stem == FilePath.withoutPNG($0) || stem.hasPrefix("\(FilePath.withoutPNG($0))@")
                }),
                !stem.hasSuffix("~ipad")
            else { continue }
            // Names of one icon differ in size and scale: Icon-60@3x follows Icon-60@2x and Icon-29@3x.
            if found.map({ $0.name < stem }) ?? true { found = (stem, path) }
        }
        return found?.path
    }

    /// The picture of an Icon Composer document that has a single layer with a PNG; layers aren't composed.
    static func file(ofIconComposer bundle: String, scope: FileScope) -> String? {
        guard let file = scope.admitted("\(bundle)/icon.json"),
            let bytes = try? FileReader.read(file, limit: Limits.assetContentsBytes),
            let groups = (try? JSONReader.read(bytes, file: file))?["groups"]?.array
        else { return nil }
        let layers = groups.flatMap { $0["layers"]?.array ?? [] }
        guard layers.count == 1, let name = layers[0]["image-name"]?.string, FilePath.ending(of: name) == "png" else {
            return nil
        }
        return try? scope.resolve("\(scope.relative(bundle))/Assets/\(name)", isSuggesting: false)
    }
}

extension FilePath {
    fileprivate static func withoutPNG(_ name: String) -> String {
        name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    }
}
