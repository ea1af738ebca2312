export default function CodePage() {
  return <h1 className="text-xl font-semibold">CodePage</h1>
}
