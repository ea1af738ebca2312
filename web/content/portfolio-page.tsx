export default function PortfolioPage() {
  return <h1 className="text-xl font-semibold">PortfolioPage</h1>
}
