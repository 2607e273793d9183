# A formula for Homebrew, untested: nothing of this project was built on macOS yet. OWNER is the repository's.
class RenderNotification < Formula
  desc "Draws what an iPhone shows for a push notification"
  homepage "https://github.com/OWNER/render-notification"
  head "https://github.com/OWNER/render-notification.git", branch: "main"
  license "MIT"

  depends_on "pkgconf" => :build
  depends_on xcode: ["16.3", :build]
  depends_on "cairo"
  depends_on "expat"
  depends_on "fontconfig"
  depends_on "giflib"
  depends_on "jpeg-turbo"
  depends_on "libdeflate"
  depends_on "libpng"
  depends_on "pango"
  depends_on "webp"

  def install
    %w[render-notification render-notification-preview].each do |program|
      system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", program
    end
    ENV["PREFIX"] = prefix
    system "scripts/install.sh"
  end

  test do
    (testpath/"push.json").write '{"aps":{"alert":"Hello"}}'
    system bin/"render-notification", "push.json", "--presentation", "banner", "-o", "out.png"
    assert_predicate testpath/"out.png", :exist?
  end
end
