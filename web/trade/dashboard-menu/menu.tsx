import { PanelLeft } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useOnEach } from '../../ui/on-each.ts'
import { lazyDialog } from '../../ui/overlays/lazy-dialog.tsx'
import { DashboardPlaces } from './list.tsx'
import { setOpened, useOpened } from './opened.ts'

const SlidOut = lazyDialog(
  () => import('./slid-out.tsx'),
  ({ open }) => open,
)

/** The button that slides the dashboard's menu out, at every width (specification, 2). `short` leaves its words away on phones. */
export function DashboardMenu({ short = false }: { short?: boolean }) {
  const open = useOpened()
  const { pathname } = useLocation()
  useOnEach(pathname, () => setOpened(false))
  useEffect(() => () => setOpened(false), [])
  return (
    <>
      <Button size="small" onClick={() => setOpened(true)} aria-expanded={open}>
        <PanelLeft size={16} aria-hidden="true" />
        <span className={classNames(short && 'max-sm:sr-only')}>Dashboard Menu</span>
      </Button>
      <SlidOut open={open} onClose={() => setOpened(false)} />
    </>
  )
}

/** The same places beside the page, as long as the menu is not slid out. */
export const DashboardRail = () => (useOpened() ? null : <DashboardPlaces />)
