/// Names of the matrix's values.
extension Matrix {
    /// A value's name for people, such as `Lock Screen`.
    func label(of axis: Axis, at place: Cell) -> String {
        switch axis {
        case .style: styles[place[axis]].rules.releases
        case .device: devices[place[axis]].label
        case .orientation: orientations[place[axis]].rawValue.capitalizedWords
        case .presentation: presentations[place[axis]].rawValue.capitalizedWords
        case .locale: locales[place[axis]]
        case .appearance: appearances[place[axis]].rawValue.capitalizedWords
        case .contentSize: "Text \(contentSizes[place[axis]].rawValue)"
        }
    }

    /// A picture's file name without ending: the job's name and the values in which pictures differ.
    func fileName(at place: Cell, of job: String) -> String {
        ([job] + varying.map { name(of: $0, at: place) }).joined(separator: "-")
    }

    /// A value's name on the command line.
    private func name(of axis: Axis, at place: Cell) -> String {
        switch axis {
        case .style: styles[place[axis]].rawValue
        case .device: devices[place[axis]].name
        case .orientation: orientations[place[axis]].rawValue
        case .presentation: presentations[place[axis]].rawValue
        case .locale: locales[place[axis]]
        case .appearance: appearances[place[axis]].rawValue
        case .contentSize: contentSizes[place[axis]].rawValue
        }
    }
}

extension DeviceModel {
    /// The name as Apple writes it: `iPhone 16 Pro Max`, `iPad Pro 12.9`.
    var label: String {
        let words = name.split(separator: "-").map(String.init)
        return words.map { word in
            switch word {
            case "iphone": "iPhone"
            case "ipad": "iPad"
            case "se", "xs": word.uppercased()
            default: word.capitalizedWords
            }
        }.joined(separator: " ")
    }
}

extension String {
    /// The words capitalized, hyphens as spaces.
    fileprivate var capitalizedWords: String {
        split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
}
