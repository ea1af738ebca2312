import type { ReactNode } from 'react'

/** The next of several facts on a line: its dot goes with it when the line breaks. A space stands before it. */
export const Next = ({ children }: { children: ReactNode }) => (
  <span className="inline-block max-w-full wrap-anywhere">
    <span aria-hidden="true" className="ms-0.5 me-1">
      ·
    </span>
    {children}
  </span>
)
