import { Link } from 'react-router'

/** The way to this page. The last one is the page itself. */
export function Breadcrumbs({ steps }: { steps: { name: string; to?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-soft" data-screen-only>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {steps.map(({ name, to }, at) => (
          <li key={name} className="flex min-w-0 items-center gap-2">
            {at > 0 && <span aria-hidden="true">/</span>}
            {to ? (
              <Link
                to={to}
                className="min-w-0 wrap-anywhere underline-offset-3 hover:text-ink hover:underline"
              >
                {name}
              </Link>
            ) : (
              <span aria-current="page" className="min-w-0 wrap-anywhere text-ink">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
