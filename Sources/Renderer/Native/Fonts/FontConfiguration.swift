import Basics
import CPango
import Synchronization
import Views

/// The fonts of one Pango font map, added when a text first needs them.
///
/// Each face has a unique family name in Pango, and Pango's fallback isn't used: the face of a character depends only
/// on the text, not on the faces that earlier texts needed.
final class FontConfiguration {
    let library: FontLibrary
    let fontMap: CObject<UnsafeMutablePointer<PangoFontMap>>
    /// Findings since they were last taken, without duplicates.
    private var findings: [Diagnostic] = []
    /// Locked while texts are laid out and painted.
    let lock = FontLock()
    private let config: CObject<OpaquePointer>
    /// The face for the code in the box of a character without a glyph.
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

    /// Throws if the machine lacks the fonts or memory.
    init(library: FontLibrary) throws(InputError) {
        FontEnvironment.prepare()
        if let missing = library.missingPackages() { throw InputError(missing) }
        guard Threads.areAvailable else {
            throw InputError(
                Diagnostic(
                    .error, "no-threads", "the system allows this user no further thread, which setting texts takes",
                    hint: "raise the limit on processes, ulimit -u, or that on memory", exit: .temporary))
        }
        guard let config = CObject(owning: FcConfigCreate(), release: FcConfigDestroy),
            FcConfigParseAndLoadFromMemory(config.pointer, Self.rules, 1) != 0,
            // No directory is configured, so nothing is scanned: this creates the empty set for added faces.
            FcConfigBuildFonts(config.pointer) != 0,
            let map = CObject(
                owning: pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT), release: RetiredFontMaps.add)
        else { throw InputError(Diagnostic(.error, "font-setup", "fontconfig can't be set up", exit: .internalError)) }
        (self.library, self.config, self.fontMap) = (library, config, map)
        boxFace =
            library.face(of: .inter, weight: .regular, isItalic: false)
            ?? library.systemFace(isDisplay: false, weight: .regular, isItalic: false)
        pango_cairo_font_map_set_resolution(OpaquePointer(map.pointer), 72)
        pango_fc_font_map_set_config(OpaquePointer(map.pointer), config.pointer)
        // Always added, so that Pango finds the same face for its boxes.
        add(.inter)
        if let boxFace {
            add(boxFace, hasBitmaps: false)
            // Pango opens it for its boxes without a request.
            lock.admit(boxFace)
        }
    }

    /// A face of the pinned set; a missing package is reported, and the text is drawn without it.
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

    /// `true` if a face of the pinned set was needed and isn't there.
    var lacksFaces: Bool { pinned.values.contains { $0 == nil } }

    /// A face from the user's fonts.
    func face(_ face: FontFace) -> LoadedFace? {
        add(face, hasBitmaps: false)
        if faces[face] != nil { lock.admit(face) }
        return faces[face]
    }

    /// Publishes newly added faces to Pango; called before a text that needs them is laid out.
    ///
    /// Pango drops its fonts each time, so all weights of a family are added at once.
    func publish() {
        guard hasNewFaces else { return }
        hasNewFaces = false
        pango_fc_font_map_config_changed(OpaquePointer(fontMap.pointer))
    }

    func report(_ diagnostic: Diagnostic) { if !findings.contains(diagnostic) { findings.append(diagnostic) } }

    /// `true` for findings that nobody has taken.
    var hasFindings: Bool { !findings.isEmpty }

    /// The findings about the fonts of the last text.
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
        // Pango splits family names at commas.
        let family = "\(file) \(face.index) \(faces.count)".replacing(",", with: " ")
        var names = [family]
        // The families that Pango requests for emoji, and for the codes in boxes.
        if hasBitmaps { names.append("emoji") }
        if face == boxFace { names.append("monospace") }
        for name in names where FcPatternAddString(pattern.pointer, FC_FAMILY, name) == 0 { return }
        // The set takes over a reference.
        FcPatternReference(pattern.pointer)
        guard FcFontSetAdd(set, pattern.pointer) != 0 else {
            FcPatternDestroy(pattern.pointer)
            return
        }
        hasNewFaces = true
        faces[face] = LoadedFace(face: face, family: family)
    }

    /// The fontconfig rules: scales bitmap faces (colour emoji) to the requested size.
    ///
    /// The system has this rule in its configuration folder, which isn't read; without it emoji are drawn at 136 px
    /// whatever the font's size (performance 2.2).
    private static let rules = """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
        <fontconfig>
          <match target="font">
            <test name="outline"><bool>false</bool></test>
            <edit name="pixelsizefixupfactor" mode="assign">
              <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
            </edit>
            <edit name="matrix" mode="assign">
              <times>
                <name>matrix</name>
                <matrix>
                  <name>pixelsizefixupfactor</name><double>0</double>
                  <double>0</double><name>pixelsizefixupfactor</name>
                </matrix>
              </times>
            </edit>
            <edit name="size" mode="assign">
              <divide><name target="pattern">size</name><name>pixelsizefixupfactor</name></divide>
            </edit>
          </match>
        </fontconfig>
        """
}

/// Font maps that nobody uses any more, the latest of which are kept for a while.
///
/// A thread of Pango's that has looked for a face hands over the result, and reads the map once more after that
/// (pango_fc_patterns_unref, Pango 1.50). On a busy machine a short-lived map would be freed in between.
enum RetiredFontMaps {
    /// More than threads that free maps at the same time.
    private static let count = 8
    /// Addresses, because pointers can't be shared between threads.
    private static let maps = Mutex<[UInt]>([])

    /// Takes over the reference to a map.
    static func add(_ map: UnsafeMutablePointer<PangoFontMap>) {
        let oldest = maps.withLock { maps in
            maps.append(UInt(bitPattern: map))
            return maps.count > count ? maps.removeFirst() : nil
        }
        if let oldest { g_object_unref(UnsafeMutableRawPointer(bitPattern: oldest)) }
    }
}
