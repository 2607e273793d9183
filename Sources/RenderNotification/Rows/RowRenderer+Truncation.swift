/// The devices, generations and places in which a batch looks for truncated texts; an empty list means the row's own.
package struct MeasuredPlaces: Sendable, Equatable {
    package var devices: [DeviceModel]
    package var styles: [SystemStyle]
    package var places: [Place]

    package init(devices: [DeviceModel] = [], styles: [SystemStyle] = [], places: [Place] = []) {
        (self.devices, self.styles, self.places) = (devices, styles, places)
    }
}

extension RowRenderer {
    /// The truncated texts of a prepared row in each place.
    /// - Throws: `InputError` with the errors in the row, as `prepare` does.
    package func cuts(of row: BatchRow, _ prepared: PreparedRow, in measured: MeasuredPlaces) throws -> [TextCut] {
        var cuts: [TextCut] = []
        let (own, ownPlace) = (prepared.device, row.place ?? settings.place)
        for style in measured.styles.isEmpty ? [own.style] : measured.styles {
            for model in measured.devices.isEmpty ? [own.model] : measured.devices {
                for place in measured.places.isEmpty ? [ownPlace] : measured.places {
                    var screen = prepared.screen(in: ownPlace)
                    if style != own.style || model != own.model || place != ownPlace {
                        screen = try play(row, in: place, on: model, style).screen(in: place)
                    } else if renderer.device != own {
                        renderer.device = own
                    }
                    cuts += TruncationMeter(renderer: renderer).cuts(of: TruncationSubject(screen)).map { role, lost in
                        TextCut(
                            role: role.name, identifier: role.identifier, lost: lost, on: model, style: style,
                            in: place.rawValue)
                    }
                }
            }
        }
        return cuts
    }

    private func play(
        _ row: BatchRow, in place: Place, on model: DeviceModel, _ style: SystemStyle
    ) throws -> ScenarioOutcome {
        var (row, device) = (row, settings.device)
        (device.model, device.style) = (model, style)
        (row.overrides.device, row.overrides.style) = (nil, nil)
        return try play(row, in: place, on: device)
    }
}
