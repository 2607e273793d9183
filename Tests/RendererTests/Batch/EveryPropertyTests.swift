import ContentExtensionHost
import Testing

@testable import Renderer

/// A property that is given another value.
private struct Change<Value> {
    let name: String
    let isSeen: Bool
    let apply: (inout Value) -> Void
}

private func seen<Value, Property>(
    _ path: WritableKeyPath<Value, Property>, _ name: String, _ value: Property
) -> Change<Value> {
    Change(name: name, isSeen: true) { $0[keyPath: path] = value }
}

private func unseen<Value, Property>(
    _ path: WritableKeyPath<Value, Property>, _ name: String, _ value: Property
) -> Change<Value> {
    Change(name: name, isSeen: false) { $0[keyPath: path] = value }
}

/// Changes every property by itself, and expects another look for each, but for those that nothing is seen of. A property
/// that is added to the type and not to the list fails.
private func check<Value>(
    _ base: Value, _ changes: [Change<Value>], at location: SourceSpan = #_sourceLocation,
    write: (Value, inout LookWriter) -> Void
) {
    func bytes(_ value: Value) -> [UInt8] {
        var look = LookWriter { path in FileContents(digest: Array(path.utf8)) }
        write(value, &look)
        return look.bytes
    }
    // A wrapped property is stored under its name with a line before it.
    let names = Set(Mirror(reflecting: base).children.compactMap { $0.label?.drop { $0 == "_" } }.map(String.init))
    #expect(names == Set(changes.map(\.name)), "properties without a change", sourceLocation: location)
    var looks = [bytes(base): "as it was"]
    for change in changes {
        var value = base
        change.apply(&value)
        let look = bytes(value)
        if change.isSeen {
            #expect(looks[look] == nil, "\(change.name) looks like \(looks[look] ?? "")", sourceLocation: location)
            looks[look] = change.name
        } else {
            #expect(look == bytes(base), "\(change.name) isn't seen", sourceLocation: location)
        }
    }
}

private func check<Value: Visible>(
    _ base: Value, _ changes: [Change<Value>], at location: SourceSpan = #_sourceLocation
) {
    check(base, changes, at: location) { $1.add($0) }
}

private typealias SourceSpan = Testing.SourceLocation

private let crimson = Color.rgba(RGBA(red: 1, green: 0, blue: 0))
private let image = ImageReference.file(path: "a", scale: 1)

@Suite struct EveryPropertyTests {
    @Test func ofAView() {
        let constraint = ViewConstraint(LayoutConstraint(.init("a", .top), .equal, .init(nil, .top)))
        check(
            ViewNode(),
            [
                unseen(\.id, "id", "name"), seen(\.content, "content", .overlay),
                seen(\.style, "style", ViewStyle(alpha: 0.5)), seen(\.sizing, "sizing", ViewSizing(width: 1)),
                seen(\.placement, "placement", .center), seen(\.constraints, "constraints", [constraint]),
                seen(\.children, "children", [ViewNode()]), seen(\.part, "part", .header),
                seen(\.role, "role", .tableHeader),
                unseen(\.origin, "origin", UncomparedSpan()),
            ]
        ) { $1.add(root: $0) }
        // Constraints name views, so names count where there are any.
        func bytes(_ name: String) -> [UInt8] {
            var look = LookWriter { _ in FileContents() }
            look.add(root: ViewNode(id: name, constraints: [constraint]))
            return look.bytes
        }
        #expect(bytes("a") != bytes("b"))
    }

    @Test func ofAHiddenViewInAStackNothing() {
        func stack(_ children: [ViewNode]) -> ViewNode { ViewNode(.stack(Stack(.vertical)), children: children) }
        func bytes(_ view: ViewNode) -> [UInt8] {
            var look = LookWriter { _ in FileContents() }
            look.add(root: view)
            return look.bytes
        }
        let hidden = ViewNode(.label(Label("unseen")), style: ViewStyle(isHidden: true))
        #expect(bytes(stack([ViewNode(), hidden])) == bytes(stack([ViewNode()])))
        #expect(bytes(stack([ViewNode(), ViewNode(.label(Label("seen")))])) != bytes(stack([ViewNode()])))
    }

