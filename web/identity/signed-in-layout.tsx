import { Outlet } from 'react-router'
import { Queries } from '../queries.tsx'
import { RequireSignedIn } from './require.tsx'

/** Around every page that is for signed-in people. */
export default function SignedInLayout() {
  return (
    <RequireSignedIn>
      <Queries>
        <Outlet />
      </Queries>
    </RequireSignedIn>
  )
}

export const meta = () => [{ title: 'Partwright' }, { name: 'robots', content: 'noindex' }]
