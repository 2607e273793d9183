import ContentExtensionHost
import RenderNotification

/// The devices, places and options of cases that don't say their own.
package struct SnapshotSettings: Sendable {
    package var styles: [SystemStyle]
    package var devices: [DeviceModel]
    package var orientations: [Orientation]
    package var places: [Place]
    package var locales: [String]
    package var appearances: [Appearance]
    package var contentSizes: [ContentSizeCategory]
    /// Further settings of all devices.
    package var base: Device
    package var options: PictureOptions
    package var tolerance = PictureTolerance()
    package var kinds: [SnapshotKind] = [.layout, .picture]
    /// Runs the own code of real extensions.
    package var code = CodeOptions()

    /// One picture on a device.
    package init(device: Device = Device(), options: PictureOptions = PictureOptions()) {
        (styles, devices, orientations) = ([device.style], [device.model], [device.orientation])
        (places, locales, appearances) = ([.expanded], [device.locale], [device.appearance])
        contentSizes = [device.contentSize]
        (base, self.options) = (device, options)
    }

    package var matrix: Matrix {
        var matrix = Matrix(
            styles: styles, devices: devices, orientations: orientations, presentations: places, locales: locales,
            appearances: appearances, contentSizes: contentSizes)
        matrix.base = base
        return matrix
    }

    /// A notification on every device, in every place.
    /// - Throws: `too-many-pictures`.
    func cases(_ notification: PushNotification, named name: String) throws(InputError) -> [SnapshotCase] {
        let matrix = matrix
        try matrix.check()
        return matrix.places(of: matrix.varying).map { cell in
            let (device, place) = matrix.setting(at: cell)
            return SnapshotCase(
                name: matrix.fileName(at: cell, of: name), subject: .notification(notification, device, place),
                options: options, tolerance: tolerance, kinds: kinds)
        }
    }

    /// The installed extension of a case.
    func installed(_ path: String, bindings: String? = nil) -> ContentExtension {
        let runsCode = code.extensions == nil
        return ContentExtension.paired([path], bindings.map { [$0] } ?? [], runningCode: runsCode).extensions[0]
    }
}
