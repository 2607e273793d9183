import ContentExtensionHost
import Renderer
import Views

/// The system's permission alert, and the sheet for an app's notification settings.
extension ModernStyle {
    /// The alert in the screen's centre.
    func prompt(_ prompt: AuthorizationPrompt, over center: CenterScene, crop: Crop) -> Arrangement {
        let width = ModernAlertMetrics.width
        let buttons = prompt.buttons.map {
            button(
                $0, id: "prompt-button", size: device.scaled(ModernAlertMetrics.buttonSize, as: .body),
                color: colors.link)
        }
        var actions: [ViewNode] = []
        for (index, button) in buttons.enumerated() {
            if index > 0 { actions.append(hairline(isUpright: !hasLargeText)) }
            var button = button
            // The buttons share the width without the lines; with large text they are stacked.
            if !hasLargeText {
                button.sizing.width = (width - Double(buttons.count - 1) * pixel) / Double(max(1, buttons.count))
            }
            actions.append(button)
        }
        let row = ViewNode(
            .stack(Stack(hasLargeText ? .vertical : .horizontal)), id: "prompt-buttons", children: actions)
        let texts = alertTexts(prompt.title, prompt.message, icon: nil)
        let heights = buttons.compactMap(\.sizing.height)
        let height = hasLargeText ? heights.reduce(0, +) : heights.max() ?? 0
        let view = alertPlate(
            id: "prompt",
            parts: [crop == .screen ? AlertTexts.fitting(texts, above: height, on: device) : texts, hairline(), row])
        if crop == .screen {
            var centred = view
            (centred.sizing.width, centred.placement) = (width, .center)
            let layer = ViewNode(.view, id: "prompt-layer", part: .platter, children: [centred])
            return Arrangement(above: [dim, layer] + overUnlocked(center))
        }
        let margin = crop == .platter ? 0 : metrics.platter.margin
        return Arrangement(
            items: [Arrangement.Item(view: view, x: centred(width, crop), width: width, gap: 0)], top: margin,
            bottomMargin: margin, below: crop == .platter ? [] : [dim])
    }

    /// The sheet at the screen's bottom.
    func management(_ view: ManagementView, over center: CenterScene, crop: Crop) -> Arrangement {
        let margin = ModernAlertMetrics.sheetMargin
        let width = min(device.screen.width - device.safeArea.horizontal - 2 * margin, metrics.platter.maximumWidth)
        let cancel = view.choices.filter { $0.kind == .cancel }
        var parts = [alertTexts(view.title, view.message, icon: view.isConfirmation ? nil : view.app)]
        for choice in view.choices where choice.kind != .cancel {
            parts += [hairline(), self.choice(choice)]
        }
        let plates =
            [alertPlate(id: "management", parts: parts)]
            + cancel.map { alertPlate(id: "management-cancel", parts: [self.choice($0)]) }
        return Arrangement(
            items: plates.enumerated().map { index, plate in
                Arrangement.Item(view: plate, x: centred(width, crop), width: width, gap: index == 0 ? 0 : margin)
            }, top: crop == .platter ? 0 : margin, bottomMargin: margin,
            bottomAnchor: max(device.safeArea.bottom, margin), below: crop == .platter ? [] : [dim],
            above: crop == .screen ? overUnlocked(center) : [])
    }

    var dim: ViewNode {
        ViewNode(.view, id: "dim", style: ViewStyle(backgroundColor: colors.dim), part: .backdrop)
    }

    private func alertPlate(id: String, parts: [ViewNode]) -> ViewNode {
        let radius = CornerRadius.points(ModernAlertMetrics.cornerRadius)
        return ViewNode(
            .overlay, id: id, part: .platter,
            children: [
                ViewNode(
                    .visualEffect(.alert), style: ViewStyle(cornerRadius: radius, cornerCurve: .continuous),
                    placement: .fill), ViewNode(.stack(Stack(.vertical)), placement: .fill, children: parts),
            ])
    }

