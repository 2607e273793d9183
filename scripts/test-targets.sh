#!/usr/bin/env bash
# scripts/test-targets.sh FOLDER: prints the test targets of a folder of Sources, one a line.
set -euo pipefail

case ${1:?which folder of Sources} in
CCairo | CImageCodecs | CPango) targets=(RendererTests) ;;
CDeflate) targets=(FastPNGTests RendererTests) ;;
# The schemas, the symbols and the system's words.
CEmbeddedText) targets=(DescriptorTests RendererTests ViewsTests) ;;
CExpat) targets=(InterfaceBuilderTests) ;;
CPreviewPage | render-notification-preview) targets=(PreviewTests) ;;
CProcessLimits | ChildProcesses) targets=(ChildProcessesTests ExtensionCodeTests) ;;
CReportPage) targets=(BatchTests SnapshotComparisonTests) ;;
# Its events, and what it reads.
ContentExtensionHost) targets=(ContentExtensionHostTests DescriptorTests) ;;
Devices) targets=(ViewsTests) ;;
NotificationSnapshots | SnapshotRequests) targets=(NotificationTestingTests) ;;
CommandOptions | render-notification) targets=(CommandTests) ;;
# Both sides of the wire.
ExtensionCode) targets=(ExtensionCodeTests HostedTests) ;;
Platform | PlatformFoundation) targets=(ContentExtensionHostTests) ;;
*) targets=("$1Tests") ;;
esac
printf '%s\n' "${targets[@]}"
