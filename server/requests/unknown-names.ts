import { z } from 'zod'
import type { Call } from '../../contract/call.ts'
import type { FieldError } from '../../contract/refusals.ts'
import { nearestName } from './nearest-name.ts'

/** So many unknown names are told at once; a name is told to so many signs. */
const maxTold = 20
const maxSigns = 60
/** So many known names are listed where none is like the unknown one. */
const maxListed = 30

/**
 * The names in a body or query that its schema does not have, at any depth, each with the name that may have been
 * meant. `beside` are names that may stand there as well: those of the path.
 */
export function unknownNames(
  schema: z.ZodType | undefined,
  value: unknown,
  { elsewhere = {} }: Pick<Call, 'elsewhere'>,
  beside: readonly string[] = [],
): FieldError[] {
  const unknown = schema ? within(schema, value, [], beside) : ofNone(value, beside)
  return unknown.slice(0, maxTold).map(({ path, known }) => {
    const name = path.at(-1)!
    const told = shortened(name)
    const words = path.length === 1 && Object.hasOwn(elsewhere, name) ? elsewhere[name] : undefined
    return {
      path: [...path.slice(0, -1), told].join('.'),
      message: words ?? `There is no “${told}” here. ${advice(name, known)}`,
    }
  })
}

type Unknown = { path: string[]; known: string[] }

function advice(name: string, known: string[]): string {
  const near = nearestName(name, known)
  if (near) return `Did you mean “${near}”?`
  if (known.length === 0) return 'Nothing is read here: leave it out.'
  return known.length > maxListed
    ? 'Leave it out, or see /api/docs.'
    : `Known here: ${known.join(', ')}.`
}

const shortened = (name: string) =>
  name.length > maxSigns ? `${name.slice(0, maxSigns).toWellFormed()}…` : name

/** What is in a thing that a schema looks into; names of records are free but where they are listed, and of loose things. */
function within(
  schema: z.ZodType,
  value: unknown,
  path: string[],
  beside: readonly string[] = [],
): Unknown[] {
  const looks = looksOf(schema)
  if (looks.into === 'nothing') return []
  if (looks.into === 'one of') {
    const found = looks.options.map((one) => within(one, value, path))
    return found.toSorted((a, b) => a.length - b.length)[0] ?? []
  }
  if (Array.isArray(value)) {
    if (looks.into !== 'each') return []
    return value.flatMap((one, at) => within(looks.element, one, [...path, String(at)]))
  }
  if (!isThing(value) || looks.into === 'each') return []
  const unknown: Unknown[] = []
  for (const name of Object.keys(value)) {
    const inner = looks.known.get(name)
    if (inner) {
      if (looksOf(inner).into !== 'nothing')
        unknown.push(...within(inner, value[name], [...path, name]))
    } else if (!looks.isLoose && !looks.known.has(name) && !beside.includes(name))
      unknown.push({ path: [...path, name], known: [...looks.known.keys()] })
  }
  return unknown
}

/** What a schema looks into. `known` has the schema of each name, or null where any value may stand. */
type Looks =
  | { into: 'nothing' }
  | { into: 'one of'; options: z.ZodType[] }
  | { into: 'each'; element: z.ZodType }
  | { into: 'names'; known: Map<string, z.ZodType | null>; isLoose?: boolean }

/** A body has thousands of rows of one schema, and asking a schema what it is takes longer than looking. */
const known = new WeakMap<z.ZodType, Looks>()

function looksOf(schema: z.ZodType): Looks {
  const found = known.get(schema)
  if (found) return found
  const looks = readLooks(unwrapped(schema))
  known.set(schema, looks)
  return looks
}

function readLooks(inner: z.ZodType): Looks {
  if (inner instanceof z.ZodUnion) return { into: 'one of', options: inner.options as z.ZodType[] }
  if (inner instanceof z.ZodArray) return { into: 'each', element: inner.element as z.ZodType }
  if (inner instanceof z.ZodObject)
    return {
      into: 'names',
      known: new Map(Object.entries<z.ZodType>(inner.shape)),
      isLoose: inner.def.catchall instanceof z.ZodUnknown,
    }
  if (inner instanceof z.ZodRecord && inner.keyType instanceof z.ZodEnum)
    return { into: 'names', known: new Map(inner.keyType.options.map((name) => [`${name}`, null])) }
  return { into: 'nothing' }
}

const ofNone = (value: unknown, beside: readonly string[]): Unknown[] =>
  isThing(value) && !Array.isArray(value)
    ? Object.keys(value).flatMap((name) =>
        beside.includes(name) ? [] : [{ path: [name], known: [] }],
      )
    : []

const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The schema that looks at what was sent, without what is done before it is missing or after it was read. */
function unwrapped(schema: z.ZodType): z.ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodReadonly
  )
    return unwrapped(schema.unwrap() as z.ZodType)
  return schema instanceof z.ZodPipe ? unwrapped(schema.in as z.ZodType) : schema
}
