import fc from 'fast-check'
import type { Operation } from './description.fixture.ts'
import { type JsonSchema, schemaAt } from './json-schema.fixture.ts'

export type KnownKind =
  | 'own order'
  | 'any order'
  | 'inquiry'
  | 'part on sale'
  | 'part'
  | 'own email'
  | 'any email'
  | 'intent'
  | 'image'
  | 'cursor'
  | 'password'
  | 'session token'

/** Stands for something that is there only when the request is sent; `pick` chooses among what there is then. */
export class Known {
  readonly kind: KnownKind
  readonly pick: number

  constructor(kind: KnownKind, pick: number) {
    this.kind = kind
    this.pick = pick
  }
}

const known = (kind: KnownKind) => fc.nat(9_999).map((pick): unknown => new Known(kind, pick))
const missing = fc.uuid().map((value): unknown => value)
const parts = (...pairs: [number, fc.Arbitrary<unknown>][]) =>
  fc.oneof(...pairs.map(([weight, arbitrary]) => ({ weight, arbitrary })))
const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
const sentence = words.map((text) => `A ${text.replaceAll('\u0000', '')} z`)

const order = parts([7, known('own order')], [2, known('any order')], [1, missing])
const inquiry = parts([9, known('inquiry')], [1, missing])
const part = parts([9, known('part')], [1, missing])

/** An address by the form of its country. */
const place = {
  country: 'DE',
  line1: 'Hafenweg 1',
  city: 'Hamburg',
  postalCode: '20457',
  region: undefined,
}

/** What a field asks for beyond its schema, by its name. */
const recipes: Record<string, fc.Arbitrary<unknown>> = {
  orderId: order,
  partsId: parts([9, known('part on sale')], [1, missing]),
  partId: part,
  spares: fc.constantFrom({}, { cpu: 2 }),
  url: fc.constant('https://erp.example/events'),
  types: fc.constant(['order.paid']),
  since: fc.constant('2099-01-01T00:00:00Z'),
  category: fc.constantFrom('cpu', 'ram', 'hdd', 'gpu', 'motherboard'),
  defaultCategory: fc.constant('ram'),
  keys: fc.constant(['cpu', 'ram', 'hdd', 'gpu', 'motherboard']),
  sourceUrl: fc.constant('https://maker.example/page'),
  updatedAt: fc.constant('2026-01-01T00:00:00Z'),
  updatedSince: fc.constantFrom('2026-01-01T00:00:00Z', '2099-01-01T00:00:00+02:00'),
  email: parts([13, known('own email')], [4, known('any email')], [3, fc.emailAddress()]),
  transactionId: parts([4, known('intent')], [1, fc.constant('pi_none')]),
  img: known('image'),
  cursor: known('cursor'),
  password: parts([3, known('password')], [1, sentence]),
  currentPassword: parts([1, known('password')], [9, sentence]),
  newPassword: fc.uuid().map((value) => `a new ${value}`),
  token: parts([1, known('session token')], [1, fc.uuid()]),
  number: fc.oneof(fc.constant('+31 (10) 555-0100'), fc.integer({ min: 10_000, max: 99_999_999 })),
  shipTo: fc.constant(place),
  shippingMethodId: fc.constant(undefined),
  carrierAccountId: fc.constant(undefined),
  incoterm: fc.constant(undefined),
  shipments: fc.constant(undefined),
  billTo: fc.constant(place),
  phone: fc.constant('+31 (10) 555-0100'),
  linkedin: fc.constantFrom('linkedin.com/in/example', 'https://www.linkedin.com/in/example'),
  callbackURL: fc.constantFrom('/dashboard', '/'),
  errorCallbackURL: fc.constant('/login'),
  redirectTo: fc.constant('/reset-password'),
  provider: fc.constant('google'),
  spec: fc.array(fc.constantFrom('socket:AM5', 'cores:8..16', 'ecc:true', 'memoryGb:..24'), {
    maxLength: 3,
  }),
  from: fc.constantFrom('2026-01-01', '2026-06-30'),
  to: fc.constantFrom('2026-06-30', '2099-12-31'),
  mapping: fc.constantFrom('', '{"MPN":"mpn"}'),
  originCountry: fc.constantFrom('TW', 'DE'),
  hsCode: fc.constantFrom('847330', '8471.70'),
  // taxes that begin one day: orders of the other requests are not taxed
  startsOn: fc.constant('2099-01-01'),
  endsOn: fc.constantFrom(null, '2099-12-31'),
  asOf: fc.constant('2026-01-01T00:00:00Z'),
  ids: known('part'),
  priceBreaks: fc.constantFrom([], [{ from: 20, price: 0.5 }]),
  page: fc.integer({ min: 1, max: 9 }),
  q: fc.oneof(fc.constantFrom('test', 'cpu 9', 'buyer'), sentence),
}

