@main
enum FormRun {
    static func main() {}
}
