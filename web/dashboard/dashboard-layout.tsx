import { PanelLeft } from 'lucide-react'
import { useState } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import { usePerson } from '../app/session.ts'
import { VerifyBanner } from '../trade/faults/verify-banner.tsx'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { useOnEach } from '../ui/on-each.ts'
import { Drawer } from '../ui/overlays/drawer.tsx'
import { placesOf } from './places.ts'

/** The dashboard: its menu slides out by a button, and on wide screens also stands beside the page until it does. */
export default function DashboardLayout() {
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  useOnEach(pathname, () => setOpen(false))
  return (
    <div className="frame grid gap-x-8 py-6 print:block xl:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="mb-4" data-screen-only>
        <Button size="small" onClick={() => setOpen(true)} aria-expanded={open}>
          <PanelLeft size={16} aria-hidden="true" />
          Dashboard Menu
        </Button>
        <Drawer open={open} onClose={() => setOpen(false)} title="Dashboard" side="start">
          <Places />
        </Drawer>
        {!open && (
          <div className="sticky top-20 mt-4 hidden xl:block">
            <Places />
          </div>
        )}
      </div>
      <div className="min-w-0 space-y-6">
        <VerifyBanner />
        <Outlet />
      </div>
    </div>
  )
}

function Places() {
  const { isAdmin } = usePerson()
  return (
    <nav aria-label="Dashboard">
      <ul className="space-y-0.5">
        {placesOf(isAdmin).map(({ to, name, icon: Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === '/dashboard'}
              className={({ isActive }) =>
                classNames(
                  'flex min-h-10 items-center gap-3 rounded-md border-s-3 px-3 text-sm no-underline',
                  isActive
                    ? 'border-ink bg-line font-semibold'
                    : 'border-transparent text-soft hover:bg-sunken',
                )
              }
            >
              <Icon size={17} aria-hidden="true" />
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
