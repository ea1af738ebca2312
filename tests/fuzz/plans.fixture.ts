import fc from 'fast-check'
import type { Description, Operation } from './description.fixture.ts'
import { anyValue, extraKey, hostileText, oddNumber, rawBody } from './hostile-values.fixture.ts'
import type { JsonSchema } from './json-schema.fixture.ts'
import { validBody, validParameter } from './valid-values.fixture.ts'

export const actors = ['visitor', 'buyer', 'other', 'member', 'admin'] as const
export type ActorName = (typeof actors)[number]
type Fields = Record<string, unknown>

/** A request before it is sent: what the description asks for, bent in one way. */
export type Plan = {
  operation: Operation
  actor: ActorName
  kind: Kind
  path: Fields
  query: Fields
  body: unknown
  /** Sent instead of `body`. */
  text: string | undefined
  contentType: string | undefined
  key: string | undefined
}

const kinds = {
  valid: 66,
  boundary: 9,
  left: 6,
  wrong: 8,
  hostile: 10,
  extra: 7,
  text: 4,
  type: 2,
  query: 2,
} as const
export type Kind = keyof typeof kinds

const fitting: Record<string, ActorName[]> = {
  anyone: ['visitor', 'buyer', 'admin'],
  session: ['buyer', 'other', 'admin'],
  user: ['buyer', 'other', 'admin'],
  buyer: ['buyer', 'other'],
  member: ['member'],
  admin: ['admin'],
  provider: ['visitor'],
}

/** Operations that cost a password hash, an encoded picture or a file, and so are asked less often. */
const dear =
  /^(sign(Up|In)|changePassword|resetPassword|uploadImage|addInquiryPicture|previewImport|importParts|\w*(TwoFactor|BackupCodes?)|verifyTotp)$/
/** What the shop is for is asked more often. */
const central =
  /^(placeOrder|startPayment|confirmPayment|cancelOrder|listParts|getPartFacets|addPart|saveProfile)$/

/** Requests for every operation of the description, at random. */
export function plans({ whole, operations }: Description): fc.Arbitrary<Plan> {
  return fc.oneof(
    ...operations.map((operation) => ({
      weight: central.test(operation.name) ? 9 : dear.test(operation.name) ? 1 : 4,
      arbitrary: plansOf(operation, whole),
    })),
  )
}

/** A page is asked for by its number or by a cursor. */
function onePage({ page, ...query }: Fields): Fields {
  return query.cursor === undefined && page !== undefined ? { ...query, page } : query
}

/** Requests for one operation. */
export function plansOf(operation: Operation, whole: JsonSchema): fc.Arbitrary<Plan> {
  const fit = fitting[operation.who]
  if (!fit) throw new Error(`unknown x-who ${operation.who}`)
  const inPlace = (place: 'path' | 'query') =>
    fc.record(
      Object.fromEntries(
        operation.parameters
          .filter((one) => one.in === place)
          .map(({ name, schema }) => [name, validParameter(operation, name, schema, whole)]),
      ),
      // a search needs no parameter; an address needs all
      place === 'path'
        ? { noNullPrototype: true }
        : {
            requiredKeys: ['email'].filter((name) =>
              operation.parameters.some((one) => one.name === name && one.in === place),
            ),
            noNullPrototype: true,
          },
    )
  const plan = fc.record({
    operation: fc.constant(operation),
    actor: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...fit) },
      { weight: 1, arbitrary: fc.constantFrom(...actors) },
    ),
    path: inPlace('path'),
    query: inPlace('query').map(onePage),
    body: validBody(operation, whole),
    text: fc.constant(undefined),
    contentType: fc.constant(undefined),
    key: operation.repeatable ? keys : fc.constant(undefined),
  })
  return fc
    .oneof(
      ...Object.entries(kinds).map(([kind, weight]) => ({
        weight,
        arbitrary: fc.constant(kind as Kind),
      })),
    )
    .chain((kind) => plan.chain((given) => bend({ ...given, kind }, whole)))
}

const keys = fc.oneof(
  { weight: 6, arbitrary: fc.constant(undefined) },
  { weight: 3, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: fc.constantFrom('used-before', 'a b', 'é', 'x'.repeat(256), '"quoted"') },
)

