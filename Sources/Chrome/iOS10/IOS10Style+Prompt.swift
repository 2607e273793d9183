import ContentExtensionHost
import Views

/// The alert in which an app asks for permission to send notifications.
extension IOS10Style {
    func prompt(_ center: CenterScene, _ crop: Crop) -> Arrangement {
        guard let prompt = center.prompt else { return Arrangement() }
        let metrics = IOS10SheetMetrics.self
        let width = min(metrics.alertWidth, contentWidth)
        let buttons = promptButtons(prompt.buttons)
        let texts = sheetTexts(prompt.title, prompt.message, size: metrics.titleSize)
        let view = plate(
            id: "prompt",
            children: [
                crop == .screen ? AlertTexts.fitting(texts, above: buttons.height, on: device) : texts, buttons.view,
            ])
        if crop == .screen {
            var centred = view
            (centred.sizing.width, centred.placement) = (width, .center)
            let layer = ViewNode(.view, id: "prompt-screen", part: .platter, children: [centred])
            return Arrangement(above: [layer] + deviceChrome(clock: center.clock))
        }
        let x = crop == .platter ? 0 : device.roundToPixel((device.screen.width - width) / 2)
        let margin = crop == .platter ? 0 : 3 * IOS10Metrics.margin
        return Arrangement(
            items: [Arrangement.Item(view: view, x: x, width: width, gap: 0)], top: margin, bottomMargin: margin)
    }

    /// The system's background for alerts and sheets.
    func plate(id: String, children: [ViewNode]) -> ViewNode {
        ViewNode(
            .visualEffect(.alert), id: id,
            style: ViewStyle(
                cornerRadius: .points(IOS10SheetMetrics.cornerRadius), cornerCurve: .continuous, clipsToBounds: true),
            part: .platter,
            children: [
                ViewNode(
                    .stack(Stack(.vertical)), placement: Placement(leading: 0, trailing: 0, top: 0), children: children)
            ])
    }

    func sheetTexts(_ title: String, _ message: String, size points: Double, icon: ViewNode? = nil) -> ViewNode {
        let metrics = IOS10SheetMetrics.self
        let titleSize = device.scaled(points, as: .headline)
        let messageSize = device.scaled(metrics.messageSize, as: .footnote)
        func label(_ text: String, _ font: Font, pitch: Double, _ id: String) -> ViewNode? {
            guard !text.isEmpty else { return nil }
            var label = Label(text, font: font, textColor: rowColors.title, alignment: .center).wrapping
            label.lineHeight = pitch
            return ViewNode(.label(label), id: id)
        }
        let head = icon.map { icon in
            ViewNode(
                .stack(Stack(.vertical, alignment: .center)), sizing: ViewSizing(customSpacingAfter: metrics.iconGap),
                children: [icon])
        }
        let labels = [
            head,
            label(
                title, .system(titleSize, .semibold), pitch: metrics.titlePitch * titleSize / metrics.titleSize,
                "prompt-title"),
            label(
                message, .system(messageSize), pitch: metrics.messagePitch * messageSize / metrics.messageSize,
                "prompt-message"),
        ].compactMap { $0 }
        return ViewNode(
            .stack(Stack(.vertical, spacing: metrics.titleGap)), id: "prompt-texts",
            sizing: ViewSizing(
                margins: EdgeInsets(
                    top: metrics.top, leading: metrics.inset, bottom: metrics.bottom, trailing: metrics.inset)),
            part: .default, children: labels)
    }

    /// The buttons side by side with a line between them; stacked when their titles are too long.
    private func promptButtons(_ titles: [String]) -> (view: ViewNode, height: Double) {
        let metrics = IOS10SheetMetrics.self
        let row = IOS10TextRow(
            metrics.buttonSize, as: .body, height: metrics.buttonHeight, baseline: metrics.buttonBaseline,
            device: device)
        let room = metrics.alertWidth / Double(max(1, titles.count)) - 2 * metrics.buttonInset
        let isStacked = titles.contains {
            Double($0.count) * metrics.buttonSize * metrics.letterShare * row.height / metrics.buttonHeight > room
        }
        // The system's own alerts emphasize the last button.
        let view = buttonRow(
            titles, id: "prompt-buttons", buttonID: "prompt-button", row: row, color: .semantic(.systemBlue),
            isStacked: isStacked, favoursLast: true)
        return (view, row.height * Double(isStacked ? titles.count : 1))
    }
}
