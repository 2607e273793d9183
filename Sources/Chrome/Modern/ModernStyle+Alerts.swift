import ContentExtensionHost
import Renderer
import Views

/// The system's permission alert, and the sheet for an app's notification settings.
extension ModernStyle {
    /// The alert in the screen's centre.
    func prompt(_ prompt: AuthorizationPrompt, over center: CenterScene, crop: Crop) -> Arrangement {
        let width = metrics.alert.width
        let (row, height) = promptButtons(prompt.buttons)
        let texts = alertTexts(prompt.title, prompt.message, icon: nil)
        let view = alertPlate(
            id: "prompt",
            parts: [crop == .screen ? AlertTexts.fitting(texts, above: height, on: device) : texts]
                + (metrics.alert.hasCapsules ? [] : [hairline()]) + [row])
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

    /// The buttons side by side, or stacked with large text, between lines or as capsules; and their height.
    private func promptButtons(_ titles: [String]) -> (row: ViewNode, height: Double) {
        let metrics = metrics.alert
        let size = device.scaled(metrics.buttonSize, as: .body)
        // A line is a pixel wide, and a view of its own.
        let (inset, gap) = (metrics.capsuleInset, metrics.hasCapsules ? metrics.capsuleGap : pixel)
        let count = Double(max(1, titles.count))
        let width = (metrics.width - 2 * inset - (count - 1) * gap) / count
        var actions: [ViewNode] = []
        var heights: [Double] = []
        for (index, title) in titles.enumerated() {
            var button = button(
                title, id: "prompt-button", size: size, padding: metrics.buttonPadding,
                weight: metrics.hasCapsules ? .medium : .regular,
                color: metrics.hasCapsules ? colors.label : colors.link)
            if !hasLargeText { button.sizing.width = width }
            if metrics.hasCapsules {
                button.style = ViewStyle(backgroundColor: colors.alertButton, cornerRadius: .half)
            } else if index > 0 {
                actions.append(hairline(isUpright: !hasLargeText))
            }
            heights.append(button.sizing.height ?? 0)
            actions.append(button)
        }
        let row = ViewNode(
            .stack(Stack(hasLargeText ? .vertical : .horizontal, spacing: metrics.capsuleGap)),
            id: "prompt-buttons",
            sizing: ViewSizing(margins: EdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)),
            children: actions)
        let height = hasLargeText ? heights.reduce(0, +) + (count - 1) * gap : heights.max() ?? 0
        return (row, height + 2 * inset)
    }

    /// The sheet at the screen's bottom.
    func management(_ view: ManagementView, over center: CenterScene, crop: Crop) -> Arrangement {
        let margin = metrics.alert.sheetMargin
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
        let radius = CornerRadius.points(metrics.alert.cornerRadius)
        return ViewNode(
            .overlay, id: id, part: .platter,
            children: [
                ViewNode(
                    .visualEffect(.alert), style: ViewStyle(cornerRadius: radius, cornerCurve: .continuous),
                    placement: .fill), ViewNode(.stack(Stack(.vertical)), placement: .fill, children: parts),
            ] + rim(radius))
    }

    private func alertTexts(_ title: String, _ message: String, icon app: AppInfo?) -> ViewNode {
        let alignment: TextAlignment = metrics.alert.hasCapsules ? .natural : .center
        func label(_ text: String, _ font: Font, _ pitch: Double, _ color: Color, id: String) -> ViewNode? {
            let label = Label(text, font: font, textColor: color, alignment: alignment, lineHeight: pitch)
            return text.isEmpty ? nil : ViewNode(.label(label.wrapping), id: id)
        }
        let title = label(
            title, .system(device.scaled(metrics.alert.titleSize, as: .headline), .semibold),
            device.scaled(metrics.alert.titlePitch, as: .headline), colors.label, id: "alert-title")
        let message = label(
            message, .system(device.scaled(metrics.alert.messageSize, as: metrics.alert.messageStyle)),
            device.scaled(metrics.alert.messagePitch, as: metrics.alert.messageStyle),
            metrics.alert.hasCapsules ? colors.secondaryLabel : colors.label, id: "alert-message")
        let icon = app.map { app in
            ViewNode(
                .stack(Stack(.vertical, alignment: .center)),
                sizing: ViewSizing(customSpacingAfter: 8), children: [self.icon(of: app, on: rowGround)])
        }
        return ViewNode(
            .stack(Stack(.vertical, spacing: metrics.alert.messageTop)),
            sizing: ViewSizing(
                margins: EdgeInsets(
                    top: metrics.alert.top, leading: metrics.alert.side, bottom: metrics.alert.bottom,
                    trailing: metrics.alert.side)), children: [icon, title, message].compactMap { $0 })
    }

    /// A button of an alert or a row, at least 44 points high.
    func button(
        _ title: String, id: String, size: Double, padding: Double = 10, weight: FontWeight = .regular, color: Color
    ) -> ViewNode {
        let line = device.ceilToPixel(ResolvedFont(size: size).lineHeight)
        return ViewNode(
            .view, id: id, sizing: ViewSizing(height: max(metrics.alert.buttonHeight, line + 2 * padding)),
            children: [
                ViewNode(
                    .label(Label(title, font: .system(size, weight), textColor: color, alignment: .center).shrinking),
                    placement: Placement(leading: 8, trailing: 8, centerY: 0))
            ])
    }

    /// A row of the sheet, with a detail text below its title.
    private func choice(_ choice: ManagementView.Choice) -> ViewNode {
        let size = device.scaled(metrics.alert.sheetTextSize, as: .title3)
        let isDestructive = choice.kind == .turnOff || choice.kind == .turnOffAll
        let title = Label(
            choice.title, font: .system(size, choice.kind == .cancel ? .semibold : .regular),
            textColor: isDestructive ? colors.destructive : colors.link, alignment: .center
        ).wrapping
        let detail = Label(
            choice.detail, font: .system(device.scaled(metrics.alert.detailSize, as: .footnote)),
            textColor: colors.secondaryLabel, alignment: .center
        ).wrapping
        let texts = [ViewNode(.label(title))] + (choice.detail.isEmpty ? [] : [ViewNode(.label(detail))])
        return ViewNode(
            .view, id: "choice-" + choice.kind.rawValue, sizing: ViewSizing(minHeight: metrics.alert.sheetRow),
            children: [
                ViewNode(
                    .stack(Stack(.vertical)), sizing: ViewSizing(margins: EdgeInsets(top: 8, bottom: 8)),
                    placement: Placement(
                        leading: metrics.alert.side, trailing: metrics.alert.side, centerY: 0),
                    children: texts)
            ])
    }
}
