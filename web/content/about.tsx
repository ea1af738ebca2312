import type { ReactNode } from 'react'

/** About Us on the home page. */
export const aboutUs: { heading: string; Body: () => ReactNode } = {
  heading: 'About Us',
  Body: () => (
    <>
      <p>
        Partwright sells computer parts in bulk: processors, memory, drives, graphics cards and
        motherboards. Our customers build workstations, equip offices and keep server rooms running,
        and they need fifty of the same part rather than one of each.
      </p>
      <p>
        So the shop shows what a bulk buyer has to know first: the price of one piece, the smallest
        quantity, what is on the shelf at this moment, and the full specification under the
        manufacturer’s part number. An order takes its stock off the shelf at once, and nobody else
        can buy those pieces while you pay.
      </p>
    </>
  ),
}

/** One number of the business summary, as it is shown, and what it counts. */
export type SummaryFigure = { figure: string; label: string }

/** The business summary of the home page, by the specification. */
export const businessSummary: readonly SummaryFigure[] = [
  { figure: '100+', label: 'Happy customers' },
  { figure: '120M+', label: 'Annual revenue' },
  { figure: '33K+', label: 'Reviews' },
  { figure: '50+', label: 'Tools' },
]
