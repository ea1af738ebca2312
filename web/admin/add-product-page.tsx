export default function AddProductPage() {
  return <h1 className="text-xl font-semibold">AddProductPage</h1>
}
