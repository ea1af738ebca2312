export default function ManageProductPage() {
  return <h1 className="text-xl font-semibold">ManageProductPage</h1>
}
