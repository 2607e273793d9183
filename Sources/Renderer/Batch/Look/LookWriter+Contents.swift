import ContentExtensionHost

extension ViewContent: Visible {
    package func write(to look: inout LookWriter) {
        look.add(kindName)
        switch self {
        case .view, .overlay: break
        case .label(let label): look.add(label)
        case .image(let image): look.add(image)
        case .stack(let stack): look.add(stack)
        case .button(let button): look.add(button)
        case .textField(let field): look.add(field)
        case .textView(let view): look.add(view)
        case .progress(let progress): look.add(progress)
        case .switch(let control): look.add(control)
        case .slider(let slider): look.add(slider)
        case .activityIndicator(let indicator): look.add(indicator)
        case .segmentedControl(let control): look.add(control)
        case .pageControl(let control): look.add(control)
        case .stepper(let stepper): look.add(stepper)
        case .map(let map): look.add(map)
        case .placeholder(let placeholder): look.add(placeholder)
        case .scroll(let scroll): look.add(scroll.contentOffset)
        case .table(let table): look.add(table)
        case .cell(let cell): look.add(cell.accessory, cell.style)
        case .collection(let collection): look.add(collection)
        case .visualEffect(let material): look.add(material)
        case .shape(let shape): look.add(shape)
        case .spacer(let minLength): look.add(minLength)
        }
    }
}

extension Label: Visible {
    package func write(to look: inout LookWriter) {
        // Where there are stretches, the plain text isn't shown.
        look.add(runs.isEmpty ? text : "", runs)
        look.add(font, textColor, alignment, numberOfLines)
        look.add(lineBreakMode, minimumScaleFactor, lineHeight, textShadow)
        look.add(flags: isEnabled, keepsWordsWhole)
    }
}

extension ImageView: Visible {
    package func write(to look: inout LookWriter) { look.add(image, contentMode, renderingMode, contentsRect) }
}

extension Button: Visible {
    package func write(to look: inout LookWriter) {
        look.add(title, runs, subtitle)
        look.add(image, backgroundImage, font, titleColor)
        look.add(contentInsets, type, configuration)
        look.add(baseForegroundColor, baseBackgroundColor, cornerStyle)
        look.add(imagePlacement, imagePadding, imageInsets, titleInsets)
        look.add(titleAlignment, contentHorizontalAlignment, contentVerticalAlignment)
        look.add(flags: isEnabled, isSelected)
        look.add(numberOfLines, lineBreakMode)
    }
}

extension TextField: Visible {
    package func write(to look: inout LookWriter) {
        look.add(text, placeholder, font, textColor)
        look.add(alignment, borderStyle)
        look.add(flags: isSecure, isEnabled)
    }
}

extension TextView: Visible {
    package func write(to look: inout LookWriter) {
        look.add(text, runs, font, textColor)
        look.add(alignment, isScrollEnabled, textContainerInset)
    }
}

extension Placeholder: Visible {
    package func write(to look: inout LookWriter) { look.add(kind, title, intrinsicSize) }
}

extension MapView: Visible {
    package func write(to look: inout LookWriter) {
        look.add(latitude, longitude, spanMeters, spanDegrees)
        look.add(hasPin, mapType, title)
    }
}

extension TableView: Visible {
    package func write(to look: inout LookWriter) {
        look.add(style, rowHeight, separatorStyle)
        look.add(separatorColor, separatorInset, contentOffset)
    }
}

extension CollectionView: Visible {
    package func write(to look: inout LookWriter) {
        look.add(itemSize, minimumLineSpacing, minimumInteritemSpacing)
        look.add(sectionInset, scrollDirection, contentOffset)
    }
}

extension Shape: Visible {
    package func write(to look: inout LookWriter) {
        switch self {
        case .rectangle(let fill):
            look.add(0 as UInt8)
            look.add(fill)
        case .ellipse(let fill):
            look.add(1 as UInt8)
            look.add(fill)
        case .line(let color, let width, let dash):
            look.add(2 as UInt8)
            look.add(color, width, dash)
        case .cross(let color, let width):
            look.add(3 as UInt8)
            look.add(color, width)
        case .gradient(let from, let to, let angle):
            look.add(4 as UInt8)
            look.add(from, to, angle)
        }
    }
}

extension TextAlignment: Visible {}
extension LineBreakMode: Visible {}
extension RenderingMode: Visible {}
extension ContentMode: Visible {}
extension ButtonType: Visible {}
extension ButtonConfiguration: Visible {}
extension Button.CornerStyle: Visible {}
extension Button.ImagePlacement: Visible {}
extension Button.TitleAlignment: Visible {}
extension Button.HorizontalAlignment: Visible {}
extension Button.VerticalAlignment: Visible {}
extension TextField.BorderStyle: Visible {}
extension Placeholder.Kind: Visible {}
extension MapView.MapType: Visible {}
extension TableView.Style: Visible {}
extension TableView.SeparatorStyle: Visible {}
extension Cell.Accessory: Visible {}
extension Cell.Style: Visible {}
