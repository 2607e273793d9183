import ContentExtensionHost
import Renderer

/// What the values of a matrix are called.
extension Matrix {
    /// A value for people, such as `Lock Screen`.
    func label(of axis: Axis, at place: Cell) -> String {
        switch axis {
        case .style: styles[place[axis]].label
        case .device: devices[place[axis]].label
        case .orientation: orientations[place[axis]].rawValue.capitalizedWords
        case .presentation: presentations[place[axis]].rawValue.capitalizedWords
        case .locale: locales[place[axis]]
        case .appearance: appearances[place[axis]].rawValue.capitalizedWords
        case .contentSize: "Text \(contentSizes[place[axis]].rawValue)"
        }
    }

    /// A picture's file without its ending: the job's name, and the values that not all pictures have.
    func fileName(at place: Cell, of job: String) -> String {
        ([job] + varying.map { name(of: $0, at: place) }).joined(separator: "-")
    }

    /// A value as the command line writes it.
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

extension SystemStyle {
    fileprivate var label: String {
        switch self {
        case .ios10: "iOS 10–12"
        case .ios18: "iOS 15–18"
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
    /// Its words with a capital each, hyphens as spaces.
    fileprivate var capitalizedWords: String {
        split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
}
