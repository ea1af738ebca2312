export default function PaymentPage() {
  return <h1 className="text-xl font-semibold">PaymentPage</h1>
}
