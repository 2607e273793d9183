/// Views of a storyboard with every supported property, as written by Xcode.
enum EveryElement {
    static func storyboard(_ views: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="vc-00-001">
        <scenes><scene sceneID="sc-00-001"><objects>
        <viewController id="vc-00-001" customClass="NotificationViewController" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="vw-00-001"><rect key="frame" x="0.0" y="0.0" width="320" height="320"/>
        <subviews>\(views)</subviews>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
        </viewController></objects></scene></scenes>
        <resources><systemColor name="systemBackgroundColor"><color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor></resources>
        </document>
        """
    }

    private static let font = #"<fontDescription key="fontDescription" type="system" weight="medium" pointSize="15"/>"#
    private static let rect = #"<rect key="frame" x="8" y="8" width="200" height="40"/>"#
    private static let tap =
        #"<connections><action selector="tap:" destination="vc-00-001" eventType="touchUpInside" id="ac-00-001"/></connections>"#

    private static func color(_ key: String) -> String {
        #"<color key="\#(key)" red="1" green="0.5" blue="0.25" alpha="1" colorSpace="custom" customColorSpace="displayP3"/>"#
    }

    private static let attributedString = """
        <attributedString key="attributedText">
        <fragment content="Bold {{name}}"><attributes>
        <color key="NSColor" cocoaTouchSystemColor="darkTextColor"/>
        \(color("NSBackgroundColor"))
        <font key="NSFont" size="17" name="HelveticaNeue-Bold"/>
        <paragraphStyle key="NSParagraphStyle" alignment="natural" lineBreakMode="truncatingTail" baseWritingDirection="natural" lineHeightMultiple="1.2" tighteningFactorForTruncation="0.0"/>
        <integer key="NSUnderline" value="1"/><integer key="NSStrikethrough" value="1"/>
        <real key="NSKern" value="0.5"/><real key="NSBaselineOffset" value="2"/></attributes></fragment>
        <fragment><string key="content">line\nbreak</string><attributes><font key="NSFont" metaFont="system"/></attributes></fragment>
        </attributedString>
        """

    /// By element name.
    static let views: KeyValuePairs<String, String> = [
        "label": """
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" enabled="NO" text="Label" textAlignment="justified" lineBreakMode="characterWrap" numberOfLines="3" baselineAdjustment="alignBaselines" minimumScaleFactor="0.5" adjustsFontForContentSizeCategory="YES" highlighted="YES" preferredMaxLayoutWidth="200" translatesAutoresizingMaskIntoConstraints="NO" id="la-00-001">\(rect)\(font)\(color("textColor"))<nil key="highlightedColor"/>\(color("shadowColor"))<size key="shadowOffset" width="1" height="-2"/></label>
        <label text="" usesAttributedText="YES" lineBreakMode="headTruncation" id="la-00-002">\(attributedString)</label>
        """,
        "textView": """
        <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" scrollEnabled="NO" editable="NO" selectable="NO" textAlignment="right" id="tv-00-001">\(rect)<inset key="textContainerInset" minX="1" minY="2" maxX="3" maxY="4"/>\(color("textColor"))\(font)<textInputTraits key="textInputTraits" autocapitalizationType="sentences"/><dataDetectorType key="dataDetectorTypes" phoneNumber="YES"/><string key="text">Lorem</string></textView>
        <textView usesAttributedText="YES" contentInsetAdjustmentBehavior="scrollableAxes" id="tv-00-002">\(attributedString)</textView>
        """,
        "textField": """
        <textField opaque="NO" contentMode="scaleToFill" enabled="NO" contentHorizontalAlignment="left" contentVerticalAlignment="center" text="T" borderStyle="line" placeholder="P" textAlignment="center" minimumFontSize="17" clearButtonMode="whileEditing" id="tf-00-001">\(rect)\(color("textColor"))\(font)<textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
        """,
        "button": """
        <button opaque="NO" contentMode="scaleToFill" enabled="NO" selected="YES" contentHorizontalAlignment="trailing" contentVerticalAlignment="bottom" buttonType="system" lineBreakMode="middleTruncation" adjustsImageWhenHighlighted="NO" id="bu-00-001">\(rect)\(font)<inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/><inset key="titleEdgeInsets" minX="-1" minY="0.0" maxX="0.0" maxY="0.0"/><inset key="imageEdgeInsets" minX="0.0" minY="0.0" maxX="5" maxY="0.0"/><state key="normal" title="Normal" image="star.fill" catalog="system">\(color("titleColor"))\(color("titleShadowColor"))<preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="20" scale="large" weight="bold"/></state><state key="selected" title="Selected"/><state key="disabled" title="Disabled"><color key="titleColor" systemColor="systemGrayColor"/></state><state key="highlighted" title="Highlighted"/>\(tap)</button>
        <button opaque="NO" contentMode="scaleToFill" id="bu-00-002"><state key="normal"/><buttonConfiguration key="configuration" style="filled" image="bell" catalog="system" title="{{Title}}" subtitle="Sub" imagePlacement="trailing" imagePadding="6" cornerStyle="capsule" buttonSize="large" titleAlignment="center"><fontDescription key="titleFontDescription" style="UICTFontTextStyleHeadline"/>\(color("baseForegroundColor"))\(color("baseBackgroundColor"))<directionalEdgeInsets key="contentInsets" top="4" leading="5" bottom="6" trailing="7"/></buttonConfiguration></button>
        <button opaque="NO" contentMode="scaleToFill" buttonType="infoDark" id="bu-00-003"/>
        """,
        "imageView": """
        <imageView clipsSubviews="YES" userInteractionEnabled="NO" contentMode="scaleAspectFill" image="heart" catalog="system" id="im-00-001">\(rect)<preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font" scale="small"><fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/></preferredSymbolConfiguration></imageView>
        <imageView contentMode="topLeft" id="im-00-002"><imageReference key="image" image="clock" catalog="system" symbolScale="large" renderingMode="template"/></imageView>
        """,
        "stackView": """
        <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" distribution="equalCentering" alignment="lastBaseline" spacing="-2" baselineRelativeArrangement="YES" id="st-00-001">\(rect)</stackView>
        <stackView opaque="NO" spacingType="standard" id="st-00-002"/>
        """,
        "visualEffectView": """
        <visualEffectView opaque="NO" contentMode="scaleToFill" id="ve-00-001">\(rect)<view key="contentView" opaque="NO" id="ve-00-002"/><blurEffect style="systemThinMaterialDark"/></visualEffectView>
        <visualEffectView opaque="NO" id="ve-00-003"><view key="contentView" id="ve-00-004"/><vibrancyEffect><blurEffect style="extraDark"/></vibrancyEffect></visualEffectView>
        """,
        "switch": """
        <switch opaque="NO" contentMode="scaleToFill" enabled="NO" contentHorizontalAlignment="center" contentVerticalAlignment="center" on="YES" id="sw-00-001">\(rect)\(color("onTintColor"))\(color("thumbTintColor"))</switch>
        """,
        "slider": """
        <slider opaque="NO" contentMode="scaleToFill" enabled="NO" contentHorizontalAlignment="center" value="3" minValue="1" maxValue="10" continuous="NO" id="sl-00-001">\(rect)\(color("minimumTrackTintColor"))\(color("maximumTrackTintColor"))\(color("thumbTintColor"))</slider>
        """,
        "progressView": """
        <progressView opaque="NO" progressViewStyle="bar" progress="0.5" id="pr-00-001">\(rect)\(color("progressTintColor"))\(color("trackTintColor"))</progressView>
        """,
        "activityIndicatorView": """
        <activityIndicatorView hidden="YES" opaque="NO" hidesWhenStopped="YES" animating="YES" style="medium" id="ai-00-001">\(rect)\(color("color"))</activityIndicatorView>
        """,
        "segmentedControl": """
        <segmentedControl opaque="NO" contentMode="scaleToFill" segmentControlStyle="plain" selectedSegmentIndex="1" id="sc-00-002">\(rect)<segments><segment title="First"/><segment title="Second" enabled="NO" width="40"/><segment image="bell" catalog="system"/></segments>\(color("selectedSegmentTintColor"))</segmentedControl>
        """,
        "pageControl": """
        <pageControl opaque="NO" numberOfPages="3" currentPage="1" hidesForSinglePage="YES" id="pc-00-001">\(rect)\(color("pageIndicatorTintColor"))\(color("currentPageIndicatorTintColor"))</pageControl>
        """,
        "stepper": """
        <stepper opaque="NO" enabled="NO" value="5" minimumValue="1" maximumValue="10" stepValue="2" id="sp-00-001">\(rect)</stepper>
        """,
        "scrollView": """
        <scrollView clipsSubviews="YES" alwaysBounceVertical="YES" showsHorizontalScrollIndicator="NO" id="sv-00-001">\(rect)<viewLayoutGuide key="contentLayoutGuide" id="sv-00-002"/><viewLayoutGuide key="frameLayoutGuide" id="sv-00-003"/></scrollView>
        """,
        "tableView": """
        <tableView clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" style="insetGrouped" separatorStyle="none" allowsSelection="NO" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" scrollEnabled="NO" id="tb-00-001">\(rect)<inset key="separatorInset" minX="20" minY="0.0" maxX="20" maxY="0.0"/>\(color("separatorColor"))<prototypes><tableViewCell clipsSubviews="YES" contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" selectionStyle="default" accessoryType="checkmark" indentationWidth="10" reuseIdentifier="Cell" id="tb-00-002"><rect key="frame" x="0.0" y="28" width="320" height="44"/><autoresizingMask key="autoresizingMask"/><tableViewCellContentView key="contentView" opaque="NO" multipleTouchEnabled="YES" contentMode="center" preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" tableViewCell="tb-00-002" id="tb-00-003"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/><autoresizingMask key="autoresizingMask"/></tableViewCellContentView></tableViewCell></prototypes></tableView>
        """,
        "collectionView": """
        <collectionView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" dataMode="prototypes" id="co-00-001">\(rect)<collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="5" minimumInteritemSpacing="6" id="co-00-002"><size key="itemSize" width="50" height="60"/><size key="headerReferenceSize" width="0.0" height="0.0"/><size key="footerReferenceSize" width="0.0" height="0.0"/><inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout><cells><collectionViewCell opaque="NO" clipsSubviews="YES" contentMode="center" reuseIdentifier="Cell" id="co-00-003"><rect key="frame" x="0.0" y="0.0" width="50" height="60"/><view key="contentView" opaque="NO" id="co-00-004"/><size key="customSize" width="50" height="60"/></collectionViewCell></cells></collectionView>
        """,
        "mapView": """
        <mapView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" mapType="hybrid" zoomEnabled="NO" scrollEnabled="NO" id="ma-00-001">\(rect)</mapView>
        """,
        "webView": #"<webView contentMode="scaleToFill" scalesPageToFit="YES" id="we-00-001"/>"#,
        "wkWebView": """
        <wkWebView contentMode="scaleToFill" id="wk-00-001">\(rect)<wkWebViewConfiguration key="configuration"><audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/><wkPreferences key="preferences"/></wkWebViewConfiguration></wkWebView>
        """,
        "sceneKitView": #"<sceneKitView contentMode="scaleToFill" id="sk-00-001"/>"#,
        "skView": #"<skView contentMode="scaleToFill" id="sk-00-002"/>"#,
        "mtkView": #"<mtkView contentMode="scaleToFill" colorPixelFormat="BGRA8Unorm" id="mt-00-001"/>"#,
        "datePicker": """
        <datePicker contentMode="scaleToFill" enabled="NO" contentHorizontalAlignment="leading" datePickerMode="dateAndTime" minuteInterval="5" style="compact" useCurrentDate="NO" countDownDuration="60" id="da-00-001">\(rect)<date key="date" timeIntervalSinceReferenceDate="817119660"/><date key="minimumDate" timeIntervalSinceReferenceDate="0"/><date key="maximumDate" timeIntervalSinceReferenceDate="900000000"/><locale key="locale" localeIdentifier="de_DE"/><timeZone key="timeZone" name="Europe/Berlin"><data key="data"/></timeZone></datePicker>
        """,
        "pickerView": #"<pickerView contentMode="scaleToFill" id="pi-00-001"/>"#,
        "toolbar": #"<toolbar opaque="NO" contentMode="scaleToFill" id="to-00-001"><items/></toolbar>"#,
        "view": """
        <view contentMode="scaleToFill" hidden="YES" alpha="0.5" id="vi-00-001">\(rect)\(color("backgroundColor"))\(color("tintColor"))<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="string" keyPath="layer.borderWidth" value="2"/><userDefinedRuntimeAttribute type="color" keyPath="layer.borderUIColor">\(color("value"))</userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="number" keyPath="layer.shadowOpacity"><real key="value" value="0.5"/></userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/></userDefinedRuntimeAttributes></view>
        """,
    ]
}
