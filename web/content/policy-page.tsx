export default function PolicyPage() {
  return <h1 className="text-xl font-semibold">PolicyPage</h1>
}
