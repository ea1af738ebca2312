export default function MyOrdersPage() {
  return <h1 className="text-xl font-semibold">MyOrdersPage</h1>
}