/** A value that the schema takes, and mostly the shop too. */
export function validOf(schema: JsonSchema, whole: JsonSchema, name = ''): fc.Arbitrary<unknown> {
  // the ids of several orders in a body; in a query they are those of parts, with commas
  if (name === 'ids' && schema.type === 'array')
    return fc.array(order, { minLength: 1, maxLength: 3 })
  const recipe = recipes[name]
  if (recipe) return recipe
  if (schema.$ref) return validOf(schemaAt(whole, String(schema.$ref)), whole, name)
  if (schema.anyOf)
    return fc.oneof(...(schema.anyOf as JsonSchema[]).map((one) => validOf(one, whole)))
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]))
  const range = { min: Number(schema.minimum ?? 0), max: Number(schema.maximum ?? 1e6) }
  switch (schema.type) {
    case 'integer':
      // large counts are for the boundaries: they would leave nothing for the requests after them
      return fc.integer({ min: range.min, max: Math.min(range.max, Math.max(range.min, 0) + 50) })
    case 'number':
      return fc.integer({ min: 1, max: 1_000 })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(validOf(schema.items as JsonSchema, whole), { maxLength: 5 })
    case 'object':
      return validObject(schema, whole)
    default:
      if (schema.format === 'uuid') return missing
      return sentence.map((text) => text.slice(0, Number(schema.maxLength ?? 100)))
  }
}

function validObject(schema: JsonSchema, whole: JsonSchema): fc.Arbitrary<unknown> {
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>
  const required = (schema.required ?? []) as string[]
  if (schema.additionalProperties)
    return fc.dictionary(
      fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 20 }),
      validOf(schema.additionalProperties as JsonSchema, whole),
      { maxKeys: 6, noNullPrototype: true },
    )
  return fc
    .record(
      Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, validOf(one, whole, name)]),
      ),
      { requiredKeys: required, noNullPrototype: true },
    )
    .map((value): unknown => value)
}

/** The parts of one machine. */
const machine = part.map((partId) => ({ lines: [{ partId, quantity: 1 }] }))

const savedPlace = fc.constantFrom(
  { ...place, use: 'both' },
  { ...place, use: 'both', shipsByDefault: true },
)
/** An order says once where it goes. */
const placeAlone = {
  address: undefined,
  addressId: undefined,
  shipTo: place,
  number: '+31105550100',
  billAddressId: undefined,
}

/** A place by which a seller taxes, in all of a country. */
const taxed = fc.constantFrom('DE', 'CH', 'NO').map((country) => ({ country, region: '' }))

