export default function PartsPage() {
  return <h1 className="text-xl font-semibold">PartsPage</h1>
}
