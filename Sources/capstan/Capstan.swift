@main enum Capstan { static func main() {} }
