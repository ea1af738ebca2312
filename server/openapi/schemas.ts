import { z } from 'zod'
import { figures } from '../../contract/figures.ts'
import { email, registration, user } from '../../contract/identity.ts'
import { importPreview, importResult } from '../../contract/import.ts'
import { movement } from '../../contract/movements.ts'
import { newOrder, order, orderDetail } from '../../contract/orders.ts'
import { newPart, part, partChange, picture, specs } from '../../contract/parts.ts'
import { profile, profileInput } from '../../contract/profile.ts'
import { refusals } from '../../contract/refusals.ts'
import { moderatedReview, newReview, review, reviewSummary } from '../../contract/reviews.ts'
import { image, publicConfig } from '../../contract/shop.ts'
import { id, instant, pathId } from '../../contract/text.ts'

/** A schema object of JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export type JsonSchema = { [key: string]: unknown }

/** What stands in every refusal, RFC 9457. */
const problem = z.object({
  type: z.string().describe('where this code is explained'),
  title: z.string(),
  status: z.int().min(400).max(599),
  detail: z.string().describe('words for people: what happened and what to do'),
  code: z.enum(Object.keys(refusals) as [string, ...string[]]).describe('what programs go by'),
  requestId: z.string().describe('also in X-Request-Id; name it when you ask for help'),
  errors: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .optional()
    .describe('by field, for code invalid_input'),
})

type Direction = 'input' | 'output'
type Named = { schema: z.ZodType; direction: Direction }

const answered = (schema: z.ZodType): Named => ({ schema, direction: 'output' })
const given = (schema: z.ZodType): Named => ({ schema, direction: 'input' })

/** The schemas that have a name of their own in the description. */
const named: Record<string, Named> = {
  Part: answered(part),
  Picture: answered(picture),
  Specs: answered(specs),
  Order: answered(order),
  OrderDetail: answered(orderDetail),
  Review: answered(review),
  ModeratedReview: answered(moderatedReview),
  ReviewSummary: answered(reviewSummary),
  Movement: answered(movement),
  Figures: answered(figures),
  ImportPreview: answered(importPreview),
  ImportResult: answered(importResult),
  User: answered(user),
  Profile: answered(profile),
  Image: answered(image),
  Config: answered(publicConfig),
  Problem: answered(problem),
  NewPart: given(newPart),
  PartChange: given(partChange),
  NewOrder: given(newOrder),
  NewReview: given(newReview),
  ProfileInput: given(profileInput),
  Registration: given(registration),
}

const nameOf = new Map<unknown, string>(
  Object.entries(named).map(([name, { schema }]) => [schema, name]),
)

const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** The schema of `components/schemas`, by name. */
export const namedSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(named).map(([name, { schema, direction }]) => [
      name,
      convert(schema, direction),
    ]),
  )

/** A zod schema as JSON Schema; a named one as a reference. */
export function schemaOf(schema: z.ZodType, direction: Direction): JsonSchema {
  const name = nameOf.get(schema)
  return name ? refTo(name) : convert(schema, direction)
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

/** Takes out what only says how zod checks: a safe integer's bounds, the pattern beside a format, closed objects. */
function mend(zodSchema: unknown, json: JsonSchema) {
  if (zodSchema === email) json.format = 'email'
  if (zodSchema === id || zodSchema === pathId || zodSchema === instant || json.format === 'email')
    delete json.pattern
  if (zodSchema === pathId) delete json.default
  if (json.format === 'uuid' || json.format === 'date-time' || json.format === 'uri')
    delete json.pattern
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
  if (json.additionalProperties === false) delete json.additionalProperties
}
