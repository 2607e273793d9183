/// What brings the pinned fonts to a machine, under the names of Debian's packages.
enum FontPackage: String, Sendable, CaseIterable {
    case inter = "fonts-inter"
    case notoCore = "fonts-noto-core"
    case notoCJK = "fonts-noto-cjk"
    case notoColorEmoji = "fonts-noto-color-emoji"
    /// A dependency of Debian's fontconfig, so there is nothing more to install for it.
    case dejaVu = "fonts-dejavu-core"

    /// Whether no text at all can be set without it.
    var isRequired: Bool { self == .inter }

    /// Where its files are, in the order in which they are looked for: Debian, by hand, Fedora, Arch, macOS.
    ///
    /// Directories of a user are left out on purpose: they differ between machines that should draw the same.
    var directories: [String] {
        let (debian, fedora, arch) =
            switch self {
            case .inter: ("opentype/inter", "rsms-inter-fonts", "inter")
            case .notoCore: ("truetype/noto", "google-noto", "noto")
            case .notoCJK: ("opentype/noto", "google-noto-sans-cjk-fonts", "noto-cjk")
            case .notoColorEmoji: ("truetype/noto", "google-noto-color-emoji-fonts", "noto")
            case .dejaVu: ("truetype/dejavu", "dejavu-sans-mono-fonts", "TTF")
            }
        let shared = "/usr/share/fonts/"
        return [shared + debian, "/usr/local/share/fonts", shared + fedora, shared + arch, "/Library/Fonts"]
    }
}
