import ContentExtensionHost

/// UIKit's materials.
extension DisplayListBuilder {
    /// An approximation of UIKit's materials (fact: ios10/row.material).
    func systemRecipe(_ material: Material) -> MaterialRecipe {
        switch material {
        case .ultraThin, .systemUltraThinMaterial: blend(0.25)
        case .thin, .systemThinMaterial: blend(0.45)
        case .regular, .actions, .actionSeparator, .systemMaterial: blend(0.65)
        case .banner, .row, .rowHeader, .listControl, .listFoot, .alert: blend(0.65)
        case .thick, .systemThickMaterial, .prominent: blend(0.82)
        case .systemChromeMaterial: blend(0.75)
        case .extraLight: blend(0.82, of: .light)
        case .light: blend(0.5, of: .light)
        case .dark: blend(0.65, of: .dark)
        case .systemUltraThinMaterialLight: blend(0.25, of: .light)
        case .systemThinMaterialLight: blend(0.45, of: .light)
        case .systemMaterialLight: blend(0.65, of: .light)
        case .systemThickMaterialLight: blend(0.82, of: .light)
        case .systemChromeMaterialLight: blend(0.75, of: .light)
        case .systemUltraThinMaterialDark: blend(0.25, of: .dark)
        case .systemThinMaterialDark: blend(0.45, of: .dark)
        case .systemMaterialDark: blend(0.65, of: .dark)
        case .systemThickMaterialDark: blend(0.82, of: .dark)
        case .systemChromeMaterialDark: blend(0.75, of: .dark)
        }
    }

    /// A background blended in at an opacity: the given appearance's, or the picture's own.
    private func blend(_ opacity: Double, of appearance: Appearance? = nil) -> MaterialRecipe {
        let base =
            appearance.map { Palette($0, increasesContrast: increasesContrast).resolve(.semantic(.systemBackground)) }
            ?? resolve(.semantic(.systemBackground), nil)
        return MaterialRecipe(multiply: 1 - opacity, add: base.red * opacity, approximation: base.opacity(opacity))
    }
}
