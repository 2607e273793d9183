/// The Debian packages with the pinned fonts.
enum FontPackage: String, Sendable, CaseIterable {
    case inter = "fonts-inter"
    case notoCore = "fonts-noto-core"
    case notoCJK = "fonts-noto-cjk"
    case notoColorEmoji = "fonts-noto-color-emoji"
    /// A dependency of Debian's fontconfig, so it is installed with it.
    case dejaVu = "fonts-dejavu-core"

    /// `true` for the package that all text needs.
    var isRequired: Bool { self == .inter }

    /// The folders of its files in search order: Debian, manual installation, Fedora, Arch, macOS.
    ///
    /// Folders in a user's home are left out, so that machines draw the same.
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
