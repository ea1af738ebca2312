export default function AddReviewPage() {
  return <h1 className="text-xl font-semibold">AddReviewPage</h1>
}
