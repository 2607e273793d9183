import RNFoundation

extension UIView {
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count))
    }

    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
    }

    package func insert(_ view: UIView, at index: Int) {
        guard view !== self, !isDescendant(of: view) else { return }
        view.willMove(toSuperview: self)
        if let parent = view.superview {
            parent.willRemoveSubview(view)
            parent.removeConstraints(touching: view, unlessInside: self)
            parent.take(view)
        }
        place(view, at: max(0, min(index, subviews.count)))
        view.superview = self
        view.placement.superviewSize = view.placement.mask.isEmpty ? nil : sizeForMasks
        ViewStorage.version &+= 1
        didAddSubview(view)
        view.didMoveToSuperview()
        if window != nil { view.didMoveToWindow() }
    }

    /// The size that a subview's mask refers to from now on; `nil` where constraints will give it.
    private var sizeForMasks: CGSize? {
        // The hosted view has the host's size, whatever its frame was in the code or interface file.
        if superview == nil, controller?.hostedSize != nil { return currentFrame.size }
        return placement.translates ? placement.frame.size : nil
    }

    func remove() {
        guard let parent = superview else { return }
        willMove(toSuperview: nil)
        parent.willRemoveSubview(self)
        parent.removeConstraints(touching: self, unlessInside: nil)
        (parent as? UIStackView)?.removeArrangedSubview(self)
        parent.take(self)
        superview = nil
        ViewStorage.version &+= 1
        didMoveToSuperview()
    }

    /// Takes away the constraints between a view that leaves and what it leaves.
    private func removeConstraints(touching view: UIView, unlessInside target: UIView?) {
        for ancestor in sequence(first: self, next: \.superview) {
            ancestor.ownConstraints.removeAll { constraint in
                let (first, second) = (constraint.firstView, constraint.secondView)
                let leaves = first?.isDescendant(of: view) ?? false || second?.isDescendant(of: view) ?? false
                if leaves { constraint.owner = nil }
                return leaves
            }
        }
    }

    public func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }
    public func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

    public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
        subviews.swapAt(first, second)
        ViewStorage.version &+= 1
    }

    private func move(_ view: UIView, to index: Int) {
        guard subviews.contains(where: { $0 === view }) else { return }
        take(view)
        place(view, at: index)
        ViewStorage.version &+= 1
    }

    /// Takes a view out; layers above it then lie above one subview less.
    private func take(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.remove(at: index)
        layer.moveSublayers(by: -1) { $0 > index }
    }

    /// Puts a view in; at the end it lies above all layers, at the start below them.
    private func place(_ view: UIView, at index: Int) {
        if index < subviews.count { layer.moveSublayers(by: 1) { $0 > index || index == 0 } }
        subviews.insert(view, at: index)
    }

    func find(tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    public func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: \.superview).contains { $0 === view }
    }

    /// The topmost view of the tree.
    package var root: UIView {
        var view = self
        while let parent = view.superview { view = parent }
        return view
    }

    /// The view with an id, in this one or in those below.
    package func find(_ id: String) -> UIView? {
        if storage.id == id { return self }
        return subviews.lazy.compactMap { $0.find(id) }.first
    }

    @discardableResult public func endEditing(_ force: Bool) -> Bool {
        if isFirstResponder { resignFirstResponder() }
        subviews.forEach { $0.endEditing(force) }
        return true
    }

    func add(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []).filter { $0 !== recognizer } + [recognizer]
        recognizer.view = self
        ViewStorage.version &+= 1
    }

    func remove(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === recognizer }
        recognizer.view = nil
        ViewStorage.version &+= 1
    }

    /// Always `nil`: the process has no pixels.
    public func snapshotView(afterScreenUpdates: Bool) -> UIView? {
        notModelled("a snapshot")
        return nil
    }

    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates: Bool, withCapInsets insets: UIEdgeInsets
    ) -> UIView? { snapshotView(afterScreenUpdates: afterScreenUpdates) }

    public func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
    public func removeInteraction(_ interaction: any UIInteraction) { interactions.removeAll { $0 === interaction } }
    public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
