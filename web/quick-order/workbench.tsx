import { useDeferredValue, useMemo } from 'react'
import { withBuilds } from '../../bom/change-builds.ts'
import { foundIn } from '../../bom/find-parts.ts'
import { resolveBom } from '../../bom/resolve-bom.ts'
import { FaultNote } from '../trade/faults/fault-note.tsx'
import { Note } from '../ui/note.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { BomBar } from './bom-bar.tsx'
import { ColumnsPanel } from './columns/panel.tsx'
import { useRememberedColumns } from './columns/remembered.ts'
import { SheetsNote } from './columns/sheets-note.tsx'
import { HandOver } from './hand-over.tsx'
import { HowItGoes } from './how-it-goes.tsx'
import { Intake } from './intake.tsx'
import { RowsTable } from './rows/table.tsx'
import { useAnswers } from './state/use-answers.ts'
import { useBom } from './state/use-bom.ts'
import { useMisses } from './state/use-misses.ts'
import { useTakeIn } from './state/use-take-in.ts'
import { StoredLists } from './stored-lists.tsx'

/** Where a parts list becomes an order: taking in, correcting, handing over. */
export default function Workbench() {
  const work = useBom()
  const { bom, book, become } = work
  const shop = useAnswers(bom)
  const remembered = useRememberedColumns(shop.buyer)
  const intake = useTakeIn(work, remembered)
  const resolved = useMemo(
    () => (bom ? resolveBom(bom, foundIn(shop.answers)) : []),
    [bom, shop.answers],
  )
  // with thousands of rows what is typed is shown before what it changes
  const rows = useDeferredValue(resolved)
  useMisses(bom, resolved, shop.progress === null && shop.error === null)
  if (!work.isRead) return <Skeleton className="h-72 w-full rounded-lg" />
  return (
    <div className="space-y-4">
      <Intake
        isSmall={bom !== null}
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
      {!work.isStored && (
        <Note kind="warn">
          This browser does not keep your rows: export them before you leave this page.
        </Note>
      )}
      {!bom && <StoredLists lists={work.others} onGoOn={work.goOn} />}
      {!bom && <HowItGoes {...(work.did !== null && { onUndo: work.undo })} />}
      {bom && (
        <>
          {book && book.sheets.length + book.unread.length > 1 && (
            <SheetsNote book={book} onTake={intake.takeSheets} onInstead={intake.takeInstead} />
          )}
          <ColumnsPanel
            key={bom.layout.roles.length}
            bom={bom}
            how={work.how}
            onChange={(next) => {
              remembered.add(next)
              become({ bom: next }, 'how columns are read')
            }}
          />
          {shop.error && <FaultNote error={shop.error} onRetry={shop.retry} />}
          <BomBar
            builds={bom.builds}
            progress={shop.progress}
            did={work.did}
            onUndo={work.undo}
            onBuilds={(builds) =>
              become(
                { bom: withBuilds(bom, foundIn(shop.answers), builds) },
                'the number of machines',
              )
            }
            onClear={() => become({ bom: null, how: '', book: null }, 'starting over')}
          />
          <RowsTable
            bom={bom}
            rows={rows}
            buyer={shop.buyer}
            learn={shop.learn}
            onChange={work.change}
          />
          <HandOver
            bom={bom}
            rows={rows}
            onOrdered={work.replace}
            isBusy={shop.progress !== null}
          />
        </>
      )}
    </div>
  )
}
