/// Access to a tree of views by outlet name: `view["title"]?.text = "Lunch"`.
extension ViewNode {
    /// The number of views in the tree, including this one.
    package var viewCount: Int {
        var count = 1
        for index in children.indices { count += children[index].viewCount }
        return count
    }

    /// The first view with a name in the tree, including this one.
    ///
    /// Assigning replaces the view; assigning `nil` removes it, like removeFromSuperview().
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

    /// - Returns: `false` if there is no such view.
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

    /// The text of UILabel, UITextField and UITextView, and the title of UIButton; setting keeps the attributes of the
    /// first character. `nil` for other views, where setting has no effect.
    public var text: String? {
        get { label?.text ?? content.control?.plainText }
        set {
            content.label?.replaceText(newValue ?? "")
            content.changeControl { $0.setText(newValue ?? "") }
        }
    }

    /// The image of UIImageView and UIButton.
    public var image: ImageReference? {
        get { imageView?.image ?? button?.image }
        set {
            content.imageView?.image = newValue
            button?.image = newValue
        }
    }

    /// Hides the view and its subviews; a stack closes the gap.
    public var isHidden: Bool {
        get { style.isHidden }
        set { style.isHidden = newValue }
    }

    /// The view's opacity in 0…1.
    public var alpha: Double {
        get { style.alpha }
        set { style.alpha = newValue }
    }

    /// `nil` is clear.
    public var backgroundColor: Color? {
        get { style.backgroundColor }
        set { style.backgroundColor = newValue }
    }

    /// The tint of controls and symbols; inherited by subviews.
    public var tintColor: Color? {
        get { style.tintColor }
        set { style.tintColor = newValue }
    }
}

/// Typed access to the content; `nil` for views of other types. Assigning changes the type.
extension ViewNode {
    public var label: Label? {
        get { content.label }
        set { content.label = newValue }
    }

    public var imageView: ImageView? {
        get { content.imageView }
        set { content.imageView = newValue }
    }

    public var stack: Stack? {
        get { content.stackView }
        set { content.stackView = newValue }
    }
}
