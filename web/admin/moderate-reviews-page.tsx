export default function ModerateReviewsPage() {
  return <h1 className="text-xl font-semibold">ModerateReviewsPage</h1>
}
