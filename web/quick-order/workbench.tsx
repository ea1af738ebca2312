import { useDeferredValue, useMemo } from 'react'
import { withBuilds } from '../../bom/change-builds.ts'
import { foundIn } from '../../bom/find-parts.ts'
import { settleBill } from '../../bom/settle-bill.ts'
import { FaultNote } from '../trade/faults/fault-note.tsx'
import { Note } from '../ui/note.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { BillBar } from './bill-bar.tsx'
import { ColumnsPanel } from './columns/panel.tsx'
import { useRememberedColumns } from './columns/remembered.ts'
import { SheetsNote } from './columns/sheets-note.tsx'
import { HandOver } from './hand-over.tsx'
import { HowItGoes } from './how-it-goes.tsx'
import { Intake } from './intake.tsx'
import { KeptLists } from './kept-lists.tsx'
import { RowsTable } from './rows/table.tsx'
import { useAnswers } from './work/use-answers.ts'
import { useBill } from './work/use-bill.ts'
import { useTakeIn } from './work/use-take-in.ts'

/** Where a parts list becomes an order: taking in, correcting, handing over. */
export default function Workbench() {
  const work = useBill()
  const { bill, book, become } = work
  const shop = useAnswers(bill)
  const remembered = useRememberedColumns(shop.buyer)
  const intake = useTakeIn(work, remembered)
  const settled = useMemo(
    () => (bill ? settleBill(bill, foundIn(shop.answers)) : []),
    [bill, shop.answers],
  )
  // with thousands of rows what is typed is shown before what it changes
  const rows = useDeferredValue(settled)
  if (!work.isRead) return <Skeleton className="h-72 w-full rounded-lg" />
  return (
    <div className="space-y-4">
      <Intake
        isSmall={bill !== null}
        isReading={intake.isReading}
        isBuyer={shop.buyer !== ''}
        onBytes={intake.takeIn}
        onStop={intake.stop}
        onLine={(line) => {
          if (line.part) shop.learn(line.part)
          void intake.addLine(line)
        }}
      />
      {intake.fault && <Note kind="danger">{intake.fault}</Note>}
      {!work.isKept && (
        <Note kind="warn">
          This browser does not keep your rows: export them before you leave this page.
        </Note>
      )}
      {!bill && <KeptLists lists={work.others} onGoOn={work.goOn} />}
      {!bill && <HowItGoes {...(work.did !== null && { onUndo: work.undo })} />}
      {bill && (
        <>
          {book && book.sheets.length + book.unread.length > 1 && (
            <SheetsNote book={book} onTake={intake.takeSheets} onInstead={intake.takeInstead} />
          )}
          <ColumnsPanel
            key={bill.layout.roles.length}
            {...{ bill, how: work.how }}
            onChange={(next) => {
              remembered.keep(next)
              become({ bill: next }, 'how columns are read')
            }}
          />
          {shop.error && <FaultNote error={shop.error} onRetry={shop.retry} />}
          <BillBar
            builds={bill.builds}
            progress={shop.progress}
            did={work.did}
            onUndo={work.undo}
            onBuilds={(builds) =>
              become(
                { bill: withBuilds(bill, foundIn(shop.answers), builds) },
                'the number of machines',
              )
            }
            onClear={() => become({ bill: null, how: '', book: null }, 'starting over')}
          />
          <RowsTable
            {...{ bill, rows, buyer: shop.buyer, learn: shop.learn }}
            onChange={work.change}
          />
          <HandOver {...{ bill, rows }} onSettled={work.settle} isBusy={shop.progress !== null} />
        </>
      )}
    </div>
  )
}
