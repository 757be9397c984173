import ViewInspector

@testable import ActionInBlog

extension Inspection: InspectionEmissary {}
