import { useTitled } from '../../app/shop-config.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SearchBox } from './box.tsx'

/** Nothing is at this address. */
export function NotFoundPage() {
  const title = 'Page Not Found'
  return (
    <div className="frame flex flex-col items-center gap-4 py-24 text-center">
      <title>{useTitled(title)}</title>
      <p className="font-mono text-sm text-soft">404</p>
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="max-w-md text-soft">
        The address may be misspelt, or what was here is gone. Search for it, or start from all
        parts.
      </p>
      <SearchBox id="search-missing" name="Search instead" />
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/parts">All parts</ButtonLink>
        <ButtonLink to="/">Home</ButtonLink>
      </div>
    </div>
  )
}
