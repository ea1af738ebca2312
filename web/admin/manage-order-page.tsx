export default function ManageOrderPage() {
  return <h1 className="text-xl font-semibold">ManageOrderPage</h1>
}
