export default function ImportPage() {
  return <h1 className="text-xl font-semibold">ImportPage</h1>
}
