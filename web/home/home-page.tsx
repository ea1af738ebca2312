export default function HomePage() {
  return <h1 className="frame py-10 text-2xl font-semibold">Computer parts in bulk</h1>
}
