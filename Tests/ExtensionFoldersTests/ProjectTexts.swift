/// Texts of a small Xcode project: an app, `Shop`, that embeds an extension, `Card`.
enum ProjectText {
    /// The text of a `project.pbxproj`.
    /// - Parameters:
    ///   - shop: settings of the app.
    ///   - card: settings of the extension.
    ///   - project: settings of both.
    ///   - cardSources: paths in the folder `Card` that the extension compiles.
    ///   - cardResources: paths in the folder `Card` that its bundle holds.
    ///   - shopResources: paths in the folder `Shop` that the app's bundle holds.
    ///   - isEmbedded: `false` leaves out the phase that embeds the extension.
    ///   - more: further objects.
    ///   - cardKeys: further keys of the extension's target.
    static func of(
        shop: String = "", card: String = "", project: String = "", cardSources: [String] = ["Card.swift"],
        cardResources: [String] = [], shopResources: [String] = [], isEmbedded: Bool = true, more: String = "",
        cardKeys: String = ""
    ) -> String {
        let cardFiles = files("CARD", cardSources + cardResources)
        let shopFiles = files("SHOP", shopResources)
        let resources = cardResources.indices.map { cardSources.count + $0 }
        return """
            // !$*UTF8*$!
            {
            	archiveVersion = 1;
            	objects = {
            		ROOT /* Project object */ = {isa = PBXProject; buildConfigurationList = LP; developmentRegion = en;
            			mainGroup = MAIN; projectDirPath = ""; targets = (TSHOP, TCARD, ); };
            		MAIN = {isa = PBXGroup; children = (GSHOP, GCARD); sourceTree = "<group>"; };
            		GSHOP = {isa = PBXGroup; children = (\(shopFiles.ids)); path = Shop; sourceTree = "<group>"; };
            		GCARD = {isa = PBXGroup; children = (\(cardFiles.ids)); path = Card; sourceTree = "<group>"; };
            		\(shopFiles.objects)\(cardFiles.objects)
            		PSHOP = {isa = PBXFileReference; path = Shop.app; sourceTree = BUILT_PRODUCTS_DIR; };
            		PCARD = {isa = PBXFileReference; path = Card.appex; sourceTree = BUILT_PRODUCTS_DIR; };
            		TSHOP = {isa = PBXNativeTarget; name = Shop; productReference = PSHOP; buildConfigurationList = LSHOP;
            			productType = "com.apple.product-type.application"; buildPhases = (RSHOP, \(isEmbedded ? "EMBED" : "")); };
            		TCARD = {isa = PBXNativeTarget; name = Card; productReference = PCARD; buildConfigurationList = LCARD;
            			productType = "com.apple.product-type.app-extension"; buildPhases = (SCARD, RCARD); \(cardKeys) };
            		EMBED = {isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 13; files = (BEMBED); };
            		BEMBED = {isa = PBXBuildFile; fileRef = PCARD; };
            		SCARD = {isa = PBXSourcesBuildPhase; files = (\(builds("CARD", cardSources.indices))); };
            		RCARD = {isa = PBXResourcesBuildPhase; files = (\(builds("CARD", resources))); };
            		RSHOP = {isa = PBXResourcesBuildPhase; files = (\(builds("SHOP", shopResources.indices))); };
            		\(list("P", project, debug: project))
            		\(list("SHOP", "INFOPLIST_FILE = Shop/Info.plist; \(shop)", debug: "PRODUCT_NAME = DebugShop;"))
            		\(list("CARD", "INFOPLIST_FILE = Card/Info.plist; \(card)", debug: ""))
            		\(more)
            	};
            	rootObject = ROOT /* Project object */;
            }
            """
    }

    private static func files(_ name: String, _ paths: [String]) -> (ids: String, objects: String) {
        let ids = paths.indices.map { "F\(name)\($0)" }
        let objects = zip(ids, paths).map { id, path in
            """
            \(id) = {isa = PBXFileReference; path = "\(path)"; sourceTree = "<group>"; };
            B\(id) = {isa = PBXBuildFile; fileRef = \(id) /* \(path) */; };

            """
        }
        return (ids.joined(separator: ", "), objects.joined())
    }

    private static func builds(_ name: String, _ indices: some Sequence<Int>) -> String {
        indices.map { "BF\(name)\($0)" }.joined(separator: ", ")
    }

    /// A list of the configurations Debug and Release.
    private static func list(_ name: String, _ settings: String, debug: String) -> String {
        """
        L\(name) = {isa = XCConfigurationList; buildConfigurations = (D\(name), C\(name)); defaultConfigurationName = Release; };
        D\(name) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(debug)}; };
        C\(name) = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(settings)}; };
        """
    }

    /// An app's Info.plist.
    static func appInfo(_ entries: String) -> String { "<plist><dict>\(entries)</dict></plist>" }
}
