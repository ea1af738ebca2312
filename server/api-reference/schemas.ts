import { z } from 'zod'
import { answeredAddress, postalAddress } from '../../contract/addresses/address.ts'
import { savedAddress, savedAddressInput } from '../../contract/addresses/saved.ts'
import { basket, basketLine } from '../../contract/basket.ts'
import { booksCheck, violation } from '../../contract/books.ts'
import { figures } from '../../contract/figures.ts'
import { listedLine, listHead, savedList, sharedList } from '../../contract/lists.ts'
import { line, partFacts } from '../../contract/orders/lines.ts'
import { newOrder, newOrderOfLines, placedOrder } from '../../contract/orders/new-orders.ts'
import {
  order,
  orderDetail,
  orderEvent,
  orderLine,
  paymentAttempt,
} from '../../contract/orders/orders.ts'
import { purchase, purchasedPart } from '../../contract/orders/purchases.ts'
import { cancellation, shipment } from '../../contract/orders/shipments.ts'
import { columnLayout } from '../../contract/parts/column-layouts.ts'
import { importPreview, importResult } from '../../contract/parts/import.ts'
import { partMatches } from '../../contract/parts/matching.ts'
import { movement } from '../../contract/parts/movements.ts'
import { savedOwnNumber } from '../../contract/parts/own-numbers.ts'
import { newPart, part, partChange, picture, specs } from '../../contract/parts/parts.ts'
import { partFacets, partSuggestions, relatedParts } from '../../contract/parts/search.ts'
import { email, user } from '../../contract/people/identity.ts'
import { apiKey, newKey } from '../../contract/people/keys.ts'
import { profile, profileInput } from '../../contract/people/profile.ts'
import { prices } from '../../contract/pricing/prices.ts'
import { shopEvent } from '../../contract/programs/events.ts'
import { delivery, newWebhook, webhook } from '../../contract/programs/webhooks.ts'
import { refusals } from '../../contract/refusals.ts'
import { moderatedReview, newReview, review, reviewSummary } from '../../contract/reviews.ts'
import { image, publicConfig } from '../../contract/shop.ts'
import { id, instant, pathId } from '../../contract/text/text.ts'
import { explained } from './words.ts'

/** A schema object of JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export type JsonSchema = { [key: string]: unknown }

/** What stands in every refusal, RFC 9457. */
const problem = z.object({
  type: z.string().describe('where this code is explained'),
  title: z.string().describe('the name of the status'),
  status: z.int().min(400).max(599).describe('as the answer has it'),
  detail: z.string().describe('words for people: what happened and what to do'),
  code: z.enum(Object.keys(refusals) as [string, ...string[]]).describe('what programs go by'),
  requestId: z.string().describe('also in X-Request-Id; name it when you ask for help'),
  errors: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .optional()
    .describe('by field, for code invalid_input'),
})

/** What the sign-in library says when it refuses. */
const signInFault = z.object({
  code: z.string().optional().describe('what programs go by'),
  message: z.string().describe('words for people'),
})

type Direction = 'input' | 'output'
type Named = { schema: z.ZodType; direction: Direction; says: string }

const answered = (schema: z.ZodType, says: string): Named => ({ schema, direction: 'output', says })
const given = (schema: z.ZodType, says: string): Named => ({ schema, direction: 'input', says })

