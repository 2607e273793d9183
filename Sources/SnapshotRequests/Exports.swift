// A test names devices and places.
@_exported import Devices
