/// The `type` of a view in a descriptor.
enum ViewKind: String, Sendable, CaseIterable {
    case view, overlay, label, image, stack, button, textField, textView, progress, slider, `switch`, activityIndicator
    case segmentedControl, pageControl, stepper, map, web, video, camera, scene, datePicker, picker, placeholder
    case scrollView, tableView, collectionView, cell, visualEffect, rectangle, ellipse, line, gradient, spacer

    /// What a view of this type shows before anything is set.
    var content: ViewContent {
        switch self {
        case .view: .view
        case .overlay: .overlay
        case .label: .label(Label(""))
        case .image: .image(ImageView(nil))
        case .stack: .stack(Stack())
        case .button: .button(Button(""))
        case .textField: .textField(TextField())
        case .textView: .textView(TextView())
        case .progress: .progress(ProgressView())
        case .slider: .slider(Slider())
        case .switch: .switch(Switch())
        case .activityIndicator: .activityIndicator(ActivityIndicator())
        case .segmentedControl: .segmentedControl(SegmentedControl())
        case .pageControl: .pageControl(PageControl())
        case .stepper: .stepper(Stepper())
        case .map: .map(MapView())
        case .web: .placeholder(Placeholder(.web))
        case .video: .placeholder(Placeholder(.video))
        case .camera: .placeholder(Placeholder(.camera))
        case .scene: .placeholder(Placeholder(.scene))
        case .datePicker: .placeholder(Placeholder(.datePicker))
        case .picker: .placeholder(Placeholder(.picker))
        case .placeholder: .placeholder(Placeholder(.placeholder))
        case .scrollView: .scroll(ScrollView())
        case .tableView: .table(TableView())
        case .collectionView: .collection(CollectionView())
        case .cell: .cell(Cell())
        case .visualEffect: .visualEffect(.regular)
        case .rectangle: .shape(.rectangle(fill: .black))
        case .ellipse: .shape(.ellipse(fill: .black))
        case .line: .shape(.line(color: .semantic(.separator), width: 1, dash: []))
        case .gradient: .shape(.gradient(from: .black, to: .clear, angle: 0))
        case .spacer: .spacer(minLength: 0)
        }
    }

    /// How a view of this type looks before anything is set: views that scroll clip, as UIKit's.
    var style: ViewStyle {
        switch self {
        case .scrollView, .tableView, .collectionView, .textView: ViewStyle(clipsToBounds: true)
        default: ViewStyle()
        }
    }
}