    @Test func ofAConstraint() {
        let constraint = LayoutConstraint(.init("a", .top), .equal, .init("b", .top))
        check(
            ViewConstraint(constraint),
            [
                seen(\.constraint, "constraint", LayoutConstraint(.init("a", .bottom), .equal, .init("b", .top))),
                // One that isn't active is left out by its view.
                unseen(\.isActive, "isActive", false), unseen(\.outlet, "outlet", "o"),
                unseen(\.origin, "origin", UncomparedSpan()),
            ])
        check(
            constraint,
            [
                seen(\.first, "first", .init("a", .top, guide: .safeArea)),
                seen(\.relation, "relation", .lessThanOrEqual),
                seen(\.second, "second", nil), seen(\.multiplier, "multiplier", 2),
                seen(\.constant, "constant", .points(1)), seen(\.priority, "priority", .defaultLow),
                unseen(\.identifier, "identifier", "i"),
            ]
        ) { $1.add(ViewConstraint($0)) }
    }

    @Test func ofAStyle() {
        check(
            ViewStyle(),
            [
                seen(\.backgroundColor, "backgroundColor", crimson), seen(\.tintColor, "tintColor", crimson),
                seen(\.alpha, "alpha", 0.5), seen(\.isHidden, "isHidden", true),
                seen(\.cornerRadius, "cornerRadius", .half), seen(\.cornerCurve, "cornerCurve", .continuous),
                seen(\.border, "border", Border(width: 1, color: crimson)),
                seen(\.shadow, "shadow", Shadow(opacity: 1, radius: 1, offset: .zero)),
                seen(\.clipsToBounds, "clipsToBounds", true),
                unseen(\.isUserInteractionEnabled, "isUserInteractionEnabled", false),
            ])
        check(Border(width: 1, color: crimson), [seen(\.width, "width", 2), seen(\.color, "color", .black)])
        check(
            Shadow(opacity: 1, radius: 1, offset: .zero),
            [
                seen(\.color, "color", crimson), seen(\.opacity, "opacity", 0.5), seen(\.radius, "radius", 2),
                seen(\.offset, "offset", Point(x: 0, y: 1)),
            ])
    }

    @Test func ofASize() {
        let frame = Rect(x: 0, y: 0, width: 1, height: 1)
        let mask = Autoresizing(frame: frame, in: frame.size)
        check(
            ViewSizing(),
            [
                seen(\.width, "width", 1), seen(\.height, "height", 1), seen(\.minWidth, "minWidth", 1),
                seen(\.maxWidth, "maxWidth", 1), seen(\.minHeight, "minHeight", 1), seen(\.maxHeight, "maxHeight", 1),
                seen(\.aspectRatio, "aspectRatio", 1),
                seen(\.horizontalHugging, "horizontalHugging", .required),
                seen(\.verticalHugging, "verticalHugging", .required),
                seen(\.horizontalCompressionResistance, "horizontalCompressionResistance", .required),
                seen(\.verticalCompressionResistance, "verticalCompressionResistance", .required),
                seen(\.margins, "margins", EdgeInsets(1)), seen(\.customSpacingAfter, "customSpacingAfter", 1),
                seen(\.layoutMargins, "layoutMargins", EdgeInsets(1)),
                seen(\.preservesSuperviewLayoutMargins, "preservesSuperviewLayoutMargins", true),
                seen(\.autoresizing, "autoresizing", mask),
                seen(\.preferredMaxLayoutWidth, "preferredMaxLayoutWidth", 1),
                seen(\.designFrame, "designFrame", frame),
            ])
        check(
            frame,
            [unseen(\.origin, "origin", Point(x: 1, y: 1)), unseen(\.size, "size", Size(width: 9, height: 9))]
        ) { $1.add(ViewSizing(designFrame: $0)) }
        check(
            mask,
            [
                seen(\.frame, "frame", Rect(x: 1, y: 0, width: 1, height: 1)),
                seen(\.superview, "superview", Size(width: 2, height: 2)), seen(\.mask, "mask", .flexibleWidth),
            ])
        check(
            Placement(),
            [
                seen(\.leading, "leading", 0), seen(\.trailing, "trailing", 0), seen(\.top, "top", 0),
                seen(\.bottom, "bottom", 0), seen(\.centerX, "centerX", 0), seen(\.centerY, "centerY", 0),
            ])
        check(
            Stack(),
            [
                seen(\.axis, "axis", .vertical), seen(\.alignment, "alignment", .center),
                seen(\.distribution, "distribution", .fillEqually), seen(\.spacing, "spacing", 1),
            ])
    }

