import ContentExtensionHost

/// The torch and camera buttons at the bottom of a locked screen; from memory of the devices.
extension IOS18Style {
    var lockButtons: ViewNode {
        let (side, bottom) = (IOS18ListMetrics.buttonSide, IOS18ListMetrics.buttonBottom)
        let camera = ViewNode(
            .image(ImageView(.symbol(name: "camera.fill", pointSize: IOS18ListMetrics.buttonSymbol, weight: .regular))),
            style: ViewStyle(tintColor: .white), placement: .center)
        return DeviceChrome(traits).layer(
            "lock-buttons",
            [
                button("torch", torch, Placement(leading: side, bottom: bottom)),
                button("camera", [camera], Placement(trailing: side, bottom: bottom)),
            ])
    }

    private func button(_ id: String, _ glyph: [ViewNode], _ placement: Placement) -> ViewNode {
        let side = IOS18ListMetrics.buttonSize
        return ViewNode(
            .view, id: id, style: ViewStyle(backgroundColor: colors.lockButton, cornerRadius: .half),
            sizing: ViewSizing(width: side, height: side), placement: placement, children: glyph)
    }

    /// The torch's head, body and switch.
    private var torch: [ViewNode] {
        func part(_ width: Double, _ height: Double, radius: Double, y: Double, _ color: Color) -> ViewNode {
            ViewNode(
                .view, style: ViewStyle(backgroundColor: color, cornerRadius: .points(radius)),
                sizing: ViewSizing(width: width, height: height), placement: Placement(centerX: 0, centerY: y))
        }
        return [
            part(11, 3.5, radius: 1.2, y: -9.5, .white), part(11, 4, radius: 1.6, y: -4.5, .white),
            part(7, 15, radius: 2, y: 3.5, .white), part(2.2, 5, radius: 1.1, y: 2, .rgba(RGBA(40, 40, 44))),
        ]
    }
}
