import { useState } from 'react'
import { maxPartBatch } from '../../../contract/batches.ts'
import type { Part } from '../../../contract/parts/parts.ts'
import { useReload } from '../../app/queries.tsx'
import type { useChosen } from '../../trade/tables/choice.ts'
import { Button } from '../../ui/button.tsx'
import { counted, figure } from '../../ui/words/amounts.tsx'
import { ActionFaultNote } from '../action-fault.tsx'
import { useAction } from '../use-action.ts'
import { PriceDialog } from './price-dialog.tsx'
import { RestockDialog } from './restock-dialog.tsx'

type Props = {
  chosen: ReturnType<typeof useChosen<Part>>
  /** Those of this page. */
  parts: Part[]
  /** How many match; undefined when more than are counted. */
  total: number | undefined
  /** Asks for all that match. */
  all: () => Promise<Part[]>
}

/** What is done with the parts that were chosen, over all pages: the shop takes it over, and goes on by itself. */
export function BulkParts({ chosen, parts, total, all }: Props) {
  const { busy, fault, run } = useAction()
  const reload = useReload()
  const [asked, setAsked] = useState<'restock' | 'price' | null>(null)
  const here = new Map(parts.map((part) => [part._id, part]))
  // what is seen now is newer than what was chosen
  const picked = [...chosen.chosen.values()].map((part) => here.get(part._id) ?? part)
  const elsewhere = picked.filter(({ _id }) => !here.has(_id)).length
  const isMore = total !== undefined && total > parts.length && picked.length < total
  const onBegun = async () => {
    chosen.leaveOut(picked.map(({ _id }) => _id))
    await reload('GET /batches')
  }
  const chooseAll = () => void run('choose all', async () => chosen.add(await all()))
  return (
    <>
      <ActionFaultNote fault={fault} />
      {picked.length > 0 && (
        <section
          aria-label="Chosen parts"
          className="sticky bottom-4 z-20 flex flex-wrap items-center gap-2 rounded-lg border border-edge bg-raised px-4 py-3 shadow-pop"
          data-screen-only
        >
          <p className="me-auto text-sm font-medium" aria-live="polite">
            {figure(picked.length)} chosen
            {elsewhere > 0 && (
              <span className="font-normal text-soft">, {figure(elsewhere)} not on this page</span>
            )}
            {picked.length > maxPartBatch && (
              <span className="block text-xs font-normal text-soft">
                At most {figure(maxPartBatch)} at once.
              </span>
            )}
          </p>
          {isMore && (
            <Button size="small" variant="quiet" busy={busy !== null} onClick={chooseAll}>
              Choose all {figure(total)} that match
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={chosen.clear}>
            Clear
          </Button>
          <Button
            size="small"
            disabled={picked.length > maxPartBatch}
            onClick={() => setAsked('restock')}
          >
            Restock {counted(picked.length, 'part')}
          </Button>
          <Button
            size="small"
            disabled={picked.length > maxPartBatch}
            onClick={() => setAsked('price')}
          >
            Price {counted(picked.length, 'part')}
          </Button>
        </section>
      )}
      <RestockDialog
        parts={picked}
        open={asked === 'restock'}
        onClose={() => setAsked(null)}
        onBegun={onBegun}
      />
      <PriceDialog
        parts={picked}
        open={asked === 'price'}
        onClose={() => setAsked(null)}
        onBegun={onBegun}
      />
    </>
  )
}