    @Test func ofTexts() {
        check(
            Label("a"),
            [
                seen(\.text, "text", "b"), seen(\.font, "font", .system(9)), seen(\.textColor, "textColor", crimson),
                seen(\.alignment, "alignment", .center), seen(\.numberOfLines, "numberOfLines", 2),
                seen(\.lineBreakMode, "lineBreakMode", .byClipping),
                seen(\.minimumScaleFactor, "minimumScaleFactor", 0.5), seen(\.lineHeight, "lineHeight", 9),
                seen(\.runs, "runs", [TextRun("a")]), seen(\.textShadow, "textShadow", TextShadow(color: crimson)),
                seen(\.isEnabled, "isEnabled", false), seen(\.keepsWordsWhole, "keepsWordsWhole", true),
            ])
        check(
            Font.system(17),
            [
                seen(\.size, "size", .style(.body)), seen(\.weight, "weight", .bold),
                seen(\.isItalic, "isItalic", true),
                seen(\.design, "design", .serif), seen(\.family, "family", "Avenir"),
                seen(\.hasMonospacedDigits, "hasMonospacedDigits", true),
            ])
        check(
            TextRun("a"),
            [
                seen(\.text, "text", "b"), seen(\.font, "font", .system(9)), seen(\.textColor, "textColor", crimson),
                seen(\.backgroundColor, "backgroundColor", crimson), seen(\.isUnderlined, "isUnderlined", true),
                seen(\.isStruckThrough, "isStruckThrough", true), seen(\.kern, "kern", 1),
                seen(\.baselineOffset, "baselineOffset", 1),
            ])
        check(
            TextShadow(color: crimson), [seen(\.color, "color", .black), seen(\.offset, "offset", .zero)])
        check(
            TextField(),
            [
                seen(\.text, "text", "a"), seen(\.placeholder, "placeholder", "a"), seen(\.font, "font", .system(9)),
                seen(\.textColor, "textColor", crimson), seen(\.alignment, "alignment", .center),
                seen(\.borderStyle, "borderStyle", .bezel), seen(\.isSecure, "isSecure", true),
                seen(\.isEnabled, "isEnabled", false),
            ])
        check(
            TextView(),
            [
                seen(\.text, "text", "a"), seen(\.runs, "runs", [TextRun("a")]), seen(\.font, "font", .system(9)),
                seen(\.textColor, "textColor", crimson), seen(\.alignment, "alignment", .center),
                seen(\.isScrollEnabled, "isScrollEnabled", false),
                seen(\.textContainerInset, "textContainerInset", .zero),
            ])
    }

    @Test func ofButtonsAndImages() {
        check(
            Button("a"),
            [
                seen(\.title, "title", "b"), seen(\.runs, "runs", [TextRun("a")]), seen(\.subtitle, "subtitle", "s"),
                seen(\.image, "image", image), seen(\.backgroundImage, "backgroundImage", image),
                seen(\.font, "font", .system(9)), seen(\.titleColor, "titleColor", crimson),
                seen(\.contentInsets, "contentInsets", .zero), seen(\.type, "type", .custom),
                seen(\.configuration, "configuration", .filled),
                seen(\.baseForegroundColor, "baseForegroundColor", crimson),
                seen(\.baseBackgroundColor, "baseBackgroundColor", crimson),
                seen(\.cornerStyle, "cornerStyle", .capsule),
                seen(\.imagePlacement, "imagePlacement", .top), seen(\.imagePadding, "imagePadding", 1),
                seen(\.imageInsets, "imageInsets", EdgeInsets(1)), seen(\.titleInsets, "titleInsets", EdgeInsets(1)),
                seen(\.titleAlignment, "titleAlignment", .center),
                seen(\.contentHorizontalAlignment, "contentHorizontalAlignment", .left),
                seen(\.contentVerticalAlignment, "contentVerticalAlignment", .top),
                seen(\.isEnabled, "isEnabled", false), seen(\.isSelected, "isSelected", true),
                seen(\.numberOfLines, "numberOfLines", 2), seen(\.lineBreakMode, "lineBreakMode", .byClipping),
            ])
        check(
            ImageView(nil),
            [
                seen(\.image, "image", image), seen(\.contentMode, "contentMode", .center),
                seen(\.renderingMode, "renderingMode", .alwaysTemplate),
                seen(\.contentsRect, "contentsRect", Rect(x: 0, y: 0, width: 1, height: 1)),
            ])
    }