/** The schemas that have a name of their own in the description. */
const named: Record<string, Named> = {
  Part: answered(part, 'A part as everybody sees it.'),
  PartFacts: answered(partFacts, 'A part as lines of baskets, lists and prices have it.'),
  Picture: answered(picture, 'A picture in several widths and formats.'),
  Specs: answered(
    specs,
    'Typed specifications: key → text, number, yes or no, or a list of texts.',
  ),
  PartFacets: answered(partFacets, 'What a list of parts can be narrowed to, with counts.'),
  PartSuggestions: answered(partSuggestions, 'What is suggested for what is being typed.'),
  RelatedParts: answered(relatedParts, 'Parts that are like a part, and parts that go with it.'),
  Prices: answered(prices, 'What lines come to, and why.'),
  PartMatches: answered(partMatches, 'Which parts the rows of a bill of materials mean.'),
  OwnNumber: answered(savedOwnNumber, 'What a buyer’s own books call a part.'),
  ColumnLayout: answered(columnLayout, 'How parts lists of one layout are read.'),
  Movement: answered(movement, 'One change of a part’s stock.'),
  ImportPreview: answered(importPreview, 'What a file looks like before it is imported.'),
  ImportResult: answered(
    importResult,
    'What became of a file: read = added + changed + unchanged + skipped.',
  ),
  Basket: answered(basket, 'The basket of a buyer.'),
  BasketLine: answered(basketLine, 'A part in a basket, and how many are wanted.'),
  ListHead: answered(listHead, 'A saved list among others.'),
  SavedList: answered(savedList, 'A list as its owner sees it.'),
  SharedList: answered(sharedList, 'A list as whoever has its link sees it.'),
  ListedLine: answered(listedLine, 'A line of a list with its part as it is today.'),
  PurchasedPart: answered(purchasedPart, 'A part that the caller bought, over all their orders.'),
  Purchase: answered(purchase, 'One order of a part.'),
  Address: answered(answeredAddress, 'An address, field by field. What is not said is empty.'),
  SavedAddress: answered(savedAddress, 'An address that its owner saved.'),
  Order: answered(order, 'An order as its buyer and admins see it. `number` is the phone.'),
  OrderDetail: answered(orderDetail, 'An order with all that hangs on it, each oldest first.'),
  OrderLine: answered(orderLine, 'A line of an order, as it was sold.'),
  OrderEvent: answered(orderEvent, 'One step of an order’s timeline.'),
  Shipment: answered(shipment, 'What left in one go.'),
  Cancellation: answered(cancellation, 'Pieces that will not come, and the money that goes back.'),
  PaymentAttempt: answered(paymentAttempt, 'One try to pay, or money that goes back.'),
  PlacedOrder: answered(placedOrder, 'What became of POST /orders.'),
  Review: answered(review, 'A review of the shop.'),
  ModeratedReview: answered(moderatedReview, 'A review as admins see it.'),
  ReviewSummary: answered(reviewSummary, 'What all visible reviews come to.'),
  User: answered(user, 'Somebody with an account, as admins see them.'),
  ApiKey: answered(apiKey, 'A key of a program as those see it who may revoke it.'),
  Webhook: answered(webhook, 'An address that is told of events.'),
  Delivery: answered(delivery, 'An event on its way to an address, and what that answered.'),
  Event: answered(shopEvent, 'Something that happened, with what it happened to as that is now.'),
  Profile: answered(profile, 'A profile; what was never saved is null.'),
  Figures: answered(figures, 'The back office’s figures of a period, money in major units.'),
  BooksCheck: answered(booksCheck, 'What one check of the books came to.'),
  Violation: answered(violation, 'A promise that the books do not keep.'),
  Image: answered(image, 'An uploaded picture, in the shape of the image host’s own API.'),
  Config: answered(publicConfig, 'What pages need to know of the shop.'),
  Problem: answered(problem, 'Every refusal of the shop, RFC 9457.'),
  SignInFault: answered(signInFault, 'A refusal of the sign-in library, in its own words.'),
  Line: given(line, 'A part and how many pieces of it are wanted.'),
  NewPart: given(
    newPart,
    'A part to be added: the six fields of the form, and what else it may have.',
  ),
  PartChange: given(partChange, 'What is to change of a part; what is left out stays.'),
  NewOrder: given(newOrder, 'An order of one part. `number` is the phone, `others` a note.'),
  NewOrderOfLines: given(
    newOrderOfLines,
    'An order of many parts, each with the price it was shown at.',
  ),
  NewAddress: given(
    postalAddress,
    'An address by the form of its country: which fields it has and demands, the country says.',
  ),
  AddressToSave: given(savedAddressInput, 'An address to be saved.'),
  NewWebhook: given(newWebhook, 'An address that is to be told of events.'),
  NewKey: given(newKey, 'A key to be made for a program.'),
  NewReview: given(newReview, 'A review to be added.'),
  ProfileInput: given(profileInput, 'A profile to be saved, all four fields.'),
}

const nameOf = new Map<unknown, string>(
  Object.entries(named).map(([name, { schema }]) => [schema, name]),
)

const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** The schema of `components/schemas`, by name. */
export const namedSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(named).map(([name, { schema, direction, says }]) => [
      name,
      { description: says, ...explained(convert(schema, direction), name) },
    ]),
  )

/** A zod schema as JSON Schema; a named one as a reference. */
export function schemaOf(schema: z.ZodType, direction: Direction): JsonSchema {
  const name = nameOf.get(schema)
  return name ? refTo(name) : explained(convert(schema, direction))
}

function convert(schema: z.ZodType, io: Direction): JsonSchema {
  const { $schema: _, ...converted } = z.toJSONSchema(schema, {
    io,
    override: ({ zodSchema, jsonSchema, path }) => {
      const name = path.length > 0 ? nameOf.get(zodSchema) : undefined
      if (name) replace(jsonSchema, refTo(name))
      else mend(zodSchema, jsonSchema)
    },
  })
  return converted
}

function replace(target: JsonSchema, by: JsonSchema) {
  for (const key of Object.keys(target)) delete target[key]
  Object.assign(target, by)
}

/**
 * Takes out what only says how zod checks: a safe integer's bounds, the pattern beside a format, closed objects, and what
 * stands in for a value that cannot be: nobody gets it who sends none.
 */
function mend(zodSchema: unknown, json: JsonSchema) {
  if (zodSchema === email) json.format = 'email'
  if (zodSchema === id || zodSchema === pathId || zodSchema === instant || json.format === 'email')
    delete json.pattern
  if (zodSchema instanceof z.ZodCatch) delete json.default
  if (json.format === 'uuid' || json.format === 'date-time' || json.format === 'uri')
    delete json.pattern
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
  if (json.additionalProperties === false) delete json.additionalProperties
}
