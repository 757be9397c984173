import ViewInspector

@testable import ActionInBlog

extension InspectableAlert: PopupPresenter {}
