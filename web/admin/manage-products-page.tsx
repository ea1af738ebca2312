export default function ManageProductsPage() {
  return <h1 className="text-xl font-semibold">ManageProductsPage</h1>
}
