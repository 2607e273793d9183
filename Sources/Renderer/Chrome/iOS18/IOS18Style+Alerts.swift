import ContentExtensionHost

/// The system's permission alert, and the sheet for an app's notification settings.
extension IOS18Style {
    /// The alert in the screen's centre.
    func prompt(_ prompt: AuthorizationPrompt, over center: CenterScene, crop: Crop) -> Arrangement {
        let width = IOS18AlertMetrics.width
        let buttons = prompt.buttons.map { button($0, .regular, color: colors.link, id: "prompt-button") }
        var actions: [ViewNode] = []
        for (index, button) in buttons.enumerated() {
            let line = hasLargeText ? ViewSizing(height: pixel) : ViewSizing(width: pixel)
            if index > 0 { actions.append(alertLine(line)) }
            var button = button
            // The buttons share the width without the lines; with large text they are stacked.
            if !hasLargeText {
                button.sizing.width = (width - Double(buttons.count - 1) * pixel) / Double(max(1, buttons.count))
            }
            actions.append(button)
        }
        let row = ViewNode(
            .stack(Stack(hasLargeText ? .vertical : .horizontal)), id: "prompt-buttons", children: actions)
        let view = alertPlate(
            id: "prompt",
            parts: [
                alertTexts(prompt.title, prompt.message, icon: nil), alertLine(ViewSizing(height: pixel)), row,
            ])
        if crop == .screen {
            var centred = view
            (centred.sizing.width, centred.placement) = (width, .center)
            let layer = ViewNode(.view, id: "prompt-layer", part: .platter, children: [centred])
            return Arrangement(above: [dim, layer] + overUnlocked(center))
        }
        let margin = crop == .platter ? 0 : IOS18Metrics.margin
        return Arrangement(
            items: [
                Arrangement.Item(
                    view: view, x: crop == .platter ? 0 : traits.roundToPixel((traits.screen.width - width) / 2),
                    width: width, gap: 0)
            ], top: margin, bottomMargin: margin, below: crop == .platter ? [] : [dim])
    }

    /// The sheet at the screen's bottom.
    func management(_ view: ManagementView, over center: CenterScene, crop: Crop) -> Arrangement {
        let margin = IOS18AlertMetrics.sheetMargin
        let width = min(traits.screen.width - traits.safeArea.horizontal - 2 * margin, IOS18Metrics.maximumPlatterWidth)
        let cancel = view.choices.filter { $0.kind == .cancel }
        var parts = [alertTexts(view.title, view.message, icon: view.isConfirmation ? nil : view.app)]
        for choice in view.choices where choice.kind != .cancel {
            parts += [alertLine(ViewSizing(height: pixel)), self.choice(choice)]
        }
        let plates =
            [alertPlate(id: "management", parts: parts)]
            + cancel.map { alertPlate(id: "management-cancel", parts: [self.choice($0)]) }
        let x = crop == .platter ? 0 : traits.roundToPixel((traits.screen.width - width) / 2)
        return Arrangement(
            items: plates.enumerated().map { index, plate in
                Arrangement.Item(view: plate, x: x, width: width, gap: index == 0 ? 0 : margin)
            }, top: crop == .platter ? 0 : margin, bottomMargin: margin,
            bottomAnchor: max(traits.safeArea.bottom, margin), below: crop == .platter ? [] : [dim],
            above: crop == .screen ? overUnlocked(center) : [])
    }

    /// The shade over the content behind the alert.
    private var dim: ViewNode {
        ViewNode(.view, id: "dim", style: ViewStyle(backgroundColor: colors.dim), part: .backdrop)
    }

    private func alertPlate(id: String, parts: [ViewNode]) -> ViewNode {
        let radius = CornerRadius.points(IOS18AlertMetrics.cornerRadius)
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
            text.isEmpty
                ? nil
                : ViewNode(
                    .label(
                        Label(
                            text, font: font, textColor: colors.title, alignment: .center, lineHeight: pitch
                        ).wrapping), id: id)
        }
        func scaled(_ points: Double, _ style: TextStyle) -> Double {
            Typography.scaled(points, as: style, traits.contentSize)
        }
        let title = label(
            title, .system(scaled(IOS18AlertMetrics.titleSize, .headline), .semibold),
            scaled(IOS18AlertMetrics.titlePitch, .headline), id: "alert-title")
        let message = label(
            message, .system(scaled(IOS18AlertMetrics.messageSize, .footnote)),
            scaled(IOS18AlertMetrics.messagePitch, .footnote), id: "alert-message")
        let icon = app.map { app in
            ViewNode(
                .stack(Stack(.vertical, alignment: .center)),
                sizing: ViewSizing(customSpacingAfter: 8), children: [self.icon(of: app)])
        }
        return ViewNode(
            .stack(Stack(.vertical, spacing: IOS18AlertMetrics.messageTop)),
            sizing: ViewSizing(
                margins: EdgeInsets(
                    top: IOS18AlertMetrics.top, leading: IOS18AlertMetrics.side, bottom: IOS18AlertMetrics.bottom,
                    trailing: IOS18AlertMetrics.side)), children: [icon, title, message].compactMap { $0 })
    }

    private func button(_ title: String, _ weight: FontWeight, color: Color, id: String) -> ViewNode {
        let size = Typography.scaled(IOS18AlertMetrics.buttonSize, as: .body, traits.contentSize)
        let height = max(IOS18AlertMetrics.buttonHeight, traits.ceilToPixel(ResolvedFont(size: size).lineHeight) + 20)
        return ViewNode(
            .view, id: id, sizing: ViewSizing(height: height),
            children: [
                ViewNode(
                    .label(Label(title, font: .system(size, weight), textColor: color, alignment: .center).shrinking),
                    placement: Placement(leading: 8, trailing: 8, centerY: 0))
            ])
    }

    /// A row of the sheet, with a detail text below its title.
    private func choice(_ choice: ManagementView.Choice) -> ViewNode {
        let size = Typography.scaled(IOS18AlertMetrics.sheetTextSize, as: .title3, traits.contentSize)
        let isDestructive = choice.kind == .turnOff || choice.kind == .turnOffAll
        let title = Label(
            choice.title, font: .system(size, choice.kind == .cancel ? .semibold : .regular),
            textColor: isDestructive ? colors.destructive : colors.link, alignment: .center
        ).wrapping
        let detail = Label(
            choice.detail,
            font: .system(Typography.scaled(IOS18AlertMetrics.messageSize, as: .footnote, traits.contentSize)),
            textColor: colors.time, alignment: .center
        ).wrapping
        let texts = [ViewNode(.label(title))] + (choice.detail.isEmpty ? [] : [ViewNode(.label(detail))])
        return ViewNode(
            .view, id: "choice-" + choice.kind.rawValue, sizing: ViewSizing(minHeight: IOS18AlertMetrics.sheetRow),
            children: [
                ViewNode(
                    .stack(Stack(.vertical)), sizing: ViewSizing(margins: EdgeInsets(top: 8, bottom: 8)),
                    placement: Placement(leading: IOS18AlertMetrics.side, trailing: IOS18AlertMetrics.side, centerY: 0),
                    children: texts)
            ])
    }

    private func alertLine(_ sizing: ViewSizing) -> ViewNode {
        ViewNode(.view, id: "separator", style: ViewStyle(backgroundColor: colors.rowLine), sizing: sizing)
    }
}
