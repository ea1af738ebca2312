export default function PurchasePage() {
  return <h1 className="text-xl font-semibold">PurchasePage</h1>
}
