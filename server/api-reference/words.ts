import { byReference, orderReferences } from '../../contract/orders/references.ts'
import { attributeNames, partAttributes } from '../../contract/parts/attributes.ts'
import type { JsonSchema } from './schemas.ts'

const wordsOfAttributes = Object.fromEntries(
  attributeNames.map((name) => [name, partAttributes[name].says]),
)

/** What a name means wherever it stands, where its schema does not say it. */
const usual: Record<string, string> = {
  _id: 'its id, opaque',
  address: 'where it is sent',
  at: 'when it was',
  carrier: 'who takes it there',
  createdAt: 'when it was made',
  currency: 'ISO 4217, in lower case',
  deletedCount: 'how many there were that are gone now',
  displayName: 'the name of the account',
  email: 'an e-mail address, in lower case',
  holdMinutes: 'how long an unpaid order holds its stock',
  img: 'the address of the picture',
  id: 'of what the call is about; what cannot be an id answers as one that nothing has',
  insertedId: 'the id of what was made',
  limit: 'how many at most on a page',
  cursor: 'where the page begins: from the Link header of the page before',
  q: 'what is searched for',
  lineCount: 'how many lines it has',
  maxQuantity: 'the most of one order; null for none but the stock',
  minQuantity: 'the least of one order',
  modifiedCount: 'how many are another now than before',
  name: 'what it is called',
  note: 'of the buyer, for this line',
  orderId: 'of which order',
  orderMultiple: 'orders are a multiple of it',
  orderNumber: 'readable, for people',
  others: 'a note to the order',
  ownNumber: 'what the buyer’s own books call the part',
  pack: 'how pieces come, such as a tray of 12; binds nothing',
  page: 'which page, from 1',
  partsId: 'of which part',
  partsName: 'what the part is called',
  priceBreaks: 'from so many pieces on each costs so much',
  quantity: 'how many pieces',
  release: 'auto: paid orders are pending at once; manual: an admin releases them',
  samePurchaseOrder: 'refuse: another order with this number is named instead',
  mpn: 'the manufacturer’s part number',
  sources: 'for <picture>: a media type, and its files by width',
  status: 'how far it is',
  transactionId: 'the payment provider’s id of the payment',
  unitPrice: 'of one piece, in major units',
  updatedAt: 'when it was last changed',
  ...wordsOfAttributes,
  ...byReference((name) => orderReferences[name].says),
}

const phone = 'the phone number, with its country code where it has one'
/** What names mean in one thing alone. */
const within: Record<string, Record<string, string>> = {
  BooksCheck: { rows: 'how many of each were looked at', found: 'how many violations there are' },
  Config: { cards: 'what the card element needs', signIn: 'which ways there are beside e-mail' },
  ModeratedReview: { name: 'who wrote it' },
  Movement: { reason: 'why: held and returned belong to an order' },
  NewOrder: { number: phone, price: 'quantity × unit price as it was shown; another is refused' },
  NewOrderOfLines: {
    number: phone,
    shortage: 'reduce: of what is short, what is there is ordered',
    fromBasket: 'true: what is ordered leaves the basket',
  },
  NewPart: { price: 'of one piece, in whole major units', quantity: 'how many are there at first' },
  PartChange: { price: 'of one piece, in whole major units' },
  Order: { number: phone },
  OrderDetail: { number: phone, mails: 'what was mailed of it, and when' },
  OrderEvent: { by: 'who did it', note: 'in words, where something was said' },
  OrderLine: { shipped: 'pieces that left', cancelled: 'pieces that will not come' },
  OwnNumber: { number: 'as the buyer’s books have it' },
  PaymentAttempt: { reason: 'the payment provider’s word' },
  Profile: { number: phone, location: 'city or district' },
  ProfileInput: { number: phone, location: 'city or district' },
  Review: { name: 'who wrote it' },
  User: { role: 'admin, or null for a buyer' },
}

/** Says what the fields of a schema mean, at any depth, where they do not say it themselves. `thing`: its name. */
export function explained(schema: JsonSchema, thing = ''): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === 'properties' ? ofFields(value as Record<string, JsonSchema>, thing) : inside(value),
    ]),
  )
}

const ofFields = (fields: Record<string, JsonSchema>, thing: string) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const says = within[thing]?.[name] ?? usual[name]
      const isSaid = field.description !== undefined || field.$ref !== undefined || !says
      return [name, { ...(!isSaid && { description: says }), ...explained(field) }]
    }),
  )

const inside = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(inside)
    : value !== null && typeof value === 'object'
      ? explained(value as JsonSchema)
      : value
