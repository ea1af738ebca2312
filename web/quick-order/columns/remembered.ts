import { useMemo } from 'react'
import type { Bom } from '../../../bom/bom.ts'
import type { Layout } from '../../../bom/columns/guess.ts'
import { layoutKey } from '../../../bom/columns/layout-key.ts'
import { type ColumnLayout, maxColumnLayouts } from '../../../contract/parts/column-layouts.ts'
import { call } from '../../app/api.ts'
import { useMaySaveNumbers } from '../../trade/companies/may-save-numbers.ts'

const place = 'quickOrderColumns'

/** How lists of a layout were read before, as the buyer corrected it. */
export type RememberedColumns = {
  /** What is remembered, once it is known. */
  read: () => Promise<readonly ColumnLayout[]>
  add: (bom: Bom) => void
}

/**
 * Who is signed in has it saved by the shop, on all their devices; a visitor has it in this browser, and so has a member
 * whose roles do not let them order, since a company has its layouts together.
 */
export function useRememberedColumns(buyer: string): RememberedColumns {
  const maySave = useMaySaveNumbers()
  return useMemo(() => (buyer === '' || !maySave ? inBrowser : inShop()), [buyer, maySave])
}

/** The layout with the roles that the buyer gave these columns last; null where none are remembered. */
export function rememberedLayout(
  known: readonly ColumnLayout[],
  { rows, layout }: Bom,
): Layout | null {
  const key = layoutKey(rows, layout)
  const remembered = known.find((one) => one.layout === key)
  return remembered?.columns.length === layout.roles.length
    ? { ...layout, roles: [...remembered.columns], decimal: remembered.decimal ?? layout.decimal }
    : null
}

/** Whether the columns of a parts list are those that are remembered of its layout. */
export function isRemembered(known: readonly ColumnLayout[], bom: Bom): boolean {
  const { layout, columns } = rememberedOf(bom)
  const remembered = known.find((one) => one.layout === layout)
  return remembered?.columns.join() === columns.join()
}

/** What is remembered of a parts list: the column with the sheets' names is ours. */
function rememberedOf({ rows, layout }: Bom): ColumnLayout {
  const own = layout.roles.flatMap((role, at) => (role === 'sheet' ? [] : [at]))
  const roles = own.map((at) => layout.roles[at]!)
  const ownRows = rows.map((row) => own.map((at) => row[at] ?? ''))
  const key = layoutKey(ownRows, { ...layout, roles })
  return { layout: key, columns: roles, decimal: layout.decimal }
}

const first = (known: readonly ColumnLayout[], one: ColumnLayout) =>
  [one, ...known.filter(({ layout }) => layout !== one.layout)].slice(0, maxColumnLayouts)

const inBrowser: RememberedColumns = {
  read: async () => readStored(),
  add: (bom) => {
    try {
      localStorage.setItem(place, JSON.stringify(first(readStored(), rememberedOf(bom))))
    } catch {
      // without room the next file is guessed anew
    }
  },
}

function readStored(): readonly ColumnLayout[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(stored) ? (stored as ColumnLayout[]) : []
  } catch {
    return []
  }
}

/** Asked for once; a shop that cannot be reached means that the next file is guessed, which its buyer sees. */
function inShop(): RememberedColumns {
  let known: Promise<readonly ColumnLayout[]> | null = null
  const read = () => {
    known ??= call('GET /column-layouts', {}).then(
      ({ layouts }) => layouts,
      () => {
        known = null
        return []
      },
    )
    return known
  }
  return {
    read,
    add: (bom) => {
      const remembered = rememberedOf(bom)
      known = read().then((before) => first(before, remembered))
      void call('POST /column-layouts', remembered).catch(() => {
        known = null
      })
    },
  }
}
