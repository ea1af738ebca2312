export default function MakeAdminPage() {
  return <h1 className="text-xl font-semibold">MakeAdminPage</h1>
}
