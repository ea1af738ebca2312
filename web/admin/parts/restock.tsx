import { useState } from 'react'
import type { Part } from '../../../contract/parts/parts.ts'
import { Drawer } from '../../ui/overlays/drawer.tsx'
import { Movements } from './movements.tsx'
import { StockForm } from './stock.tsx'

/** A part's stock in a drawer: pieces in or out, and what moved it last. `part` is null while it is closed. */
export function Restock({ part, onClose }: { part: Part | null; onClose: () => void }) {
  const [last, setLast] = useState(part)
  if (part && part !== last) setLast(part)
  // while it slides out it still shows what it showed
  const shown = part ?? last
  return (
    <Drawer open={part !== null} onClose={onClose} title="Restock">
      {shown && (
        <div className="space-y-6">
          <p className="font-medium break-words">
            {shown.name}
            <code className="block font-mono text-xs font-normal break-all text-soft">
              {shown.mpn}
            </code>
          </p>
          <StockForm key={shown._id} part={shown} primary />
          <section className="border-t pt-4" aria-label="Latest movements">
            <h3 className="mb-1 font-semibold">Latest movements</h3>
            <Movements key={shown._id} id={shown._id} />
          </section>
        </div>
      )}
    </Drawer>
  )
}
