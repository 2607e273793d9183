/// Contents of the controls' types: `.button(Button("OK"))`.
extension ViewContent {
    public static func activityIndicator(_ activityIndicator: ActivityIndicator) -> Self {
        .control(AnyControl(activityIndicator))
    }

    public static func button(_ button: Button) -> Self { .control(AnyControl(button)) }

    public static func datePicker(_ datePicker: DatePicker) -> Self { .control(AnyControl(datePicker)) }

    public static func map(_ mapView: MapView) -> Self { .control(AnyControl(mapView)) }

    public static func pageControl(_ pageControl: PageControl) -> Self { .control(AnyControl(pageControl)) }

    public static func placeholder(_ placeholder: Placeholder) -> Self { .control(AnyControl(placeholder)) }

    public static func progress(_ progressView: ProgressView) -> Self { .control(AnyControl(progressView)) }

    public static func segmentedControl(_ segmentedControl: SegmentedControl) -> Self {
        .control(AnyControl(segmentedControl))
    }

    public static func slider(_ slider: Slider) -> Self { .control(AnyControl(slider)) }

    public static func stepper(_ stepper: Stepper) -> Self { .control(AnyControl(stepper)) }

    public static func `switch`(_ switch: Switch) -> Self { .control(AnyControl(`switch`)) }

    public static func textField(_ textField: TextField) -> Self { .control(AnyControl(textField)) }

    public static func textView(_ textView: TextView) -> Self { .control(AnyControl(textView)) }
}

/// Typed access to the controls; `nil` for views of other types. Assigning changes the type.
extension ViewNode {
    public var activityIndicator: ActivityIndicator? {
        get { content[ActivityIndicator.self] }
        set { content[ActivityIndicator.self] = newValue }
    }

    public var button: Button? {
        get { content[Button.self] }
        set { content[Button.self] = newValue }
    }

    public var datePicker: DatePicker? {
        get { content[DatePicker.self] }
        set { content[DatePicker.self] = newValue }
    }

    public var mapView: MapView? {
        get { content[MapView.self] }
        set { content[MapView.self] = newValue }
    }

    public var pageControl: PageControl? {
        get { content[PageControl.self] }
        set { content[PageControl.self] = newValue }
    }

    public var progressView: ProgressView? {
        get { content[ProgressView.self] }
        set { content[ProgressView.self] = newValue }
    }

    public var segmentedControl: SegmentedControl? {
        get { content[SegmentedControl.self] }
        set { content[SegmentedControl.self] = newValue }
    }

    public var slider: Slider? {
        get { content[Slider.self] }
        set { content[Slider.self] = newValue }
    }

    public var stepper: Stepper? {
        get { content[Stepper.self] }
        set { content[Stepper.self] = newValue }
    }

    public var `switch`: Switch? {
        get { content[Switch.self] }
        set { content[Switch.self] = newValue }
    }

    public var textField: TextField? {
        get { content[TextField.self] }
        set { content[TextField.self] = newValue }
    }

    public var textView: TextView? {
        get { content[TextView.self] }
        set { content[TextView.self] = newValue }
    }
}
