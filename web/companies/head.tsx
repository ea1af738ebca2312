import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import type { ActingFor } from '../../contract/companies/acting-for.ts'
import { CompanyStateBadge } from '../trade/companies/state.tsx'
import { classNames } from '../ui/class-names.ts'
import { Note } from '../ui/note.tsx'

const tabs = [
  { to: '/dashboard/company', name: 'Company' },
  { to: '/dashboard/company/members', name: 'Members' },
  { to: '/dashboard/company/cost-centres', name: 'Cost centres' },
]

/** The head of a company's pages: which it is, its state, and its tabs; `children` are actions of the page. */
export function CompanyHead({ acting, children }: { acting: ActingFor; children?: ReactNode }) {
  return (
    <header>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="min-w-0 text-xl font-semibold tracking-tight wrap-anywhere">
            {acting.name}
          </h1>
          <CompanyStateBadge state={acting.state} />
        </div>
        {children}
      </div>
      <nav aria-label="Company" className="mt-4 border-b">
        <ul className="-mb-px flex flex-wrap gap-x-1">
          {tabs.map(({ to, name }) => (
            <li key={to}>
              <NavLink
                to={to}
                end
                className={({ isActive }) =>
                  classNames(
                    'inline-flex min-h-10 items-center border-b-2 px-3 text-sm no-underline',
                    isActive
                      ? 'border-ink font-semibold'
                      : 'border-transparent text-soft hover:border-edge hover:text-ink',
                  )
                }
              >
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {acting.state === 'suspended' && (
        <Note kind="warn" className="mt-6">
          {acting.name} is suspended: its members see what there is, order nothing and invite
          nobody.
        </Note>
      )}
    </header>
  )
}
