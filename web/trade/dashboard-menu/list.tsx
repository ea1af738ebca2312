import { NavLink } from 'react-router'
import { usePerson } from '../../app/session.ts'
import { classNames } from '../../ui/class-names.ts'
import { placesOf } from './places.ts'

/** The places of the dashboard, each group under its name. */
export function DashboardPlaces() {
  const person = usePerson()
  return (
    <nav aria-label="Dashboard" className="space-y-5">
      {placesOf(person).map(({ name, places }) => (
        <div key={name}>
          <p className="px-3 pb-1 text-xs font-medium text-soft">{name}</p>
          <ul className="space-y-0.5">
            {places.map(({ to, name, icon: Icon }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === '/dashboard'}
                  className={({ isActive }) =>
                    classNames(
                      'flex min-h-9 items-center gap-3 rounded-md px-3 text-sm no-underline',
                      isActive
                        ? 'bg-line font-semibold'
                        : 'text-soft hover:bg-sunken hover:text-ink',
                    )
                  }
                >
                  <Icon size={17} aria-hidden="true" />
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
