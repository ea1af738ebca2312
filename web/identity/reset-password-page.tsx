export default function ResetPasswordPage() {
  return <h1 className="text-xl font-semibold">ResetPasswordPage</h1>
}
