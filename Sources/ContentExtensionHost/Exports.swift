// Swift extensions import one module: its types are made of theirs.
@_exported import Basics
@_exported import Views
