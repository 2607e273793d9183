/// Methods of views that set a property.
extension CodeEvaluator {
    /// Carries out a method of a property's view; `nil` for one that sets nothing.
    mutating func callOfView(_ path: [String], _ values: [SourceArgumentValue]) -> SourceValue? {
        guard let name = path.last, path.count > 1 else { return nil }
        let owner = Array(path.dropLast())
        for type in Self.viewTypes {
            let own = model.functions(name, in: type).filter { $0.type == type }
            if let function = choose(own, values) { return call(function, values, this: .property(owner)) }
        }
        guard let first = values.first else { return nil }
        if Self.loaders.contains(where: { name.lowercased().hasSuffix($0) }), isAddress(first, name) {
            // Libraries that load images: `imageView.kf.setImage(with: url)`, `[imageView sd_setImageWithURL:url]`.
            let view = ["kf", "sd", "af", "yy", "hnk"].contains(owner.last) ? owner.dropLast() : owner[...]
            store(.object(SourceObject(type: "UIImage", fields: ["url": first.value])), at: view + ["image"])
            return .null
        }
        guard name.hasPrefix("set"), name.dropFirst(3).first?.isUppercase == true else { return nil }
        // A button's other states aren't shown.
        let state = values.first { $0.label == "for" || $0.label == "forState" }?.value
        if let state, state.options?.isEmpty == false,
            ![.symbol("normal"), .symbol("UIControlStateNormal")].contains(state)
        {
            return .null
        }
        let property = name.dropFirst(3)
        store(first.value, at: owner + [property.prefix(1).lowercased() + property.dropFirst()])
        return .null
    }

    private static let viewTypes = ["UIImageView", "UILabel", "UIButton", "UITextView", "UIStackView", "UIView"]

    private static let loaders = ["setimage", "setimagewithurl", "setimagefromurl", "setimagewith"]

    private func isAddress(_ argument: SourceArgumentValue, _ name: String) -> Bool {
        ["with", "withURL", "from", "fromURL", "url", "for"].contains(argument.label) || name.hasSuffix("URL")
            || name.contains("_")
    }
}
