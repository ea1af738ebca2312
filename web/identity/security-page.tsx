export default function SecurityPage() {
  return <h1 className="text-xl font-semibold">SecurityPage</h1>
}
