import { z } from 'zod'
import {
  type AttributeName,
  type AttributeValues,
  byAttribute,
  initialAttributes,
  partAttributes,
} from './attributes.ts'
import { countryCodes } from './countries.ts'

type Schemas = { [K in AttributeName]: z.ZodType<AttributeValues[K], AttributeValues[K]> }

function checkOf(name: AttributeName): z.ZodType {
  const { value, wrong } = partAttributes[name]
  if (value.kind === 'integer') return z.int(wrong).min(value.min, wrong).max(value.max, wrong)
  if (value.kind === 'country')
    return z
      .string(wrong)
      .trim()
      .toUpperCase()
      .refine((code) => countryCodes.has(code), wrong)
  return z
    .string(wrong)
    .transform((text) => text.replace(/[.\s]/g, ''))
    .pipe(z.string().regex(/^\d{6,10}$/, wrong))
}

const answerOf = (name: AttributeName): z.ZodType =>
  partAttributes[name].value.kind === 'integer' ? z.int() : z.string()

const orNull = (name: AttributeName, schema: z.ZodType) =>
  initialAttributes[name] === null ? schema.nullable() : schema

/** As a value is checked, of which none may be left out. */
export const givenAttributes = byAttribute((name) => orNull(name, checkOf(name))) as Schemas

/** As a new part is given: what is left out has its initial value. */
export const newAttributes = byAttribute((name) =>
  (givenAttributes[name] as z.ZodType).default(initialAttributes[name]),
) as { [K in AttributeName]: z.ZodDefault<Schemas[K]> }

/** As a change is given: what is left out stays. */
export const changedAttributes = byAttribute((name) => givenAttributes[name].optional()) as {
  [K in AttributeName]: z.ZodOptional<Schemas[K]>
}

/** As a part is answered. */
export const answeredAttributes = byAttribute((name) =>
  orNull(name, answerOf(name)).describe(partAttributes[name].says),
) as Schemas

/** Where a part was made, of which something is known. */
export const originCountry = checkOf('originCountry') as z.ZodType<string, string>
