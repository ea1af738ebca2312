export default function BlogsPage() {
  return <h1 className="text-xl font-semibold">BlogsPage</h1>
}
