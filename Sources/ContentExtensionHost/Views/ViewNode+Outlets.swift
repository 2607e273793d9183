/// Changes to a tree of views by outlet name: `view["title"]?.text = "Lunch"`.
extension ViewNode {
    /// The first view of that name in the tree, this one included; `nil` when there is none.
    ///
    /// Assigning takes the view's place; assigning `nil` takes it out of its superview, as removeFromSuperview() does.
    public subscript(name: String) -> ViewNode? {
        get {
            if id == name { return self }
            for child in children {
                if let found = child[name] { return found }
            }
            return nil
        }
        set { _ = replace(name, with: newValue) }
    }

    /// - Returns: whether there was such a view.
    private mutating func replace(_ name: String, with view: ViewNode?) -> Bool {
        if id == name {
            // A controller always has a view.
            self = view ?? ViewNode()
            return true
        }
        for index in children.indices {
            if view == nil, children[index].id == name {
                children.remove(at: index)
                return true
            }
            if children[index].replace(name, with: view) { return true }
        }
        return false
    }

    /// UILabel's, UITextField's and UITextView's text, and a UIButton's title; a text with attributes keeps those of its
    /// first character. `nil` of other views, which can't be given one.
    public var text: String? {
        get { label?.text ?? button?.title ?? textField?.text ?? textView?.text }
        set {
            let text = newValue ?? ""
            content.label?.replaceText(text)
            content.buttonView?.replaceTitle(text)
            content.textFieldView?.text = text
            content.textView?.replaceText(text)
        }
    }

    /// UIImageView's and UIButton's image.
    public var image: ImageReference? {
        get { imageView?.image ?? button?.image }
        set {
            content.imageView?.image = newValue
            content.buttonView?.image = newValue
        }
    }

    /// Draws neither the view nor its subviews; a stack closes the gap.
    public var isHidden: Bool {
        get { style.isHidden }
        set { style.isHidden = newValue }
    }

    /// The view's opacity, within 0…1.
    public var alpha: Double {
        get { style.alpha }
        set { style.alpha = newValue }
    }

    /// Behind what the view shows; `nil` is clear.
    public var backgroundColor: Color? {
        get { style.backgroundColor }
        set { style.backgroundColor = newValue }
    }

    /// Of controls and symbols; subviews inherit it.
    public var tintColor: Color? {
        get { style.tintColor }
        set { style.tintColor = newValue }
    }
}

/// What a view shows, as the type that it is: `nil` of all others. Assigning makes another view of it.
extension ViewNode {
    public var label: Label? {
        get { content.label }
        set { content.label = newValue }
    }

    public var button: Button? {
        get { content.buttonView }
        set { content.buttonView = newValue }
    }

    public var imageView: ImageView? {
        get { content.imageView }
        set { content.imageView = newValue }
    }

    public var stack: Stack? {
        get { content.stackView }
        set { content.stackView = newValue }
    }

    public var textField: TextField? {
        get { content.textFieldView }
        set { content.textFieldView = newValue }
    }

    public var textView: TextView? {
        get { content.textView }
        set { content.textView = newValue }
    }

    public var progressView: ProgressView? {
        get { content.progressView }
        set { content.progressView = newValue }
    }

    public var `switch`: Switch? {
        get { content.switchView }
        set { content.switchView = newValue }
    }

    public var slider: Slider? {
        get { content.sliderView }
        set { content.sliderView = newValue }
    }

    public var stepper: Stepper? {
        get { content.stepperView }
        set { content.stepperView = newValue }
    }

    public var segmentedControl: SegmentedControl? {
        get { content.segmentedView }
        set { content.segmentedView = newValue }
    }

    public var pageControl: PageControl? {
        get { content.pageView }
        set { content.pageView = newValue }
    }

    public var activityIndicator: ActivityIndicator? {
        get { content.indicatorView }
        set { content.indicatorView = newValue }
    }

    public var mapView: MapView? {
        get { content.mapView }
        set { content.mapView = newValue }
    }
}
