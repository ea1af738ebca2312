import { Drawer } from '../../ui/overlays/drawer.tsx'
import { DashboardPlaces } from './list.tsx'

/** The menu that its button slides out. */
export default function SlidOut({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer open={open} onClose={onClose} title="Dashboard" side="start">
      <DashboardPlaces />
    </Drawer>
  )
}
