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

/** What is in a thing that a schema looks into; names of records are free but where they are listed. */
function within(
  schema: z.ZodType,
  value: unknown,
  path: string[],
  beside: readonly string[] = [],
): Unknown[] {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodUnion) {
    const found = inner.options.map((one) => within(one as z.ZodType, value, path))
    return found.toSorted((a, b) => a.length - b.length)[0] ?? []
  }
  if (Array.isArray(value)) {
    if (!(inner instanceof z.ZodArray)) return []
    return value.flatMap((one, at) =>
      within(inner.element as z.ZodType, one, [...path, String(at)]),
    )
  }
  if (!isThing(value)) return []
  if (inner instanceof z.ZodRecord && inner.keyType instanceof z.ZodEnum) {
    const known = inner.keyType.options.map(String)
    return Object.keys(value).flatMap((name) =>
      known.includes(name) ? [] : [{ path: [...path, name], known }],
    )
  }
  if (!(inner instanceof z.ZodObject)) return []
  const shape: Record<string, z.ZodType> = inner.shape
  const known = Object.keys(shape)
  return Object.entries(value).flatMap(([name, one]) => {
    if (Object.hasOwn(shape, name)) return within(shape[name]!, one, [...path, name])
    return beside.includes(name) ? [] : [{ path: [...path, name], known }]
  })
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
