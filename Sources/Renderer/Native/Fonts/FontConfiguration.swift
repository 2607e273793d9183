import CPango
import ContentExtensionHost

/// The fonts of one Pango font map, read from their files when a text first needs them.
///
/// Every face is known to Pango under a family name of its own and Pango's fallback is never used: which face draws a
/// character depends on the text alone, not on the faces that earlier texts happened to need.
final class FontConfiguration {
    let library: FontLibrary
    let fontMap: CObject<UnsafeMutablePointer<PangoFontMap>>
    /// What was found wrong, each thing once.
    private(set) var diagnostics: [Diagnostic] = []
    private let config: CObject<OpaquePointer>
    private var faces: [FontFace: LoadedFace?] = [:]
    private var pinned: [PinnedRequest: LoadedFace?] = [:]
    private var reported: Set<String> = []
    private var hasNewFaces = false

    private struct PinnedRequest: Hashable {
        var family: PinnedFamily
        var weight: FontWeight
        var isItalic: Bool
    }

    /// Throws when the machine lacks the fonts, or memory.
    init(library: FontLibrary) throws(InputError) {
        FontEnvironment.prepare()
        if let missing = library.missingPackages() { throw InputError(missing) }
        guard let config = CObject(owning: FcConfigCreate(), release: FcConfigDestroy),
            FcConfigParseAndLoadFromMemory(config.pointer, FontRules.xml, 1) != 0,
            // No directory is configured, so nothing is scanned: this makes the empty set that faces are added to.
            FcConfigBuildFonts(config.pointer) != 0,
            let map = CObject(
                owning: pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT), release: { g_object_unref($0) })
        else {
            throw InputError(Diagnostic(.error, "font-setup", "fontconfig can't be set up", exit: .internalError))
        }
        (self.library, self.config, self.fontMap) = (library, config, map)
        pango_cairo_font_map_set_resolution(OpaquePointer(map.pointer), 72)
        pango_fc_font_map_set_config(OpaquePointer(map.pointer), config.pointer)
    }

    /// A face of the pinned set; a missing package is reported, and the text goes on without it.
    func face(of family: PinnedFamily, weight: FontWeight, isItalic: Bool) -> LoadedFace? {
        let request = PinnedRequest(family: family, weight: weight, isItalic: isItalic)
        if let known = pinned[request] { return known }
        let face = library.face(of: family, weight: weight, isItalic: isItalic).flatMap(load)
        if face == nil {
            report(
                family.package.rawValue,
                Diagnostic(
                    .warning, "missing-font-package", "a text needs a font of \(family.package.rawValue)",
                    hint: "apt-get install \(family.package.rawValue)", exit: .unavailable))
        }
        pinned[request] = face
        return face
    }

    /// Reads a face from its file unless it has been read; `nil` when that can't be done.
    func load(_ face: FontFace) -> LoadedFace? {
        if let known = faces[face] { return known }
        let loaded = add(face)
        faces[face] = loaded
        return loaded
    }

    /// Lets Pango know of the faces loaded since the last time; called before a text that needs them is set.
    func publish() {
        guard hasNewFaces else { return }
        hasNewFaces = false
        pango_fc_font_map_config_changed(OpaquePointer(fontMap.pointer))
    }

    /// Notes something for the developer, once for each key.
    func report(_ key: String, _ diagnostic: Diagnostic) {
        if reported.insert(key).inserted { diagnostics.append(diagnostic) }
    }

    private func add(_ face: FontFace) -> LoadedFace? {
        guard let pattern = face.query(), let set = FcConfigGetFonts(config.pointer, FcSetSystem) else { return nil }
        var coverage: OpaquePointer?
        guard FcPatternGetCharSet(pattern.pointer, FC_CHARSET, 0, &coverage) == FcResultMatch, let coverage else {
            return nil
        }
        let family = "Face \(faces.count): \(face.path.split(separator: "/").last ?? "")#\(face.index)"
            .replacing(",", with: " ")
        // Pango asks for `emoji` wherever it sees emoji, and for `monospace` to write the code in the box that stands
        // for a character no face has.
        var names = [family]
        if face.path.hasSuffix("/NotoColorEmoji.ttf") { names.append("emoji") }
        if !faces.values.contains(where: { $0 != nil }) { names.append("monospace") }
        FcPatternDel(pattern.pointer, FC_FAMILY)
        FcPatternDel(pattern.pointer, FC_FAMILYLANG)
        for name in names where FcPatternAddString(pattern.pointer, FC_FAMILY, name) == 0 { return nil }
        FcPatternReference(pattern.pointer)
        guard FcFontSetAdd(set, pattern.pointer) != 0 else {
            FcPatternDestroy(pattern.pointer)
            return nil
        }
        hasNewFaces = true
        return LoadedFace(family: family, coverage: coverage)
    }
}
