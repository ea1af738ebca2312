export default function ToPaymentPage() {
  return <h1 className="text-xl font-semibold">ToPaymentPage</h1>
}
