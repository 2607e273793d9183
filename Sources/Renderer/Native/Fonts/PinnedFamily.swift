import Views

/// A family of the pinned set, with the files of its weights and its package.
struct PinnedFamily: Sendable, Hashable {
    /// The distribution of a family's weights over files.
    private enum Files: Sendable, Hashable {
        /// Nine weights, each upright and italic.
        case nineWeights(stem: String)
        /// Regular and bold, some with italics.
        case twoWeights(stem: String, suffix: String, regular: String, italic: String?)
        /// One face of a collection for each weight.
        case collection(stem: String, index: Int32)
        case single(String)
    }

    let package: FontPackage
    private let files: Files

    /// Replaces SF Pro Text.
    static let inter = PinnedFamily(package: .inter, files: .nineWeights(stem: "Inter"))
    /// Replaces SF Pro Display.
    static let interDisplay = PinnedFamily(package: .inter, files: .nineWeights(stem: "InterDisplay"))
    /// Replaces New York.
    static let serif = noto("Serif", italic: "Italic")
    /// Replaces SF Mono: 0.602 em a character; SF Mono has 0.618.
    static let monospaced = PinnedFamily(
        package: .dejaVu, files: .twoWeights(stem: "DejaVuSansMono", suffix: ".ttf", regular: "", italic: nil))
    static let emoji = PinnedFamily(package: .notoColorEmoji, files: .single("NotoColorEmoji.ttf"))
    /// Latin, Greek and Cyrillic letters that the others lack.
    static let notoSans = noto("Sans", italic: "Italic")
    /// The families to search, in order, for characters without a script.
    static let symbols = [noto("SansSymbols"), symbols2, math]
    private static let symbols2 = PinnedFamily(package: .notoCore, files: .single("NotoSansSymbols2-Regular.ttf"))
    private static let math = PinnedFamily(package: .notoCore, files: .single("NotoSansMath-Regular.ttf"))

    /// All that a text may need.
    static let all =
        [inter, interDisplay, serif, monospaced, emoji, notoSans] + symbols + Script.notoFamilies.map { noto($0) }
        + HanForm.allCases.map(cjk)

    static func noto(_ name: String, italic: String? = nil) -> PinnedFamily {
        PinnedFamily(
            package: .notoCore,
            files: .twoWeights(stem: "Noto\(name)", suffix: ".ttf", regular: "Regular", italic: italic))
    }

    /// Noto Sans CJK with a region's forms of Han characters.
    static func cjk(_ form: HanForm) -> PinnedFamily {
        PinnedFamily(package: .notoCJK, files: .collection(stem: "NotoSansCJK", index: form.collectionIndex))
    }

    /// The file and face nearest to a weight; families with two weights are bold from semibold on.
    func file(weight: FontWeight, isItalic: Bool) -> (name: String, index: Int32) {
        let isBold = weight >= .semibold
        switch files {
        case .nineWeights(let stem): return ("\(stem)-\(weight.interStyle(isItalic: isItalic)).otf", 0)
        case .twoWeights(let stem, let suffix, let regular, let italic):
            let style = (isBold ? "Bold" : isItalic && italic != nil ? "" : regular) + (isItalic ? italic ?? "" : "")
            return (stem + (style.isEmpty ? "" : "-" + style) + suffix, 0)
        case .collection(let stem, let index): return ("\(stem)-\(isBold ? "Bold" : "Regular").ttc", index)
        case .single(let name): return (name, 0)
        }
    }
}

extension FontWeight: Comparable {
    /// Lighter comes first.
    public static func < (left: FontWeight, right: FontWeight) -> Bool { left.css < right.css }

    /// The weight on CSS's and OpenType's scale (fact: type/sf.weights).
    var css: Int { ((Self.allCases.firstIndex(of: self) ?? 3) + 1) * 100 }

    /// Inter's name for the style, as in its file names.
    fileprivate func interStyle(isItalic: Bool) -> String {
        let upright = Self.interStyles[css / 100 - 1]
        guard isItalic else { return upright }
        return self == .regular ? "Italic" : upright + "Italic"
    }

    /// From the lightest.
    private static let interStyles = [
        "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
}
