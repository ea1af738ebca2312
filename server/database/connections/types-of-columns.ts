import { parse } from 'postgres-array'

/** Types of columns that come back as something else than the driver makes of them. */
export type Types = { bigint: number; json: unknown }

/** bigint is a number: every one of ours is below 2^53. A text given for json is taken as JSON already. */
const single = {
  bigint: { to: 20, from: [20], serialize: String, parse: Number },
  json: {
    to: 114,
    from: [114, 3802],
    serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
    parse: (text: string): unknown => JSON.parse(text),
  },
}

const asTold = (text: string) => text
/** By the number of the array's type, how an element is read. Source: PostgreSQL's src/include/catalog/pg_type.dat. */
const elements: Record<number, (text: string) => unknown> = {
  ...{ 1000: (text) => text === 't' },
  // int2, int4, int8, float4, float8
  ...{ 1005: Number, 1007: Number, 1016: Number, 1021: Number, 1022: Number },
  // char, name, text, varchar, numeric, uuid
  ...{ 1002: asTold, 1003: asTold, 1009: asTold, 1015: asTold, 1231: asTold, 2951: asTold },
  // json, jsonb
  ...{ 199: JSON.parse, 3807: JSON.parse },
  // date, timestamp, timestamptz
  ...{ 1182: asDate, 1115: asDate, 1185: asDate },
}

function asDate(text: string) {
  return new Date(text)
}

/**
 * Arrays, which the driver knows only when it asks each new connection for them. It does so behind everybody's back: a
 * connection lost under that question is an error that nobody takes, and ends the process. Seen with postgres 3.4.9.
 */
const arrays = Object.fromEntries(
  Object.entries(elements).map(([oid, read]) => [
    `array ${oid}`,
    {
      to: Number(oid),
      from: [Number(oid)],
      serialize: (values: unknown[]) => `{${values.map(element).join(',')}}`,
      parse: (text: string) => parse(text, read),
    },
  ]),
)

function element(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

export const types = { ...arrays, ...single } as typeof single
