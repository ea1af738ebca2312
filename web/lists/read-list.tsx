import { Printer } from 'lucide-react'
import { useState } from 'react'
import type { SavedList } from '../../contract/lists.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { When } from '../ui/words/when.tsx'
import { BasketNote } from './basket-note.tsx'
import { ListSum } from './list-sum.tsx'
import { SharedLines } from './shared-list/lines.tsx'
import { useToBasket } from './use-to-basket.ts'

/** A list of the company, for those whose roles let them look. */
export function ReadList({ list }: { list: SavedList }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const basket = useToBasket()
  return (
    <div className="space-y-6">
      <Breadcrumbs steps={[{ name: 'Lists', to: '/dashboard/lists' }, { name: list.name }]} />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-xl font-semibold break-words">{list.name}</h1>
          <p className="text-sm text-soft">
            A list of the company by {list.ofCompany?.owner}, changed <When at={list.updatedAt} />.
            Your roles let you look at it.
          </p>
        </div>
        <Button size="small" onClick={() => print()} data-screen-only>
          <Printer size={16} aria-hidden="true" />
          Print
        </Button>
      </div>
      {list.lines.length === 0 ? (
        <Empty title="No parts in this list yet" />
      ) : (
        <>
          <SharedLines lines={list.lines} chosen={chosen} onChoose={setChosen} />
          <ListSum
            lines={list.lines}
            picked={list.lines.filter(({ partsId }) => chosen.has(partsId))}
            currency={list.currency}
            busy={basket.busy}
            onAdd={(lines) => void basket.add(lines)}
          />
          <BasketNote {...basket} />
        </>
      )}
    </div>
  )
}
