@_exported public import CapstanViews
