export default function ProfilePage() {
  return <h1 className="text-xl font-semibold">ProfilePage</h1>
}
