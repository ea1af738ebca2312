import { parse } from 'postgres-array'

type Read = (text: string) => unknown

const asTold: Read = (text) => text
const asDate: Read = (text) => new Date(text)
const asFlag: Read = (text) => text === 't'
const asBytes: Read = (text) => Buffer.from(text.slice(2), 'hex')
const asJson: Read = (text) => JSON.parse(text)

/**
 * How a value is read, by the number of its type and that of the array of it. bigint is a number: every one of ours is below
 * 2^53. Numeric stays a text. Source: PostgreSQL's src/include/catalog/pg_type.dat.
 */
const types: [type: number, array: number, read: Read][] = [
  [16, 1000, asFlag],
  [17, 1001, asBytes],
  // int8, int2, int4, oid, float4, float8
  ...[20, 21, 23, 26, 700, 701].map((type, at): [number, number, Read] => [
    type,
    [1016, 1005, 1007, 1028, 1021, 1022][at]!,
    Number,
  ]),
  // char, name, text, varchar, numeric, uuid
  ...[18, 19, 25, 1043, 1700, 2950].map((type, at): [number, number, Read] => [
    type,
    [1002, 1003, 1009, 1015, 1231, 2951][at]!,
    asTold,
  ]),
  [114, 199, asJson],
  [3802, 3807, asJson],
  // date, timestamp, timestamptz
  [1082, 1182, asDate],
  [1114, 1115, asDate],
  [1184, 1185, asDate],
]

const readers = new Map(
  types.flatMap(([type, array, read]): [number, Read][] => [
    [type, read],
    [array, (text) => parse(text, read)],
  ]),
)

/** How the driver reads a column of this type; what is not named here stays a text. */
export const readerOf = (type: number): Read => readers.get(type) ?? asTold

/** A value as jsonb, which an array or text alone would not be. A text is taken as JSON already. */
export class Json {
  readonly value: unknown
  constructor(value: unknown) {
    this.value = value
  }
}

/** A value as PostgreSQL reads it. Throws when there is no way to say it: nothing of the statement is sent then. */
export function written(value: unknown): string | Buffer | null {
  if (value === null) return null
  if (value === undefined) throw new TypeError('undefined is no value for the database')
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (typeof value !== 'object') return String(value)
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array)
    return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  if (Array.isArray(value)) return `{${value.map(element).join(',')}}`
  if (!(value instanceof Json)) return JSON.stringify(value)
  return typeof value.value === 'string' ? value.value : written(JSON.stringify(value.value))
}

function element(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (value instanceof Date) return `"${value.toISOString()}"`
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

/** The type that a value has of itself. Of others PostgreSQL finds it by where they stand. */
export function castOf(value: unknown): string {
  if (typeof value === 'boolean') return '::boolean'
  if (typeof value === 'bigint') return '::bigint'
  if (value instanceof Date) return '::timestamptz'
  if (value instanceof Uint8Array) return '::bytea'
  return value instanceof Json ? '::jsonb' : ''
}
