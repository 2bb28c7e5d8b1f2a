@main enum PreviewPlugin { static func main() {} }
