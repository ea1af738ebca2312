export default function ArticlePage() {
  return <h1 className="text-xl font-semibold">ArticlePage</h1>
}
