
export { make, byID, icon, visible, visibleLines, isSafeToPaste, number, counted, announce, copy, copyButton };
