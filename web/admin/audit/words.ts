import type { AuditThing, AuditWay } from '../../../contract/audit/actions.ts'
import type { AuditEntry } from '../../../contract/audit/audit.ts'
import { attributeLabels } from '../../../contract/parts/attributes.ts'
import { money } from '../../../contract/pricing/money.ts'

export const wayNames: Record<AuditWay, string> = {
  session: 'In the browser',
  key: 'By a key',
  job: 'By a job',
  command: 'By a command',
}

const fieldNames: Record<string, string> = {
  ...attributeLabels,
  quantity: 'Stock',
  minQuantity: 'Smallest order',
  orderMultiple: 'Multiple',
  maxQuantity: 'Largest order',
  mpn: 'Part number',
  img: 'Picture',
  sha256: 'SHA-256',
  packName: 'Pack',
  packSize: 'Pieces of a pack',
  sourceUrl: 'Source',
  url: 'Address',
  types: 'Events',
  on: 'Turned on',
  expiresAt: 'Ends',
  specs: 'Specifications',
  'place.timeZone': 'Time zone',
  'seller.taxId': 'Seller: tax id',
  'place.locale': 'Written as in',
  'place.paper': 'Paper',
}

/** A field as people read it: "minQuantity" by its name, "seller.taxId" and "specs.maxMemory" by their parts. */
export function fieldName(field: string): string {
  const known = fieldNames[field]
  if (known) return known
  const [group = '', ...rest] = field.split('.')
  if (rest.length === 0) return apart(group)
  const name = apart(rest.join('.'))
  return group === 'specs' ? name : `${apart(group)}: ${name.toLowerCase()}`
}

const apart = (word: string) => {
  const words = word.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

const amounts = new Set(['price', 'amount', 'orderCeiling', 'dayCeiling'])

/** A value as people read it; amounts with their currency. */
export function valueWords(field: string, value: string, currency: string): string {
  if (amounts.has(field)) return money(Number(value), currency)
  return value
}

/** Where the thing can be looked at; null where it has no page, or left the shop. */
export function pageOf({ action, thing, subject }: AuditEntry): string | null {
  if (action === 'part-deleted' || action === 'webhook-removed') return null
  const pages: Partial<Record<AuditThing, string>> = {
    part: `/dashboard/manage-products/${subject}`,
    category:
      subject === 'categories' ? '/dashboard/categories' : `/dashboard/categories/${subject}`,
    order: `/dashboard/manage-orders/${subject}`,
    company: `/dashboard/companies/${subject}`,
    person: `/dashboard/make-admin?q=${encodeURIComponent(subject)}`,
    key: '/dashboard/programs',
    webhook: `/dashboard/programs/${subject}`,
    shop: '/dashboard/shop?part=history',
    review: '/dashboard/reviews',
    search: '/dashboard/search-words',
  }
  return (thing && pages[thing]) ?? null
}
