// Devices are part of each view's environment.
@_exported import Devices
