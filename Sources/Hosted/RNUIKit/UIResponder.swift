import RNFoundation

/// A tap of the run. It has no position, since the tool sends the touched view.
open class UITouch: NSObject {
    public enum Phase: Int { case began, moved, stationary, ended, cancelled }
    public enum TouchType: Int { case direct, indirect, pencil, indirectPointer }
    public var type: TouchType { .direct }
    public internal(set) var view: UIView?
    public var phase: Phase { .ended }
    public var tapCount: Int { 1 }
    public var timestamp: TimeInterval { CACurrentMediaTime() }
    public var force: CGFloat { 0 }
    public func location(in view: UIView?) -> CGPoint { .zero }
    public func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

open class UIEvent: NSObject {
    public enum EventType: Int { case touches, motion, remoteControl, presses }
    public enum EventSubtype: Int { case none, motionShake }
    public var type: EventType { .touches }
    public var allTouches: Set<UITouch>? { nil }
    public var timestamp: TimeInterval { CACurrentMediaTime() }
    public func touches(for view: UIView) -> Set<UITouch>? { nil }
}

/// The responder chain. Text fields and the hosted controller ask the tool for the keyboard when they become first.
@preconcurrency @MainActor open class UIResponder: _UIAccessible, KeyValueObserver {
    package var isFirst = false
    public static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
    public static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    public static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
    public static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    public static let keyboardWillChangeFrameNotification = NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    public static let keyboardDidChangeFrameNotification = NSNotification.Name("UIKeyboardDidChangeFrameNotification")
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { isFirst }
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open var inputViewController: UIViewController? { nil }
    open var inputAccessoryViewController: UIViewController? { nil }
    open var undoManager: UndoManager? { nil }
    open var keyCommands: [UIKeyCommand]? { nil }
    open var textInputContextIdentifier: String? { nil }

    @discardableResult open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        isFirst = true
        return true
    }

    @discardableResult open func resignFirstResponder() -> Bool {
        isFirst = false
        return true
    }

    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}
    open func reloadInputViews() {}
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? { self }
}

open class UIPress: NSObject {}
open class UIPressesEvent: UIEvent {}
open class UIKeyCommand: NSObject {}

/// Undoing isn't modelled; Foundation has no undo manager on Linux.
open class UndoManager: NSObject {
    open func undo() {}
    open func redo() {}
    open var canUndo: Bool { false }
    open var canRedo: Bool { false }
    open func removeAllActions() {}
}
