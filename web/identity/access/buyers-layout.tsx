import { Outlet } from 'react-router'
import { RequireRole } from './require.tsx'

/** Pages for buyers: admins are sent to /dashboard. */
export default function BuyersLayout() {
  return (
    <RequireRole of="buyer">
      <Outlet />
    </RequireRole>
  )
}
