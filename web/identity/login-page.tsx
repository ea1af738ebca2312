export default function LoginPage() {
  return <h1 className="text-xl font-semibold">LoginPage</h1>
}