    @Test func ofControls() {
        check(
            ProgressView(),
            [
                seen(\.value, "value", 0.5), seen(\.progressTintColor, "progressTintColor", crimson),
                seen(\.trackTintColor, "trackTintColor", crimson), seen(\.style, "style", .bar),
            ])
        check(
            Slider(0.5),
            [
                seen(\.value, "value", 0.25), seen(\.minimumValue, "minimumValue", 0.3),
                seen(\.maximumValue, "maximumValue", 4),
                seen(\.minimumTrackTintColor, "minimumTrackTintColor", crimson),
                seen(\.maximumTrackTintColor, "maximumTrackTintColor", crimson),
                seen(\.thumbTintColor, "thumbTintColor", crimson), seen(\.isEnabled, "isEnabled", false),
            ])
        check(
            Switch(),
            [
                seen(\.isOn, "isOn", true), seen(\.onTintColor, "onTintColor", crimson),
                seen(\.thumbTintColor, "thumbTintColor", crimson), seen(\.isEnabled, "isEnabled", false),
            ])
        check(
            ActivityIndicator(),
            [
                seen(\.style, "style", .large), seen(\.color, "color", crimson),
                seen(\.isAnimating, "isAnimating", false),
                seen(\.hidesWhenStopped, "hidesWhenStopped", false),
            ])
        check(
            SegmentedControl(),
            [
                seen(\.segments, "segments", [.init("a")]), seen(\.selectedIndex, "selectedIndex", 0),
                seen(\.selectedTintColor, "selectedTintColor", crimson),
                seen(\.apportionsSegmentWidthsByContent, "apportionsSegmentWidthsByContent", true),
            ])
        check(
            SegmentedControl.Segment(),
            [
                seen(\.title, "title", "a"), seen(\.image, "image", image), seen(\.isEnabled, "isEnabled", false),
                seen(\.width, "width", 1),
            ])
        check(
            PageControl(3),
            [
                seen(\.numberOfPages, "numberOfPages", 4), seen(\.currentPage, "currentPage", 1),
                seen(\.pageIndicatorTintColor, "pageIndicatorTintColor", crimson),
                seen(\.currentPageIndicatorTintColor, "currentPageIndicatorTintColor", crimson),
                seen(\.hidesForSinglePage, "hidesForSinglePage", true),
            ])
        check(
            Stepper(),
            [
                seen(\.value, "value", 1), seen(\.minimumValue, "minimumValue", -1),
                seen(\.maximumValue, "maximumValue", 9), seen(\.isEnabled, "isEnabled", false),
            ])
    }

    @Test func ofListsAndStandIns() {
        check(
            TableView(),
            [
                seen(\.style, "style", .grouped), seen(\.rowHeight, "rowHeight", 1),
                seen(\.separatorStyle, "separatorStyle", .none), seen(\.separatorColor, "separatorColor", crimson),
                seen(\.separatorInset, "separatorInset", .zero),
                seen(\.contentOffset, "contentOffset", Point(x: 0, y: 1)),
            ])
        check(
            CollectionView(),
            [
                seen(\.itemSize, "itemSize", .zero), seen(\.minimumLineSpacing, "minimumLineSpacing", 1),
                seen(\.minimumInteritemSpacing, "minimumInteritemSpacing", 1),
                seen(\.sectionInset, "sectionInset", EdgeInsets(1)),
                seen(\.scrollDirection, "scrollDirection", .horizontal),
                seen(\.contentOffset, "contentOffset", Point(x: 0, y: 1)),
            ])
        check(
            Cell(), [seen(\.accessory, "accessory", .checkmark), seen(\.style, "style", .value1)]
        ) { $1.add(ViewContent.cell($0)) }
        check(
            ScrollView(), [seen(\.contentOffset, "contentOffset", Point(x: 0, y: 1))]
        ) { $1.add(ViewContent.scroll($0)) }
        check(
            Placeholder(.web),
            [
                seen(\.kind, "kind", .video), seen(\.title, "title", "a"),
                seen(\.intrinsicSize, "intrinsicSize", .zero),
            ])
        check(
            MapView(),
            [
                seen(\.latitude, "latitude", 1), seen(\.longitude, "longitude", 1), seen(\.spanMeters, "spanMeters", 1),
                seen(\.spanDegrees, "spanDegrees", 1), seen(\.hasPin, "hasPin", true),
                seen(\.mapType, "mapType", .hybrid),
                seen(\.title, "title", "a"),
            ])
    }

