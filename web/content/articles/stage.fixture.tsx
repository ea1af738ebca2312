import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { AddFromLatest, AddFromSnapshot } from './samples/add-twice.tsx'
import { Measure } from './samples/measure.tsx'
import { OrderLines } from './samples/order-lines.tsx'
import { PartsFilter, type Row } from './samples/parts-filter.tsx'
import { AssignedQuantity, SetQuantity } from './samples/quantity-field.tsx'
import { rowWindow } from './samples/row-window.ts'

/** What the page of this fixture offers to the test that drives it. */
export type Stage = {
  /** Draws one of the scenes. */
  show: (scene: string) => void
  /** The names of what <Measure> told, in order. */
  measured: () => string[]
}

const measured: string[] = []
const tell = (name: string) => measured.push(name)
const rows: Row[] = Array.from({ length: 5_000 }, (_, index) => ({
  mpn: `PW-${index}`,
  name: `${['Memory module', 'Processor', 'Drive'][index % 3]} ${index}`,
  price: index,
}))
const lines = [
  { mpn: 'PW-CPU-16', minimum: 10 },
  { mpn: 'RAM-32', minimum: 20 },
]

/** Draws the rows in a box of 720 pixels, those in sight alone. */
function WindowedRows() {
  const [top, setTop] = useState(0)
  const drawn = rowWindow({ top, height: 720 }, { count: rows.length, height: 36 })
  return (
    <div
      id="box"
      style={{ height: 720, overflow: 'auto' }}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <div style={{ height: drawn.before }} />
      {rows.slice(drawn.from, drawn.to).map((row) => (
        <div key={row.mpn} style={{ height: 36 }} className="row">
          {row.mpn}
        </div>
      ))}
      <div style={{ height: drawn.after }} />
    </div>
  )
}

const scenes: Record<string, React.ReactNode> = {
  assigned: <AssignedQuantity />,
  set: <SetQuantity />,
  snapshot: <AddFromSnapshot />,
  latest: <AddFromLatest />,
  lines: <OrderLines first={lines} />,
  filter: (
    <Measure name="filter" tell={tell}>
      <PartsFilter rows={rows} />
    </Measure>
  ),
  window: <WindowedRows />,
}

const stage: Stage = {
  show: (scene) => {
    const place = document.createElement('main')
    document.body.replaceChildren(place)
    createRoot(place).render(scenes[scene])
  },
  measured: () => measured,
}
Object.assign(globalThis, { stage })