/** Bodies that hold together: what no schema says of fields that belong to one another. */
const truths: Record<string, fc.Arbitrary<object>> = {
  addInquiry: fc.constant({
    kind: 'question',
    lines: undefined,
    address: undefined,
    shipTo: undefined,
    number: undefined,
  }),
  decideInquiry: fc.constant({ decision: 'settle', lines: undefined, amount: undefined }),
  readBom: fc.constant({
    text: 'MPN;Qty\nTEST-1;5',
    sheet: undefined,
    roles: undefined,
    decimal: undefined,
    encoding: undefined,
  }),
  feedParts: fc.constant({ rows: [{ mpn: 'TEST-1', price: 5 }] }),
  changeTaxOrigin: taxed,
  addTaxRegistration: taxed,
  addTaxRate: taxed.map((place) => ({ ...place, postalPrefix: '', taxClass: 'standard' })),
  importTaxRates: fc.constant({ csv: 'country,percent,starts on\nAT,20,2099-01-01' }),
  addShipment: fc.constantFrom(
    { parcels: undefined },
    { parcels: [{ trackingNumber: 'FL-1', grams: 500 }], trackingNumber: undefined },
  ),
  changeStatementColumns: fc.constant({
    columns: ['bookedOn', 'amount'],
    days: 'ymd',
    decimal: '.',
    marks: null,
    account: null,
  }),
  addShippingMethod: fc.constantFrom(
    { kind: 'table', incoterm: 'DAP', incoterms: undefined },
    { kind: 'pickup', incoterm: null, incoterms: undefined },
  ),
  changeShippingMethod: fc.constant({ incoterm: undefined, incoterms: undefined }),
  addShippingZone: fc.uuid().map((id) => ({
    name: id,
    areas: [{ country: 'DE', region: '', postalPrefix: id.slice(0, 8).toUpperCase() }],
  })),
  changeShippingZone: fc.constant({ areas: undefined }),
  tryShipping: taxed,
  addTaxRule: fc.constantFrom('DE', 'CH', 'NO').map((country) => ({ country })),
  tryTax: taxed.map((place) => ({ ...place, taxIdCountry: undefined, on: undefined })),
  checkBuild: machine,
  addBuild: machine,
  changeBuild: machine,
  fitPart: machine,
  importPartFacts: fc.constant({
    csv: 'sku,fact,value,source\nTEST-1,ecc,yes,https://maker.example/page',
  }),
  setPartFact: fc.constant({ value: true }),
  requestFacts: fc.constant({ build: undefined }),
  resendDeliveries: fc.constant({ deliveryId: undefined }),
  addAddress: savedPlace,
  changeAddress: savedPlace,
  placeOrderOfLines: fc.constant(placeAlone),
  placeAssistedOrder: fc.constant(placeAlone),
  estimateOrder: fc.constant({ addressId: undefined }),
  placeOrder: fc.integer({ min: 10, max: 40 }).map((quantity) => ({
    ...placeAlone,
    quantity,
    price: quantity * 100,
  })),
  addPart: fc.integer({ min: 1, max: 40 }).map((minQuantity) => ({
    sku: undefined,
    minQuantity,
    quantity: minQuantity * 9,
    price: 7,
    orderMultiple: 1,
    maxQuantity: null,
    priceBreaks: [
      { from: minQuantity + 5, price: 6.5 },
      { from: minQuantity + 20, price: 6 },
    ],
  })),
  changePart: fc.constant({
    sku: undefined,
    minQuantity: 3,
    price: 9,
    orderMultiple: 1,
    maxQuantity: null,
    priceBreaks: [{ from: 10, price: 8.5 }],
  }),
}

/** The body of an operation that should be taken. */
export function validBody(operation: Operation, whole: JsonSchema): fc.Arbitrary<unknown> {
  if (!operation.body) return fc.constant(undefined)
  const body = validOf(operation.body.schema, whole)
  const truth = truths[operation.name]
  if (!truth) return body
  const told = fc.tuple(body, truth).map(([given, also]): unknown => ({
    ...(given as object),
    ...also,
  }))
  return parts([4, told], [1, body])
}

/** A value of a parameter that should be taken. */
export function validParameter(
  operation: Operation,
  name: string,
  schema: JsonSchema,
  whole: JsonSchema,
) {
  if (name === 'id' && operation.path.includes('/inquiries/')) return inquiry
  // parts of a machine, with commas between them
  if (name === 'lines') return known('part')
  // a fact that most categories have
  if (name === 'key') return fc.constant('ecc')
  // a position that is there
  if (name === 'after' && operation.name === 'listEvents') return fc.constant(0)
  if (name === 'id') return operation.path.includes('/parts/') ? part : order
  return validOf(schema, whole, name)
}
