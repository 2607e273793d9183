import CPango

/// The Pango attributes for the face, tracking and language of each run.
struct PangoAttributes {
    let list: CObject<OpaquePointer>

    /// A part of the text in one font.
    struct Stretch {
        /// UTF-8 code units of the whole text, as in the faces' ranges.
        var faces: [FaceRun]
        var base: TextFonts.Base
        /// Points.
        var size: Double
        /// The range, if the font isn't the layout's own.
        var range: Range<Int>?
    }

    init?(_ stretches: [Stretch], hyphenates: Bool) {
        guard let list = CObject(owning: pango_attr_list_new(), release: pango_attr_list_unref) else { return nil }
        self.list = list
        add(pango_attr_fallback_new(0), nil)
        // Pango would add hyphens in broken long words; UIKit adds them only at soft hyphens.
        if !hyphenates { add(pango_attr_insert_hyphens_new(0), nil) }
        for stretch in stretches { add(stretch) }
    }

    private func add(_ stretch: Stretch) {
        let base = stretch.base
        if let range = stretch.range {
            add(pango_attr_family_new(base.face.family), range)
            add(pango_attr_size_new_absolute(Self.units(stretch.size)), range)
        }
        let tracking = Self.units(base.tracking)
        for run in stretch.faces {
            if run.kind == .base {
                if tracking != 0 { add(pango_attr_letter_spacing_new(tracking), run.range) }
                if !base.features.isEmpty { add(pango_attr_font_features_new(base.features), run.range) }
            } else {
                add(pango_attr_family_new(run.family), run.range)
            }
            if run.kind == .emoji {
                let emoji = EmojiSize(text: stretch.size)
                add(pango_attr_size_new_absolute(Self.units(emoji.points)), run.range)
                add(pango_attr_letter_spacing_new(Self.units(emoji.spacing)), run.range)
            }
            if case .cjk(let form) = run.kind {
                add(pango_attr_language_new(pango_language_from_string(form.rawValue)), run.range)
                // Japanese is set by its letters' own widths, Chinese in squares (fact: type/sf.japanese).
                if form == .japanese { add(pango_attr_font_features_new("palt"), run.range) }
            }
        }
    }

    private static func units(_ points: Double) -> Int32 { Int32((points * Double(PANGO_SCALE)).rounded()) }

    /// The list takes ownership of the attribute; `nil` is the whole text.
    private func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>?) {
        guard let attribute else { return }
        if let range {
            attribute.pointee.start_index = UInt32(range.lowerBound)
            attribute.pointee.end_index = UInt32(range.upperBound)
        }
        pango_attr_list_insert(list.pointer, attribute)
    }
}

/// The size and the advance of emoji in a text: iOS draws them larger than the text's letters in small texts, and smaller
/// in large ones (fact: type/emoji.width).
struct EmojiSize: Equatable {
    /// Points; the size of Noto Color Emoji.
    let points: Double
    /// An addition to the font's own advance, in points.
    let spacing: Double

    /// - Parameter size: the text's size in points.
    init(text size: Double) {
        // The device's widths are known at 17, 60 and 100 points; between the first two they are interpolated.
        let share = min(max(0, (size - 17) / (60 - 17)), 1)
        points = size * (1 + share * (0.85 - 1))
        spacing = size * (1.206 + share * (0.95 - 1.206)) - points * Self.advance
    }

    /// The advance of each glyph of Noto Color Emoji, for a size of 1.
    private static let advance = 1.245
}
