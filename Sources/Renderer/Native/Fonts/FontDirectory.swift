import Basics
import CPango
import PlatformFoundation

/// The fonts of a folder that the user names.
struct FontDirectory: Sendable {
    /// A face with its family names and style.
    struct Face: Sendable {
        var face: FontFace
        var families: [String]
        var weight: Int
        var isItalic: Bool
    }

    let faces: [Face]

    /// Reads all fonts in a folder, without subfolders, ordered by file name.
    init(path: String) throws(InputError) {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        } catch {
            throw InputError(
                Diagnostic(
                    .error, "font-directory", "the font directory \(path) can't be read",
                    hint: "name a folder that holds font files", exit: .noInput))
        }
        // Only regular files: fontconfig would block on a pipe.
        faces = names.filter(Self.isFont).map { path + "/" + $0 }.filter(FileReader.isRegularFile).flatMap(Self.faces)
        if faces.isEmpty {
            throw InputError(
                Diagnostic(
                    .error, "font-directory", "there are no fonts in \(path)",
                    hint: "files ending in \(Self.suffixes.joined(separator: ", ")) are read", exit: .noInput))
        }
    }

    private static let suffixes = [".otf", ".ttf", ".ttc", ".otc"]

    static func isFont(_ name: String) -> Bool { suffixes.contains { name.lowercased().hasSuffix($0) } }

    /// The faces of a font file; empty for another file.
    static func faces(inFile path: String) -> [Face] {
        guard let set = CObject(owning: FcFontSetCreate(), release: FcFontSetDestroy) else { return [] }
        var count: Int32 = 0
        // All faces, including the named instances of a variable font.
        FcFreeTypeQueryAll(path, UInt32.max, nil, &count, set.pointer)
        return (0..<Int(set.pointer.pointee.nfont)).compactMap { position in
            set.pointer.pointee.fonts[position].flatMap { face(of: $0, path: path) }
        }
    }

    private static func face(of pattern: OpaquePointer, path: String) -> Face? {
        var (index, weight, slant): (Int32, Int32, Int32) = (0, FC_WEIGHT_REGULAR, FC_SLANT_ROMAN)
        var isVariable: FcBool = 0
        // Skip the pattern of a variable font's whole range; its instances suffice.
        if FcPatternGetBool(pattern, FC_VARIABLE, 0, &isVariable) == FcResultMatch, isVariable != 0 { return nil }
        guard FcPatternGetInteger(pattern, FC_INDEX, 0, &index) == FcResultMatch else { return nil }
        _ = FcPatternGetInteger(pattern, FC_WEIGHT, 0, &weight)
        _ = FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
        var families: [String] = []
        var name: UnsafeMutablePointer<FcChar8>?
        while FcPatternGetString(pattern, FC_FAMILY, Int32(families.count), &name) == FcResultMatch, let text = name {
            families.append(String(cString: text))
        }
        return Face(
            face: FontFace(path: path, index: index), families: families,
            weight: Int(FcWeightToOpenType(weight)), isItalic: slant != FC_SLANT_ROMAN)
    }
}
