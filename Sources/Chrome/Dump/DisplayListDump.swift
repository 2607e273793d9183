import Basics
import Renderer
import Views

/// The display list as text, one command per line.
package enum DisplayListDump {
    /// The lines of a list; files appear without folders, so that dumps are equal on every machine.
    package static func text(of list: DisplayList) -> String {
        let header =
            "canvas \(FixedText.short(list.size.width)) \(FixedText.short(list.size.height))"
            + (list.time == 0 ? "" : " time=\(FixedText.short(list.time))")
        return ([header] + list.commands.map(line)).joined(separator: "\n") + "\n"
    }

    private static func line(_ command: DisplayCommand) -> String {
        switch command {
        case .backdrop(let backdrop):
            "backdrop \(source(backdrop.source)) blur=\(short(backdrop.blurRadius)) tint=\(text(of: backdrop.tint))"
        case .fill(let outline, let color): "fill \(self.outline(outline)) \(text(of: color))"
        case .strokeInside(let outline, let width, let color):
            "strokeInside \(self.outline(outline)) width=\(short(width)) \(text(of: color))"
        case .line(let from, let to, let width, let dash, let roundCap, let color):
            "line \(point(from)) \(point(to)) width=\(short(width))"
                + (dash.isEmpty ? "" : " dash=\(dash.map(short).joined(separator: ","))") + (roundCap ? " round" : "")
                + " \(text(of: color))"
        case .gradient(let outline, let from, let to, let start, let end):
            "gradient \(self.outline(outline)) \(text(of: from)) \(text(of: to)) \(point(start)) \(point(end))"
        case .shading(let outline, let paint):
            "shading \(self.outline(outline))\(paint.isRadial ? " radial" : "") \(point(paint.start)) \(point(paint.end))"
                + zip(paint.stops, paint.positions).map { " \(text(of: $0))@\(short($1))" }.joined()
        case .stroke(let path, let stroke, let color):
            "stroke \(self.path(path)) width=\(short(stroke.width)) \(stroke.cap.rawValue) \(stroke.join.rawValue)"
                + (stroke.dash.isEmpty ? "" : " dash=\(stroke.dash.map(short).joined(separator: ","))")
                + " \(text(of: color))"
        case .shadow(let outline, let color, let radius, let offset):
            "shadow \(self.outline(outline)) \(text(of: color)) radius=\(short(radius)) offset=\(point(offset))"
        case .material(let outline, let recipe):
            "material \(self.outline(outline))" + effect(of: recipe)
        case .image(let image, let rect, let clip, let template):
            "image \(text(of: image)) \(self.rect(rect))" + (clip.map { " clip=\(outline($0))" } ?? "")
                + (template.map { " template=\(text(of: $0))" } ?? "")
        case .text(let request, let origin, let width, let color):
            "text \(JSONText.quoted(request.text)) at \(point(origin)) size=\(short(request.font.size)) \(request.font.weight.rawValue)"
                + (width.map { " width=\(short($0))" } ?? "") + " \(text(of: color))"
        case .vibrantText(let request, let origin, let width, let recipe):
            "vibrantText \(JSONText.quoted(request.text)) at \(point(origin)) size=\(short(request.font.size))"
                + (width.map { " width=\(short($0))" } ?? "") + effect(of: recipe)
        case .attributedText(let request, let origin, let width, let paints):
            "attributedText \(JSONText.quoted(request.text)) at \(point(origin))"
                + (width.map { " width=\(short($0))" } ?? "")
                + zip(request.runs, paints).map { " \(run($0, $1))" }.joined()
        case .pushClip(let outline): "pushClip \(self.outline(outline))"
        case .popClip: "popClip"
        case .pushOpacity(let alpha): "pushOpacity \(short(alpha))"
        case .popOpacity: "popOpacity"
        case .transformed(let commands, let transform):
            "transformed \(self.transform(transform))\n" + commands.map { "  \(line($0))" }.joined(separator: "\n")
        }
    }

    private static func effect(of recipe: MaterialRecipe) -> String {
        " multiply=\(short(recipe.multiply)) add=\(short(recipe.add))"
            + (recipe.saturation == 1 ? "" : " saturation=\(short(recipe.saturation))")
            + (recipe.blurRadius == 0 ? "" : " blur=\(short(recipe.blurRadius))")
    }

    private static func run(_ run: TextRequest.Run, _ paint: TextPaint) -> String {
        let words = [
            "\(run.length)", "size=\(short(run.font.size))", run.font.weight.rawValue, text(of: paint.color),
            paint.background.map { "background=\(text(of: $0))" },
            line("underline", paint.isUnderlined, paint.underlineColor),
            line("strikethrough", paint.isStruckThrough, paint.strikethroughColor),
            run.kern.map { "kern=\(short($0))" },
            run.baselineOffset == 0 ? nil : "offset=\(short(run.baselineOffset))",
        ]
        return "(\(words.compactMap { $0 }.joined(separator: " ")))"
    }

    private static func line(_ name: String, _ isDrawn: Bool, _ color: RGBA?) -> String? {
        isDrawn ? name + (color.map { "=" + text(of: $0) } ?? "") : nil
    }

    /// A colour as `#RRGGBBAA`.
    static func text(of color: RGBA) -> String {
        let bytes = [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
        return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// An image as its file name, symbol or placeholder words.
    static func text(of image: ImageReference) -> String {
        switch image {
        case .file(let path, let scale, let frame):
            "file(\(path.split(separator: "/").last ?? "") @\(short(scale))x\(frame.map { " frame \($0)" } ?? ""))"
        case .symbol(let name, let size, let weight): "symbol(\(name) \(short(size)) \(weight.rawValue))"
        case .placeholder(let words, _): "placeholder(\(JSONText.quoted(words)))"
        case .movie(let path, let time, _, _): "movie(\(path.split(separator: "/").last ?? "") \(short(time))s)"
        }
    }

    private static func source(_ source: Backdrop.Fill) -> String {
        switch source {
        case .image(let path): "file(\(path.split(separator: "/").last ?? ""))"
        case .gradient(let colors): "gradient(\(colors.map(text).joined(separator: " ")))"
        case .color(let color): text(of: color)
        }
    }

    private static func outline(_ outline: Outline) -> String {
        switch outline {
        case .rect(let rect): "rect(\(self.rect(rect)))"
        case .roundedRect(let rect, let radius, let curve):
            "rounded(\(self.rect(rect)) r=\(short(radius)) \(curve.rawValue))"
        case .ellipse(let rect): "ellipse(\(self.rect(rect)))"
        case .path(let path): "path(\(self.path(path)))"
        }
    }

    private static func path(_ path: Path) -> String {
        path.elements.map { element in
            switch element {
            case .move(let end): "M\(point(end))"
            case .line(let end): "L\(point(end))"
            case .curve(let first, let second, let end): "C\(point(first)) \(point(second)) \(point(end))"
            case .close: "Z"
            }
        }.joined(separator: " ") + (path.usesEvenOddRule ? " evenOdd" : "")
    }

    private static func rect(_ rect: Rect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map(short).joined(separator: " ")
    }

    static func transform(_ transform: ViewTransform) -> String {
        [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(short)
            .joined(separator: ",")
    }

    private static func point(_ point: Point) -> String { "\(short(point.x)),\(short(point.y))" }
    private static func short(_ value: Double) -> String { FixedText.short(value) }
}