    @Test func ofTheDevice() {
        check(
            Device(),
            [
                seen(\.model, "model", DeviceModel.named("iphone-16") ?? .iPhone8),
                seen(\.orientation, "orientation", .landscape), seen(\.appearance, "appearance", .dark),
                seen(\.contentSize, "contentSize", .small), seen(\.locale, "locale", "fr"),
                seen(\.language, "language", "de"),
                seen(\.isRightToLeft, "isRightToLeft", true), seen(\.style, "style", .ios18),
                seen(\.increasesContrast, "increasesContrast", true),
                seen(\.reducesTransparency, "reducesTransparency", true), seen(\.usesBoldText, "usesBoldText", true),
            ])
        check(
            DeviceModel.iPhone8,
            [
                unseen(\.name, "name", "iphone-x"), unseen(\.models, "models", ["x"]), seen(\.screen, "screen", .zero),
                seen(\.scale, "scale", 1), seen(\.cornerRadius, "cornerRadius", 1),
                seen(\.safeAreaTop, "safeAreaTop", 1), seen(\.safeAreaBottom, "safeAreaBottom", 1),
            ])
    }

    @Test func ofEachKindOfContentAndValue() {
        func looks(_ values: [any Visible]) -> Int {
            Set(
                values.map { value in
                    var look = LookWriter { path in FileContents(digest: Array(path.utf8)) }
                    look.add(value)
                    return look.bytes
                }
            ).count
        }
        #expect(looks(EveryView.contents) == EveryView.contents.count)
        let colors: [Color] = [
            .label, .semantic(.systemRed), .black, .dynamic(light: RGBA(white: 0), dark: RGBA(white: 0)),
        ]
        #expect(looks(colors) == colors.count)
        let images: [ImageReference] = [
            image, .file(path: "b", scale: 1), .file(path: "a", scale: 2), .file(path: "a", scale: 1, frame: 0),
            .symbol(name: "star", pointSize: 1, weight: .bold), .symbol(name: "star", pointSize: 2, weight: .bold),
            .symbol(name: "star", pointSize: 1, weight: .thin), .symbol(name: "heart", pointSize: 1, weight: .bold),
            .placeholder("a"), .placeholder("b"), .placeholder("a", size: .zero),
            .movie(path: "a", time: 0, size: nil, words: ""), .movie(path: "b", time: 0, size: nil, words: ""),
            .movie(path: "a", time: 1, size: nil, words: ""), .movie(path: "a", time: 0, size: .zero, words: ""),
            .movie(path: "a", time: 0, size: nil, words: "w"),
        ]
        #expect(looks(images) == images.count)
        let shapes: [Shape] = [
            .rectangle(fill: crimson), .rectangle(fill: .black), .ellipse(fill: crimson),
            .cross(color: crimson, width: 1),
            .line(color: crimson, width: 1, dash: []), .line(color: crimson, width: 1, dash: [1]),
            .cross(color: crimson, width: 2),
            .gradient(from: crimson, to: crimson, angle: 0), .gradient(from: crimson, to: crimson, angle: 1),
            .gradient(from: crimson, to: .black, angle: 0),
        ]
        #expect(looks(shapes) == shapes.count)
        #expect(looks([0.0, 1.0, 0.5, -1.0, 1e300, Double.infinity, Double.nan]) == 7)
        #expect(looks([0.0, -0.0]) == 1)
        #expect(looks([0, 1, -1, 127, 128, Int.max, Int.min]) == 7)
    }
}

/// A view of each kind.
enum EveryView {
    static let contents: [ViewContent] = [
        .view, .label(Label("a")), .image(ImageView(nil)), .stack(Stack()), .overlay, .button(Button("a")),
        .textField(TextField()), .textView(TextView()), .progress(ProgressView()), .switch(Switch()), .slider(Slider()),
        .activityIndicator(ActivityIndicator()), .segmentedControl(SegmentedControl()), .pageControl(PageControl()),
        .stepper(Stepper()), .map(MapView()), .placeholder(Placeholder(.web)), .scroll(ScrollView()),
        .table(TableView()),
        .cell(Cell()), .collection(CollectionView()), .visualEffect(.regular), .visualEffect(.light),
        .shape(.ellipse(fill: .black)), .spacer(minLength: 1), .spacer(minLength: 2),
    ]
    static let tree = ViewNode(children: contents.map { ViewNode($0) })
}
