import { Outlet } from 'react-router'
import { RequireRole } from './require.tsx'

/** Pages for admins: others are sent to /dashboard. */
export default function AdminsLayout() {
  return (
    <RequireRole of="admin">
      <Outlet />
    </RequireRole>
  )
}
