import CPango
import ContentExtensionHost

/// The Pango attributes for the face, tracking and language of each run.
struct PangoAttributes {
    let list: CObject<OpaquePointer>

    /// A part of the text in one font.
    struct Stretch {
        /// UTF-8 code units of the whole text, as in the faces' ranges.
        var faces: [FaceRun]
        var base: TextFonts.Base
        /// The range and the size in points if it isn't the layout's own.
        var own: (range: Range<Int>, size: Double)?
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
        if let own = stretch.own {
            add(pango_attr_family_new(base.face.family), own.range)
            let size = (own.size * Double(PANGO_SCALE)).rounded()
            add(pango_attr_size_new_absolute(Int32(size)), own.range)
        }
        let tracking = Int32((base.tracking * Double(PANGO_SCALE)).rounded())
        for run in stretch.faces {
            if run.kind == .base {
                if tracking != 0 { add(pango_attr_letter_spacing_new(tracking), run.range) }
                if !base.features.isEmpty { add(pango_attr_font_features_new(base.features), run.range) }
            } else {
                add(pango_attr_family_new(run.family), run.range)
            }
            if case .cjk(let form) = run.kind {
                add(pango_attr_language_new(pango_language_from_string(form.rawValue)), run.range)
            }
        }
    }

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
