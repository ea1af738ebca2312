import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { Link, useLocation } from 'react-router'
import { buttonClass } from '../button.tsx'
import { classNames } from '../class-names.ts'

type Props = {
  page: number
  /** How many there are; null when there are more than can be leafed through. */
  total: number | null
  size: number
  /** How many pages can be leafed to at most. */
  most: number
}

/** Which numbers are shown, the first, the last and those around the one that is open, and which stand behind a gap. */
const numbersOf = (page: number, last: number) => {
  const near = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last)
  const sorted = [...new Set(near)].sort((a, b) => a - b)
  return sorted.map((one, at) => ({ one, behindGap: at > 0 && one - (sorted[at - 1] ?? 0) > 1 }))
}

/** Links to the pages of a list, kept in the address as `page`. */
export function Pages({ page, total, size, most }: Props) {
  const { pathname, search } = useLocation()
  const last = Math.min(most, total === null ? most : Math.max(1, Math.ceil(total / size)))
  if (last <= 1) return null
  const to = (one: number) => {
    const query = new URLSearchParams(search)
    if (one === 1) query.delete('page')
    else query.set('page', String(one))
    const text = query.toString()
    return text ? `${pathname}?${text}` : pathname
  }
  const step = (one: number, name: string, Icon: typeof ChevronLeft, rel: string) =>
    one >= 1 && one <= last ? (
      <Link to={to(one)} rel={rel} className={buttonClass('secondary', 'small')}>
        <Icon size={16} aria-hidden="true" />
        <span className="sr-only">{name}</span>
      </Link>
    ) : null
  return (
    <nav
      aria-label="Pages"
      className="flex flex-wrap items-center justify-center gap-1"
      data-screen-only
    >
      {step(page - 1, 'Previous page', ChevronLeft, 'prev')}
      {numbersOf(page, last).map(({ one, behindGap }) => (
        <Fragment key={one}>
          {behindGap && (
            <span className="px-1 text-soft" aria-hidden="true">
              …
            </span>
          )}
          <Link
            to={to(one)}
            aria-current={one === page ? 'page' : undefined}
            className={classNames(
              buttonClass(one === page ? 'secondary' : 'quiet', 'small', 'min-w-9 px-2'),
              one === page && 'border-ink',
            )}
          >
            <span className="sr-only">Page </span>
            {one}
          </Link>
        </Fragment>
      ))}
      {step(page + 1, 'Next page', ChevronRight, 'next')}
    </nav>
  )
}
