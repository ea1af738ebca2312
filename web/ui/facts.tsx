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
            <span className="relative max-w-full ps-3.5 wrap-anywhere before:absolute before:inset-s-0 before:w-3.5 before:text-center before:content-['·'/'']">
              {fact}
            </span>
          ),
      )}
    </span>
  </span>
)
