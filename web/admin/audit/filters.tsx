import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { auditThings, auditWays } from '../../../contract/audit/actions.ts'
import type { AuditEntry } from '../../../contract/audit/audit.ts'
import { useAddress } from '../../app/address.ts'
import { useZoneWords } from '../../app/zone-words.ts'
import { Choice, DayField } from '../../trade/tables/filter-fields.tsx'
import { SearchField } from '../../trade/tables/search-field.tsx'
import { oneOf } from '../one-of.ts'
import { wayNames } from './words.ts'

const whats = { ...auditThings, price: 'Prices', stock: 'Stock' }
const whatNames = Object.keys(whats) as (keyof typeof whats)[]
const order = [
  'part',
  'price',
  'stock',
  'order',
  'person',
  'company',
  'key',
  'webhook',
  'shop',
] as const
const listed = [...order, ...whatNames.filter((one) => !order.some((first) => first === one))]

/** The list's question, as it stands in the address. */
export function useAuditFilter() {
  const { get, q } = useAddress()
  const filter = {
    q: q || undefined,
    what: oneOf(whatNames, get('what')),
    via: oneOf(auditWays, get('via')),
    subject: get('subject') || undefined,
    keyId: get('keyId') || undefined,
    from: get('from') || undefined,
    to: get('to') || undefined,
  }
  return { filter, isNarrowed: Object.values(filter).some((one) => one !== undefined) }
}

/** Who, what, by which way and when; one thing or one key, where a link led here. `first` names these. */
export function AuditFilters({ first }: { first: AuditEntry | undefined }) {
  const { set } = useAddress()
  const zone = useZoneWords()
  const { filter } = useAuditFilter()
  const { what, via, subject, keyId, from = '', to = '' } = filter
  return (
    <div className="space-y-3" data-screen-only>
      <div className="flex flex-wrap items-end gap-3">
        <SearchField label="Search by who did it" placeholder="Name or e-mail of who did it" />
        <Choice
          label="What was changed"
          value={what ?? ''}
          onChoose={(value) => set({ what: value })}
          options={[['', 'Everything'], ...listed.map((one) => [one, whats[one]])]}
        />
        <Choice
          label="By which way"
          value={via ?? ''}
          onChoose={(value) => set({ via: value })}
          options={[['', 'Any way'], ...auditWays.map((one) => [one, wayNames[one]])]}
        />
        <fieldset className="grid w-full min-w-0 grid-cols-2 gap-3 sm:flex sm:w-auto sm:items-end">
          <legend className="mb-1 text-sm text-soft">Days of {zone}</legend>
          <DayField label="From" value={from} onChange={(day) => set({ from: day })} />
          <DayField label="To" value={to} onChange={(day) => set({ to: day })} />
        </fieldset>
      </div>
      {(subject || keyId) && (
        <p className="flex flex-wrap gap-2">
          {subject && (
            <Only onClear={() => set({ subject: null, what: null })}>
              Only {first?.title ?? subject}
            </Only>
          )}
          {keyId && (
            <Only onClear={() => set({ keyId: null })}>Only by the key {first?.key ?? keyId}</Only>
          )}
        </p>
      )}
    </div>
  )
}

const Only = ({ children, onClear }: { children: ReactNode; onClear: () => void }) => (
  <span className="inline-flex min-h-8 max-w-full items-center gap-1 rounded-full bg-accent-tint ps-3 pe-1 text-sm text-accent-strong">
    <span className="truncate">{children}</span>
    <button
      type="button"
      aria-label="Show all others, too"
      className="grid size-6 shrink-0 place-items-center rounded-full hover:bg-surface"
      onClick={onClear}
    >
      <X size={14} aria-hidden="true" />
    </button>
  </span>
)
