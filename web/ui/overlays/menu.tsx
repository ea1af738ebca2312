import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'

const item =
  'flex w-full cursor-default items-center gap-2 rounded-sm px-3 py-2 text-sm no-underline outline-none data-[highlighted]:bg-sunken'

/** What a button opens: a list of places and actions. `trigger` is the button's content. */
export function Menu({
  trigger,
  className,
  children,
}: {
  trigger: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <Base.Root>
      <Base.Trigger className={className}>{trigger}</Base.Trigger>
      <Base.Portal>
        <Base.Positioner align="end" sideOffset={6} className="z-50">
          <Base.Popup className="min-w-44 rounded-md border bg-raised p-1 shadow-pop outline-none transition-opacity duration-150 data-[starting-style]:opacity-0 data-[ending-style]:opacity-0">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** A place in a menu: `render` is the link. */
export const MenuLink = ({ render, children }: { render: ReactElement; children: ReactNode }) => (
  <Base.Item className={item} render={render as ReactElement<Record<string, unknown>>}>
    {children}
  </Base.Item>
)

/** An action in a menu. */
export const MenuButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Base.Item className={item} onClick={onClick}>
    {children}
  </Base.Item>
)
