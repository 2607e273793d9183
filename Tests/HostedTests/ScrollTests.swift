import RNUIKit
import Testing

/// Writes down the calls of a scroll view.
private final class Scroller: NSObject, UIScrollViewDelegate {
    var calls: [String] = []

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begin") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        calls.append("scroll \(Int(scrollView.contentOffset.y)) \(scrollView.isDragging)")
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("end \(decelerate)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rest") }
}

extension HostedTests {
    /// 100 by 100 points with a content of 100 by 250.
    private func scrollView() -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 250)
        return view
    }

    @Test("a drag tells the delegate, and ends with the content") func drag() {
        let (view, scroller) = (scrollView(), Scroller())
        view.delegate = scroller
        view.drag(to: CGPoint(x: 0, y: 40))
        view.drag(to: CGPoint(x: 0, y: 900))
        #expect(scroller.calls == ["begin", "scroll 40 true", "end false", "begin", "scroll 150 true", "end false"])
        #expect(view.encode()[.contentOffset] == [0, 150])
        view.isScrollEnabled = false
        view.drag(to: .zero)
        #expect(view.contentOffset.y == 150)
        #expect(view.encode()[.scrollEnabled] == false)
    }

    @Test("the ends of a dragged content are those of its insets") func insets() {
        let view = scrollView()
        view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
        view.drag(to: CGPoint(x: 0, y: 150))
        #expect(view.contentOffset.y == 170)
        view.drag(to: .zero)
        #expect(view.contentOffset.y == -10)
    }

    @Test("paging ends at a page") func paging() {
        let (view, scroller) = (scrollView(), Scroller())
        view.isPagingEnabled = true
        view.delegate = scroller
        view.drag(to: CGPoint(x: 0, y: 60))
        #expect(view.contentOffset.y == 100)
        #expect(scroller.calls == ["begin", "scroll 100 true", "end true", "rest"])
    }

    @Test("points are converted through what is scrolled") func conversion() {
        let view = scrollView()
        let child = UIView(frame: CGRect(x: 0, y: 60, width: 10, height: 10))
        view.addSubview(child)
        view.contentOffset = CGPoint(x: 0, y: 40)
        #expect(child.frame.minY == 60)
        #expect(view.bounds.minY == 40)
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.addSubview(view)
        #expect(child.convert(CGPoint.zero, to: outer).y == 20)
    }
}
