export default function PartPage() {
  return <h1 className="text-xl font-semibold">PartPage</h1>
}
