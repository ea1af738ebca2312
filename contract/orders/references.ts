/** What a value is: a text of at most so many signs, '' when there is none; or a day from today on, null when there is none. */
type Value = { kind: 'text'; max: number } | { kind: 'day' }

type Reference = {
  /** As people read it beside an order, in mails, documents and exports. */
  name: string
  /** The same where it is filled in. */
  label: string
  /** As the description of the API says it. */
  says: string
  column: string
  value: Value
  /** Whether every document about the goods has it, and not the confirmation alone. */
  isOnDocuments: boolean
  /** One that the API's description shows. */
  example: string
}

/**
 * The references of an order: what its buyer's own books say of it, all of it optional; it changes nothing of what is
 * ordered. Each is described here and nowhere else: schemas, columns, forms, pages, mails, documents and exports read this.
 * docs/decisions/079-described-fields.md says how one is added.
 */
export const orderReferences = {
  purchaseOrder: {
    name: 'Purchase order',
    label: 'Purchase order number',
    says: 'the buyer’s own number of the order',
    column: 'purchase_order',
    value: { kind: 'text', max: 60 },
    isOnDocuments: true,
    example: 'PO-4711',
  },
  requestedDate: {
    name: 'Requested date',
    label: 'Requested date',
    says: 'by when the buyer would like to have it',
    column: 'requested_date',
    value: { kind: 'day' },
    isOnDocuments: false,
    example: '2026-02-01',
  },
} as const satisfies Record<string, Reference>

type References = typeof orderReferences
export type ReferenceName = keyof References
type Known<R extends Reference> = R['value'] extends { kind: 'day' } ? string | null : string
/** The references of an order by their names; a day is YYYY-MM-DD. */
export type ReferenceValues = { [K in ReferenceName]: Known<References[K]> }
/** Those that stand on every document. */
export type DocumentedName = {
  [K in ReferenceName]: References[K]['isOnDocuments'] extends true ? K : never
}[ReferenceName]

export const referenceNames = Object.keys(orderReferences) as ReferenceName[]
export const documentedNames = referenceNames.filter(
  (name) => orderReferences[name].isOnDocuments,
) as DocumentedName[]
export const undocumentedNames = referenceNames.filter(
  (name) => !orderReferences[name].isOnDocuments,
)

/** Something for each reference, by its name. */
export const byReference = <T>(of: (name: ReferenceName) => T) =>
  Object.fromEntries(referenceNames.map((name) => [name, of(name)])) as Record<ReferenceName, T>

/** The references of something that has them, alone. */
export const referencesOf = (one: ReferenceValues): ReferenceValues =>
  byReference((name) => one[name]) as ReferenceValues

/** The references of an order that stand on its documents. */
export type DocumentedReferences = Pick<ReferenceValues, DocumentedName>
export const documentedReferences = (one: DocumentedReferences): DocumentedReferences =>
  Object.fromEntries(documentedNames.map((name) => [name, one[name]])) as DocumentedReferences

/** What fields of a form begin with: a day that nobody chose is '', too. */
export const noReferences = byReference(() => '')

/** What fields of a form say, as a call takes it. */
export const givenReferences = (fields: Record<ReferenceName, string>): ReferenceValues =>
  byReference((name) =>
    orderReferences[name].value.kind === 'day' ? fields[name] || null : fields[name],
  ) as ReferenceValues
