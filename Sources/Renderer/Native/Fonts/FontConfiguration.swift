import CPango
import ContentExtensionHost

/// The fonts of one Pango font map, added to it when a text first needs them.
///
/// Every face is known to Pango under a family name of its own and Pango's fallback is never used: which face draws a
/// character depends on the text alone, not on the faces that earlier texts happened to need.
final class FontConfiguration {
    let library: FontLibrary
    let fontMap: CObject<UnsafeMutablePointer<PangoFontMap>>
    /// What was found wrong since it was taken, each thing once.
    private var findings: [Diagnostic] = []
    /// Held while texts are set and painted.
    let lock = FontLock()
    private let config: CObject<OpaquePointer>
    /// Writes the code in the box for a character that no face has.
    private let boxFace: FontFace?
    private var faces: [FontFace: LoadedFace] = [:]
    private var families: Set<PinnedFamily> = []
    private var pinned: [PinnedRequest: LoadedFace?] = [:]
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
        boxFace =
            library.face(of: .inter, weight: .regular, isItalic: false)
            ?? library.systemFace(isDisplay: false, weight: .regular, isItalic: false)
        pango_cairo_font_map_set_resolution(OpaquePointer(map.pointer), 72)
        pango_fc_font_map_set_config(OpaquePointer(map.pointer), config.pointer)
        // Always there, so that Pango finds the same face for its boxes whatever else has been added.
        add(.inter)
        if let boxFace {
            add(boxFace, hasBitmaps: false)
            // Pango opens it for its boxes without asking.
            lock.admit(boxFace)
        }
    }

    /// A face of the pinned set; a missing package is reported, and the text goes on without it.
    func face(of family: PinnedFamily, weight: FontWeight, isItalic: Bool) -> LoadedFace? {
        let request = PinnedRequest(family: family, weight: weight, isItalic: isItalic)
        let face: LoadedFace?
        if let known = pinned[request] {
            face = known
        } else {
            add(family)
            face = library.face(of: family, weight: weight, isItalic: isItalic).flatMap { faces[$0] }
            pinned[request] = .some(face)
            if let face { lock.admit(face.face) }
        }
        if face == nil {
            let package = family.package.rawValue
            report(
                Diagnostic(
                    .warning, "missing-font-package", "a text needs a font of \(package)",
                    hint: "apt-get install \(package)", exit: .unavailable))
        }
        return face
    }

    /// A face of the user's.
    func face(_ face: FontFace) -> LoadedFace? {
        add(face, hasBitmaps: false)
        if faces[face] != nil { lock.admit(face) }
        return faces[face]
    }

    /// Lets Pango know of the faces added since the last time; called before a text that needs them is set.
    ///
    /// Pango forgets the fonts it has made, so a family's faces are added at once: its weights come together.
    func publish() {
        guard hasNewFaces else { return }
        hasNewFaces = false
        pango_fc_font_map_config_changed(OpaquePointer(fontMap.pointer))
    }

    /// Notes something for the developer about the text that is being set.
    func report(_ diagnostic: Diagnostic) {
        if !findings.contains(diagnostic) { findings.append(diagnostic) }
    }

    /// What was found wrong with the fonts of the text that was set last.
    func takeFindings() -> [Diagnostic] {
        defer { findings = [] }
        return findings
    }

    private func add(_ family: PinnedFamily) {
        guard families.insert(family).inserted else { return }
        for weight in FontWeight.allCases {
            for isItalic in [false, true] {
                guard let face = library.face(of: family, weight: weight, isItalic: isItalic) else { continue }
                add(face, hasBitmaps: family == .emoji)
            }
        }
    }

    private func add(_ face: FontFace, hasBitmaps: Bool) {
        guard faces[face] == nil, let set = FcConfigGetFonts(config.pointer, FcSetSystem),
            let pattern = hasBitmaps ? face.bitmapPattern() : face.outlinePattern()
        else { return }
        let file = face.path.split(separator: "/").last ?? ""
        // Pango reads a comma in a family as the start of another one.
        let family = "\(file) \(face.index) \(faces.count)".replacing(",", with: " ")
        var names = [family]
        // What Pango asks for wherever it sees emoji, and for the codes in boxes.
        if hasBitmaps { names.append("emoji") }
        if face == boxFace { names.append("monospace") }
        for name in names where FcPatternAddString(pattern.pointer, FC_FAMILY, name) == 0 { return }
        // The set takes over a reference of its own.
        FcPatternReference(pattern.pointer)
        guard FcFontSetAdd(set, pattern.pointer) != 0 else {
            FcPatternDestroy(pattern.pointer)
            return
        }
        hasNewFaces = true
        faces[face] = LoadedFace(face: face, family: family)
    }
}
