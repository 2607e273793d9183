/// Every combination of devices, settings and places for one notification.
package struct Matrix: Sendable {
    /// The dimensions of the matrix, the coarsest first.
    package enum Axis: Int, CaseIterable {
        case style, device, orientation, presentation, locale, appearance, contentSize
    }

    /// A picture's device with its settings, and its place.
    package typealias Setting = (device: Device, place: Place)

    /// A value on an axis.
    private struct Value: Sendable {
        /// On the command line.
        let name: String
        /// For people, such as `Lock Screen`.
        let label: String
        let set: @Sendable (inout Setting) -> Void

        init(_ name: String, label: String? = nil, set: @escaping @Sendable (inout Setting) -> Void) {
            (self.name, self.label, self.set) = (name, label ?? name.capitalizedWords, set)
        }
    }

    private let values: [Axis: [Value]]

    /// Further settings, the same for all pictures.
    package var base = Device()

    /// Makes a matrix; a list with one element is the same in all pictures.
    /// - Parameter locales: such as `de_DE`.
    package init(
        styles: [SystemStyle] = [.standard], devices: [DeviceModel] = [.iPhone8],
        orientations: [Orientation] = [.portrait], presentations: [Place] = [.expanded],
        locales: [String] = [Device.defaultLocale], appearances: [Appearance] = [.light],
        contentSizes: [ContentSizeCategory] = [.large]
    ) {
        values = [
            .style: styles.map { style in
                Value(style.rawValue, label: style.rules.releases) { $0.device.style = style }
            },
            .device: devices.map { model in Value(model.name, label: model.label) { $0.device.model = model } },
            .orientation: orientations.map { orientation in
                Value(orientation.rawValue) { $0.device.orientation = orientation }
            },
            .presentation: presentations.map { place in Value(place.rawValue) { $0.place = place } },
            .locale: locales.map { locale in Value(locale, label: locale) { $0.device.locale = locale } },
            .appearance: appearances.map { appearance in
                Value(appearance.rawValue) { $0.device.appearance = appearance }
            },
            .contentSize: contentSizes.map { size in
                Value(size.rawValue, label: "Text \(size.rawValue)") { $0.device.contentSize = size }
            },
        ]
    }

    /// The number of values on an axis.
    func count(of axis: Axis) -> Int { values[axis]?.count ?? 0 }

    /// The number of pictures.
    package var count: Int {
        Axis.allCases.reduce(1) { count, axis in
            let (product, overflow) = count.multipliedReportingOverflow(by: self.count(of: axis))
            return overflow ? .max : product
        }
    }

    /// The axes with more than one value, the coarsest first.
    package var varying: [Axis] { Axis.allCases.filter { count(of: $0) > 1 } }

    /// A cell of the matrix: the index of the value on each axis.
    package struct Cell: Sendable, Hashable {
        private var indices = [Int](repeating: 0, count: Axis.allCases.count)

        subscript(axis: Axis) -> Int {
            get { indices[axis.rawValue] }
            set { indices[axis.rawValue] = newValue }
        }
    }

    /// All cells of some axes, the last of which changes fastest; the other axes have their first value.
    package func places(of axes: [Axis]) -> [Cell] {
        axes.reduce([Cell()]) { places, axis in
            places.flatMap { place in
                (0..<count(of: axis)).map { index in
                    var place = place
                    place[axis] = index
                    return place
                }
            }
        }
    }

    /// The device with its settings in a cell, and the place where the notification shows.
    package func setting(at cell: Cell) -> Setting {
        Axis.allCases.reduce(into: (base, .expanded)) { values[$1]?[cell[$1]].set(&$0) }
    }

    /// A value's name for people, such as `Lock Screen`.
    func label(of axis: Axis, at cell: Cell) -> String { values[axis]?[cell[axis]].label ?? "" }

    /// A picture's file name without ending: the job's name and the values in which pictures differ.
    package func fileName(at cell: Cell, of job: String) -> String {
        ([job] + varying.compactMap { values[$0]?[cell[$0]].name }).joined(separator: "-")
    }

    /// Refuses a matrix without pictures or with more than `Limits.matrixPictures`.
    package func check() throws(InputError) {
        guard count > Limits.matrixPictures || count == 0 else { return }
        throw InputError(
            Diagnostic(
                .error, "too-many-pictures",
                "the matrix has \(count) pictures, and at most \(Limits.matrixPictures) are drawn",
                hint: "leave values out of its lists", exit: .refused))
    }
}

extension DeviceModel {
    /// The name as Apple writes it: `iPhone 16 Pro Max`, `iPad Pro 12.9`.
    var label: String {
        let words = name.split(separator: "-").map { word in
            switch word {
            case "iphone": "iPhone"
            case "ipad": "iPad"
            case "se", "xs": word.uppercased()
            default: String(word).capitalizedWords
            }
        }
        return words.joined(separator: " ")
    }
}

extension String {
    /// The words capitalized, hyphens as spaces.
    fileprivate var capitalizedWords: String {
        split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
}
