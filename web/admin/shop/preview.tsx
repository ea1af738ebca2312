import type { RecordGroup, ShopRecord } from '../../../contract/shop-record/record.ts'
import { linesOf } from '../../ui/words/contact.ts'

type Props = { record: ShopRecord; group: RecordGroup }

/** What a group will look like where it stands, as it is typed. */
export function Preview({ record, group }: Props) {
  return (
    <section aria-label="Preview" className="panel overflow-hidden">
      <h2 className="border-b bg-sunken px-5 py-2 text-xs font-medium text-soft">Preview</h2>
      {group === 'seller' ? <Document {...record} /> : <Page {...record} />}
    </section>
  )
}

/** A page's title, and the end of it. */
function Page({ identity, contact, links, place }: ShopRecord) {
  const { name, claim, sentence } = identity
  return (
    <div className="space-y-5 p-5 text-sm">
      <p className="truncate rounded-md border bg-raised px-3 py-2">
        {claim} · {name}
      </p>
      <p className="text-lg font-semibold tracking-tight">{name}</p>
      <div className="space-y-1 text-soft">
        {[...linesOf(contact.address), contact.phone, contact.email, contact.hours]
          .filter((line) => line !== '')
          .map((line) => (
            <p key={line} className="break-words">
              {line}
            </p>
          ))}
      </div>
      <p className="flex flex-wrap gap-x-4 text-soft">
        {links.map((link) => (
          <span key={`${link.name} ${link.href}`}>{link.name}</span>
        ))}
      </p>
      <p className="border-t pt-4 text-soft">{[`${name}.`, sentence].filter(Boolean).join(' ')}</p>
      <p className="text-xs text-soft">{timeIn(place.timeZone)}</p>
    </div>
  )
}

/** The head of an invoice, on paper. */
function Document({ identity, seller }: ShopRecord) {
  const small = [
    linesOf(seller.address).join(', '),
    seller.taxId && `Tax id ${seller.taxId}`,
    seller.registration,
  ]
  return (
    <div className="bg-[#ffffff] p-6 text-[#1f1b18]">
      <p className="font-semibold text-[#9c4f20]">{seller.name || identity.name}</p>
      {small.filter(Boolean).map((line) => (
        <p key={line} className="text-xs text-[#665d56]">
          {line}
        </p>
      ))}
      <p className="mt-4 text-xl font-semibold">Invoice</p>
    </div>
  )
}

function timeIn(timeZone: string) {
  try {
    const now = new Date().toLocaleString('en-US', {
      ...{ timeZone, dateStyle: 'long', timeStyle: 'short' },
    })
    return `It is ${now} there.`
  } catch {
    return 'This is no time zone.'
  }
}
