export default function ForgotPasswordPage() {
  return <h1 className="text-xl font-semibold">ForgotPasswordPage</h1>
}
