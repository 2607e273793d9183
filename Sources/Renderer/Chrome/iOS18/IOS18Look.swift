import ContentExtensionHost

/// The notifications of iOS 15–18: icon and texts in one block, the custom content below, a menu of actions.
struct IOS18Look: Look {
    let traits: Traits

    init(traits: Traits) { self.traits = traits }

    var materials: [Material: MaterialRecipe] { [:] }

    var contentWidth: Double { traits.screen.width - 32 }

    func backdrop(_ source: Backdrop.Source?, behind presentation: Presentation, screen: Rect) -> Backdrop {
        Backdrop(
            source: source ?? .color(RGBA(white: 0.5)), screen: screen, blurRadius: 0, tint: RGBA(white: 0, alpha: 0))
    }

    func expanded(_ scene: Scene, crop: Crop, images: any ImageMeasuring) -> Arrangement { Arrangement() }

    func arrangement(
        of center: CenterScene, as presentation: Presentation, crop: Crop, upTo height: Double,
        images: any ImageMeasuring
    ) -> Arrangement { Arrangement() }

    func inputViews(_ scene: Scene, fittingHeight: (ViewNode) -> Double) -> [ViewNode] {
        IOS10Look(traits: traits).inputViews(scene, fittingHeight: fittingHeight)
    }

    func passcode() -> ViewNode { IOS10Look(traits: traits).passcode() }
}
