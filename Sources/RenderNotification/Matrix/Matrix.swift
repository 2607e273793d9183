/// Every combination of devices, settings and places for one notification.
package struct Matrix: Sendable, Equatable {
    package var styles: [SystemStyle]
    package var devices: [DeviceModel]
    package var orientations: [Orientation]
    package var presentations: [Place]
    /// Such as `de_DE`.
    package var locales: [String]
    package var appearances: [Appearance]
    package var contentSizes: [ContentSizeCategory]

    /// Further settings, the same for all pictures.
    package var base = Device()

    /// Makes a matrix; a list with one element is the same in all pictures.
    package init(
        styles: [SystemStyle] = [.standard], devices: [DeviceModel] = [.iPhone8],
        orientations: [Orientation] = [.portrait], presentations: [Place] = [.expanded],
        locales: [String] = [Device.defaultLocale], appearances: [Appearance] = [.light],
        contentSizes: [ContentSizeCategory] = [.large]
    ) {
        self.styles = styles
        self.devices = devices
        self.orientations = orientations
        self.presentations = presentations
        self.locales = locales
        self.appearances = appearances
        self.contentSizes = contentSizes
    }

    /// The dimensions of the matrix, the coarsest first.
    package enum Axis: String, Sendable, Hashable, CaseIterable {
        case style, device, orientation, presentation, locale, appearance, contentSize
    }

    /// The number of values on an axis.
    package func count(of axis: Axis) -> Int {
        switch axis {
        case .style: styles.count
        case .device: devices.count
        case .orientation: orientations.count
        case .presentation: presentations.count
        case .locale: locales.count
        case .appearance: appearances.count
        case .contentSize: contentSizes.count
        }
    }

    /// The number of pictures.
    package var count: Int {
        Axis.allCases.reduce(1) { count, axis in
            let (product, overflow) = count.multipliedReportingOverflow(by: self.count(of: axis))
            return overflow ? .max : product
        }
    }

    /// The axes with more than one value, the coarsest first.
    var varying: [Axis] { Axis.allCases.filter { count(of: $0) > 1 } }

    /// A cell of the matrix: the index of the value on each axis.
    struct Cell: Sendable, Hashable {
        private var indices = [Int](repeating: 0, count: Axis.allCases.count)

        subscript(axis: Axis) -> Int {
            get { Axis.allCases.firstIndex(of: axis).map { indices[$0] } ?? 0 }
            set { if let number = Axis.allCases.firstIndex(of: axis) { indices[number] = newValue } }
        }
    }

    /// All cells of some axes, the last of which changes fastest; the other axes have their first value.
    func places(of axes: [Axis]) -> [Cell] {
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

    /// The device and its settings in a cell.
    func device(at place: Cell) -> Device {
        var traits = Device(
            model: devices[place[.device]], appearance: appearances[place[.appearance]],
            contentSize: contentSizes[place[.contentSize]], locale: locales[place[.locale]],
            orientation: orientations[place[.orientation]], style: styles[place[.style]])
        traits.increasesContrast = base.increasesContrast
        traits.reducesTransparency = base.reducesTransparency
        traits.usesBoldText = base.usesBoldText
        return traits
    }

    /// The place where a cell shows the notification.
    func presentation(at place: Cell) -> Place { presentations[place[.presentation]] }

    /// Refuses a matrix without pictures or with more than `Limits.matrixPictures`.
    func check() throws(InputError) {
        guard count > Limits.matrixPictures || count == 0 else { return }
        throw InputError(
            Diagnostic(
                .error, "too-many-pictures",
                "the matrix has \(count) pictures, and at most \(Limits.matrixPictures) are drawn",
                hint: "leave values out of its lists", exit: .refused))
    }
}
