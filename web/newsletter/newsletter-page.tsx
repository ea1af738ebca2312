export default function NewsletterPage() {
  return <h1 className="text-xl font-semibold">NewsletterPage</h1>
}
