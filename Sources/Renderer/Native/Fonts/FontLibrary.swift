import Basics
import CPango
import Views

/// The available fonts: a pinned set, found by file name, and fonts in folders that the user names.
///
/// It holds no open files or C objects, so that several threads can make a `TextEngine` from it.
package struct FontLibrary: Sendable {
    private let userFaces: [FontDirectory.Face]
    private let root: String

    /// A library of the pinned set and, preferred by family, fonts in folders (`--font-dir`) and files (of an app).
    ///
    /// SF Pro among them replaces Inter. Throws for unreadable or empty folders; like iOS, ignores other files.
    /// - Parameter root: the folder of the pinned set's paths, to test machines without fonts.
    package init(directories: [String] = [], files: [String] = [], root: String = "") throws(InputError) {
        FontEnvironment.prepare()
        var faces: [FontDirectory.Face] = []
        for directory in directories { faces += try FontDirectory(path: directory).faces }
        for file in files where FileReader.isRegularFile(file) { faces += FontDirectory.faces(inFile: file) }
        (self.userFaces, self.root) = (faces, root)
    }

    /// The error for missing fonts that every text needs, with the packages to install; exit code 69.
    package func missingPackages() -> Diagnostic? {
        guard face(of: Self.systemFamilies, weight: .regular, isItalic: false) == nil else { return nil }
        guard FontPackage.allCases.contains(where: { $0.isRequired && !isInstalled($0) }) else { return nil }
        let missing = FontPackage.allCases.filter { !isInstalled($0) }
        return Diagnostic(
            .error, "missing-fonts", "the fonts that texts are set in are not installed",
            hint: "apt-get install " + missing.map(\.rawValue).joined(separator: " "), exit: .unavailable)
    }

    /// The files of all faces that a text can be set in, each once and in a fixed order: the user's, then the pinned set's.
    /// Other fonts of the machine aren't among them, whichever folder they are in.
    package var files: [String] {
        var known: Set<String> = []
        let pinned = PinnedFamily.all.flatMap { family in
            FontWeight.allCases.flatMap { weight in
                [false, true].compactMap { face(of: family, weight: weight, isItalic: $0)?.path }
            }
        }
        return (userFaces.map(\.face.path) + pinned).filter { known.insert($0).inserted }
    }

    /// The digest of the fonts in `files`: of each the name, the size and the first 4 KB, which hold the checksums of the
    /// font's tables.
    package var digest: Digest {
        let hasher = ContentHasher()
        for path in files {
            hasher.add(FilePath.name(of: path))
            if let file = try? ImageFileHandle(path: path, limit: .max), let start = try? file.read(4_096) {
                hasher.add(file.identity.bytes)
                hasher.add(SHA256.hex(SHA256.digest(of: start)))
            }
        }
        return hasher.digest
    }

    /// SF's families, best first for sizes below 20 pt.
    private static let systemFamilies = ["SF Pro Text", "SF Pro", "SF Pro Display"]

    private func isInstalled(_ package: FontPackage) -> Bool {
        let sample: PinnedFamily =
            switch package {
            case .inter: .inter
            case .notoCore: .notoSans
            case .notoCJK: .cjk(.japanese)
            case .notoColorEmoji: .emoji
            case .dejaVu: .monospaced
            }
        return face(of: sample, weight: .regular, isItalic: false) != nil
    }

    /// The face of a pinned family; `nil` if its package isn't installed.
    func face(of family: PinnedFamily, weight: FontWeight, isItalic: Bool) -> FontFace? {
        let file = family.file(weight: weight, isItalic: isItalic)
        for directory in family.package.directories {
            let path = root + directory + "/" + file.name
            // 4 is R_OK.
            if g_access(path, 4) == 0 { return FontFace(path: path, index: file.index) }
        }
        return nil
    }

    /// `true` if the user's fonts have a family, by its name in lower case without spaces.
    func hasFamily(_ family: String) -> Bool {
        userFaces.contains { $0.families.contains { NamedFont.family($0) == family } }
    }

    /// The user's face nearest to a style, in the first available family.
    func face(of families: [String], weight: FontWeight, isItalic: Bool) -> FontFace? {
        for family in families {
            let wanted = family.lowercased()
            let candidates = userFaces.filter { $0.families.contains { $0.lowercased() == wanted } }
            let best = candidates.min { left, right in
                distance(left, weight, isItalic) < distance(right, weight, isItalic)
            }
            if let best { return best.face }
        }
        return nil
    }

    /// SF Pro's text or display face from the user's fonts, or the other one if only that is available.
    func systemFace(isDisplay: Bool, weight: FontWeight, isItalic: Bool) -> FontFace? {
        guard !userFaces.isEmpty else { return nil }
        let families = isDisplay ? Self.systemFamilies.reversed() : Self.systemFamilies
        return face(of: families, weight: weight, isItalic: isItalic)
    }

    private func distance(_ face: FontDirectory.Face, _ weight: FontWeight, _ isItalic: Bool) -> Int {
        abs(face.weight - weight.css) + (face.isItalic == isItalic ? 0 : 10_000)
    }
}
