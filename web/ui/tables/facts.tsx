import { Children, type ReactNode } from 'react'

/**
 * Short facts on a line, a dot between them. Each dot stands in the room before its fact; what begins a line has that
 * room outside of the clip, so that no line begins or ends with a dot.
 */
export const Facts = ({ children }: { children: ReactNode }) => (
  <span className="block overflow-x-clip [overflow-clip-margin:4px]">
    <span className="-ms-3.5 flex flex-wrap items-baseline">
      {Children.map(
        children,
        (fact) =>
          fact && (
            <span className="flex max-w-full items-baseline before:w-3.5 before:shrink-0 before:text-center before:content-['·'/'']">
              <span className="min-w-0 wrap-anywhere">{fact}</span>
            </span>
          ),
      )}
    </span>
  </span>
)
