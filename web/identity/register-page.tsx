export default function RegisterPage() {
  return <h1 className="text-xl font-semibold">RegisterPage</h1>
}