    private func alertTexts(_ title: String, _ message: String, icon app: AppInfo?) -> ViewNode {
        func label(_ text: String, _ font: Font, _ pitch: Double, id: String) -> ViewNode? {
            let label = Label(text, font: font, textColor: colors.label, alignment: .center, lineHeight: pitch)
            return text.isEmpty ? nil : ViewNode(.label(label.wrapping), id: id)
        }
        let title = label(
            title, .system(device.scaled(ModernAlertMetrics.titleSize, as: .headline), .semibold),
            device.scaled(ModernAlertMetrics.titlePitch, as: .headline), id: "alert-title")
        let message = label(
            message, .system(device.scaled(ModernAlertMetrics.messageSize, as: .footnote)),
            device.scaled(ModernAlertMetrics.messagePitch, as: .footnote), id: "alert-message")
        let icon = app.map { app in
            ViewNode(
                .stack(Stack(.vertical, alignment: .center)),
                sizing: ViewSizing(customSpacingAfter: 8), children: [self.icon(of: app, on: rowGround)])
        }
        return ViewNode(
            .stack(Stack(.vertical, spacing: ModernAlertMetrics.messageTop)),
            sizing: ViewSizing(
                margins: EdgeInsets(
                    top: ModernAlertMetrics.top, leading: ModernAlertMetrics.side, bottom: ModernAlertMetrics.bottom,
                    trailing: ModernAlertMetrics.side)), children: [icon, title, message].compactMap { $0 })
    }

    /// A button of an alert or a row, at least 44 points high.
    func button(_ title: String, id: String, size: Double, padding: Double = 10, color: Color) -> ViewNode {
        let line = device.ceilToPixel(ResolvedFont(size: size).lineHeight)
        return ViewNode(
            .view, id: id, sizing: ViewSizing(height: max(ModernAlertMetrics.buttonHeight, line + 2 * padding)),
            children: [
                ViewNode(
                    .label(Label(title, font: .system(size), textColor: color, alignment: .center).shrinking),
                    placement: Placement(leading: 8, trailing: 8, centerY: 0))
            ])
    }

    /// A row of the sheet, with a detail text below its title.
    private func choice(_ choice: ManagementView.Choice) -> ViewNode {
        let size = device.scaled(ModernAlertMetrics.sheetTextSize, as: .title3)
        let isDestructive = choice.kind == .turnOff || choice.kind == .turnOffAll
        let title = Label(
            choice.title, font: .system(size, choice.kind == .cancel ? .semibold : .regular),
            textColor: isDestructive ? colors.destructive : colors.link, alignment: .center
        ).wrapping
        let detail = Label(
            choice.detail, font: .system(device.scaled(ModernAlertMetrics.messageSize, as: .footnote)),
            textColor: colors.secondaryLabel, alignment: .center
        ).wrapping
        let texts = [ViewNode(.label(title))] + (choice.detail.isEmpty ? [] : [ViewNode(.label(detail))])
        return ViewNode(
            .view, id: "choice-" + choice.kind.rawValue, sizing: ViewSizing(minHeight: ModernAlertMetrics.sheetRow),
            children: [
                ViewNode(
                    .stack(Stack(.vertical)), sizing: ViewSizing(margins: EdgeInsets(top: 8, bottom: 8)),
                    placement: Placement(
                        leading: ModernAlertMetrics.side, trailing: ModernAlertMetrics.side, centerY: 0),
                    children: texts)
            ])
    }
}

/// UIAlertController's metrics in points, from memory of iOS 15 to 18 but for the texts' places (fact:
/// ios18/alert.baselines).
enum ModernAlertMetrics {
    static let width = 270.0
    static let cornerRadius = 14.0
    static let side = 16.0
    static let top = 18.33
    static let bottom = 20.33
    static let titleSize = 17.0
    static let titlePitch = 22.0
    static let messageSize = 13.0
    static let messagePitch = 16.0
    static let messageTop = 1.67
    static let buttonHeight = 44.0
    static let buttonSize = 17.0
    /// The action sheet: margins to the sides and between its plates, row height, texts.
    static let sheetMargin = 8.0
    static let sheetRow = 57.0
    static let sheetTextSize = 20.0
    /// The background blur of both.
    static let blur = 20.0
}
