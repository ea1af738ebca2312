import { ButtonLink } from '../../ui/button.tsx'
import { SearchBox } from './box.tsx'

/** Nothing is at this address. `isTitled`: the route has given the title. */
export function NotFoundPage({ isTitled = false }: { isTitled?: boolean }) {
  return (
    <div className="frame flex flex-col items-center gap-4 py-24 text-center">
      {!isTitled && <title>Page Not Found · Partwright</title>}
      <p className="font-mono text-sm text-soft">404</p>
      <h1 className="text-xl font-semibold">Page Not Found</h1>
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
