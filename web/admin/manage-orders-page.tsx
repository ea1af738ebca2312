export default function ManageOrdersPage() {
  return <h1 className="text-xl font-semibold">ManageOrdersPage</h1>
}
