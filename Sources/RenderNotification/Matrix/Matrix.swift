import ContentExtensionHost
import Renderer

/// One notification on several devices, with several settings, in several places: every combination of what is given.
public struct Matrix: Sendable, Equatable {
    public var styles: [SystemStyle]
    public var devices: [DeviceModel]
    public var orientations: [Orientation]
    public var presentations: [Place]
    /// Such as `de_DE`.
    public var locales: [String]
    public var appearances: [Appearance]
    public var contentSizes: [ContentSizeCategory]

    /// What is set besides, the same for all pictures.
    public var base = Device()

    /// A list with one element is the same in all pictures.
    public init(
        styles: [SystemStyle] = [.ios10], devices: [DeviceModel] = [.iPhone8],
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

    /// What the pictures differ in, the coarsest first.
    public enum Axis: String, Sendable, Hashable, CaseIterable {
        case style, device, orientation, presentation, locale, appearance, contentSize
    }

    /// How many values an axis has.
    public func count(of axis: Axis) -> Int {
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

    /// How many pictures there are.
    public var count: Int {
        Axis.allCases.reduce(1) { count, axis in
            let (product, overflow) = count.multipliedReportingOverflow(by: self.count(of: axis))
            return overflow ? .max : product
        }
    }

    /// The axes with more than one value, the coarsest first.
    var varying: [Axis] { Axis.allCases.filter { count(of: $0) > 1 } }

    /// A place in the matrix: the index of the value on each axis.
    struct Cell: Sendable, Hashable {
        private var indices = [Int](repeating: 0, count: Axis.allCases.count)

        subscript(axis: Axis) -> Int {
            get { Axis.allCases.firstIndex(of: axis).map { indices[$0] } ?? 0 }
            set { if let number = Axis.allCases.firstIndex(of: axis) { indices[number] = newValue } }
        }
    }

    /// All places of some axes, the last of which changes fastest; the first value on all others.
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

    /// The device and its settings at a place.
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

    /// The place that the notification is shown in.
    func presentation(at place: Cell) -> Place { presentations[place[.presentation]] }

    /// Refuses a matrix without pictures, or with more than anyone looks through.
    func check() throws(InputError) {
        guard count > Limits.matrixPictures || count == 0 else { return }
        throw InputError(
            Diagnostic(
                .error, "too-many-pictures",
                "the matrix has \(count) pictures, and at most \(Limits.matrixPictures) are drawn",
                hint: "leave values out of its lists", exit: .refused))
    }
}