function bend(plan: Plan, whole: JsonSchema): fc.Arbitrary<Plan> {
  const body = plan.body as Fields | undefined
  const put = (values: fc.Arbitrary<unknown>) => replaceOne(plan, values)
  switch (plan.kind) {
    case 'boundary':
      return replaceOne(plan, null, whole)
    case 'left':
      return body && Object.keys(body).length > 0
        ? fc
            .constantFrom(...Object.keys(body))
            .map((name) => ({ ...plan, body: without(body, name) }))
        : put(fc.constant(null))
    case 'wrong':
      return put(anyValue)
    case 'hostile':
      return put(hostileText)
    case 'extra':
      return body
        ? fc.tuple(extraKey, anyValue).map(([name, value]) => ({
            ...plan,
            body: Object.fromEntries([...Object.entries(body), [name, value]]),
          }))
        : fc.tuple(extraKey, hostileText).map(([name, value]) => ({
            ...plan,
            query: Object.fromEntries([...Object.entries(plan.query), [name, value]]),
          }))
    case 'text':
      return rawBody.map((text) => ({ ...plan, text }))
    case 'type':
      return fc
        .constantFrom(
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data',
          'a/b',
          '',
        )
        .map((contentType) => ({ ...plan, contentType }))
    case 'query':
      return fc
        .constantFrom(
          '%',
          '%zz',
          '%00',
          '%ED%A0%80',
          '%C0%AE',
          'limit=1&limit=2',
          'limit[]=1',
          '&&=',
          'q=%u0041',
        )
        .map((raw) => ({ ...plan, query: { ...plan.query, [rawQuery]: raw } }))
    default:
      return fc.constant(plan)
  }
}

/** Stands for a piece of the query that is sent as it is. */
export const rawQuery = '?'

const without = (fields: Fields, name: string) =>
  Object.fromEntries(Object.entries(fields).filter(([one]) => one !== name))

type Place = { at: 'path' | 'query' | 'body'; name: string; schema: JsonSchema | undefined }

/** Every place of a request that a value can be put in. */
function placesOf({ operation, body }: Plan, whole: JsonSchema): Place[] {
  const places: Place[] = operation.parameters.map(({ name, in: at, schema }) => ({
    at: at === 'path' ? 'path' : 'query',
    name,
    schema,
  }))
  const fields = bodyFields(operation, whole)
  for (const name of Object.keys((body as Fields | undefined) ?? {}))
    places.push({ at: 'body', name, schema: fields[name] })
  return places
}

const withValue = (plan: Plan, { at, name }: Place, value: unknown): Plan => ({
  ...plan,
  [at]: Object.fromEntries([
    ...Object.entries((plan[at] as Fields | undefined) ?? {}),
    [name, value],
  ]),
})

/** The request with each of the values in each of its places, one at a time. */
export const everywhere = (plan: Plan, whole: JsonSchema, values: unknown[]): Plan[] =>
  placesOf(plan, whole).flatMap((place) =>
    values.map((value) => withValue({ ...plan, kind: 'hostile' }, place, value)),
  )

/** Puts another value in one place of the request: one of `values`, or of the bounds that its schema names. */
function replaceOne(
  plan: Plan,
  values: fc.Arbitrary<unknown> | null,
  whole: JsonSchema = {},
): fc.Arbitrary<Plan> {
  const places = placesOf(plan, whole)
  if (places.length === 0) places.push({ at: 'query', name: 'x', schema: undefined })
  return fc
    .constantFrom(...places)
    .chain((place) =>
      (values ?? bounds(place.schema ?? {})).map((value) => withValue(plan, place, value)),
    )
}

function bodyFields({ body }: Operation, whole: JsonSchema): Record<string, JsonSchema> {
  if (!body) return {}
  const name = String(body.schema.$ref ?? '')
    .split('/')
    .at(-1)
  const named = (whole.components as { schemas: Record<string, JsonSchema> } | undefined)?.schemas
  return ((named?.[name ?? ''] ?? body.schema).properties ?? {}) as Record<string, JsonSchema>
}

/** The values at, just inside and just outside of what a schema allows. */
function bounds(schema: JsonSchema): fc.Arbitrary<unknown> {
  const near = (limit: unknown) => (typeof limit === 'number' ? [limit - 1, limit, limit + 1] : [])
  const numbers = [...near(schema.minimum), ...near(schema.maximum)]
  const lengths = [...near(schema.minLength), ...near(schema.maxLength)].filter((one) => one >= 0)
  const exact: unknown[] = [
    ...numbers,
    ...lengths.flatMap((length) => [
      'x'.repeat(length),
      '\u{1f5a5}'.repeat(length),
      ' '.repeat(length),
    ]),
  ]
  return exact.length > 0 ? fc.constantFrom(...exact) : oddNumber
}
