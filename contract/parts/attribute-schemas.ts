import { z } from 'zod'
import { taxClasses } from '../tax/classes.ts'
import { day, isStorable } from '../text/text.ts'
import {
  type AttributeName,
  type AttributeValues,
  byAttribute,
  initialAttributes,
  partAttributes,
} from './attributes.ts'
import { countryCodes } from './countries.ts'
import { lifecycles } from './lifecycle.ts'
import { numberText } from './number-text.ts'

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
  if (value.kind === 'lifecycle') return z.enum(lifecycles, wrong)
  if (value.kind === 'taxClass') return z.enum(taxClasses, wrong)
  if (value.kind === 'day') return day
  if (value.kind === 'mpn')
    return numberText(
      z.string(wrong).trim().min(1, wrong).max(value.max, wrong).refine(isStorable, wrong),
    )
  return z
    .string(wrong)
    .transform((text) => text.replace(/[.\s]/g, ''))
    .pipe(z.string().regex(/^\d{6,10}$/, wrong))
}

function answerOf(name: AttributeName): z.ZodType {
  const { kind } = partAttributes[name].value
  if (kind === 'integer') return z.int()
  if (kind === 'taxClass') return z.enum(taxClasses)
  return kind === 'lifecycle' ? z.enum(lifecycles) : z.string()
}

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
