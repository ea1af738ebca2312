import type { ReactNode } from 'react'

/** The next of several facts on a line: its dot goes with it when the line breaks. A space stands before it. */
export const Next = ({ children }: { children: ReactNode }) => (
  <span className="inline-block max-w-full wrap-anywhere">
    <span aria-hidden="true">· </span>
    {children}
  </span>
)
