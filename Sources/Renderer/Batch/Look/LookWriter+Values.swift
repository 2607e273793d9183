import ContentExtensionHost

// What views are made of.

extension Point: Visible {
    package func write(to look: inout LookWriter) { look.add(x, y) }
}

extension Size: Visible {
    package func write(to look: inout LookWriter) { look.add(width, height) }
}

extension Rect: Visible {
    package func write(to look: inout LookWriter) { look.add(origin, size) }
}

extension EdgeInsets: Visible {
    package func write(to look: inout LookWriter) { look.add(top, leading, bottom, trailing) }
}

extension LayoutPriority: Visible {
    package func write(to look: inout LookWriter) { look.add(rawValue) }
}

extension RGBA: Visible {
    package func write(to look: inout LookWriter) { look.add(red, green, blue, alpha) }
}

extension Color: Visible {
    package func write(to look: inout LookWriter) {
        switch self {
        case .semantic(let color):
            look.add(0 as UInt8)
            look.add(color)
        case .rgba(let color):
            look.add(1 as UInt8)
            look.add(color)
        case .dynamic(let light, let dark):
            look.add(2 as UInt8)
            look.add(light, dark)
        }
    }
}

extension Font: Visible {
    package func write(to look: inout LookWriter) {
        look.add(flags: isItalic, hasMonospacedDigits)
        switch size {
        case .style(let style):
            look.add(0 as UInt8)
            look.add(style)
        case .points(let points):
            look.add(1 as UInt8)
            look.add(points)
        }
        look.add(weight, design, family)
    }
}

extension TextRun: Visible {
    package func write(to look: inout LookWriter) {
        look.add(text, font, textColor, backgroundColor)
        look.add(flags: isUnderlined, isStruckThrough)
        look.add(kern, baselineOffset)
    }
}

extension TextShadow: Visible {
    package func write(to look: inout LookWriter) { look.add(color, offset) }
}

extension ImageReference: Visible {
    package func write(to look: inout LookWriter) {
        switch self {
        case .file(let path, let scale, let frame):
            look.add(0 as UInt8)
            look.add(file: path, canMove: frame == nil)
            look.add(scale, frame)
        case .symbol(let name, let pointSize, let weight):
            look.add(1 as UInt8)
            look.add(name, pointSize, weight)
        case .placeholder(let words, let size):
            look.add(2 as UInt8)
            look.add(words, size)
        case .movie(let path, let time, let size, let words):
            look.add(3 as UInt8)
            look.add(file: path, canMove: false)
            look.add(time, size, words)
        }
    }
}

extension CornerRadius: Visible {
    package func write(to look: inout LookWriter) {
        switch self {
        case .points(let points):
            look.add(0 as UInt8)
            look.add(points)
        case .half: look.add(1 as UInt8)
        }
    }
}

extension Border: Visible {
    package func write(to look: inout LookWriter) { look.add(width, color) }
}

extension Shadow: Visible {
    package func write(to look: inout LookWriter) { look.add(color, opacity, radius, offset) }
}

extension Autoresizing: Visible {
    package func write(to look: inout LookWriter) { look.add(frame, superview, mask.rawValue) }
}

extension Stack: Visible {
    package func write(to look: inout LookWriter) { look.add(axis, alignment, distribution, spacing) }
}

extension SemanticColor: Visible {}
extension TextStyle: Visible {}
extension FontWeight: Visible {}
extension Font.Design: Visible {}
extension CornerCurve: Visible {}
extension Stack.Distribution: Visible {}
extension Stack.Alignment: Visible {}
extension Axis: Visible {}
extension LayoutAttribute: Visible {}
extension LayoutRelation: Visible {}
extension LayoutGuide: Visible {}
extension Material: Visible {}
