import { z } from 'zod'
import type { Call } from '../../contract/call.ts'
import { type FieldError, Refusal } from '../../contract/refusals.ts'
import { unknownNames } from './unknown-names.ts'

/** In kilobytes, where a call does not say another. */
const bodyLimit = 64
/** One picture and the multipart frame around it, in megabytes, where a call does not say another. */
const uploadLimit = 12

/** Path, query and body as one flat object, each checked by the call's schema. Names that it does not have are refused. */
export async function readInput(call: Call, request: Request, params: Record<string, string>) {
  const query = readQuery(request, call.query)
  const asked = check(call.query, query, unknownNames(call.query, query, call))
  const body = await readBody(call, request)
  // a provider's body has no names of ours
  const isUpload = takesUpload(call, request)
  const beside = call.who === 'provider' ? undefined : isUpload ? (body as Upload).texts : body
  const repeated = {
    ...Object.fromEntries(Object.keys(params).map((one) => [one, one])),
    ...call.repeats,
  }
  for (const [name, inPath] of Object.entries(repeated)) {
    const said =
      beside && typeof beside === 'object' ? (beside as Record<string, unknown>)[name] : undefined
    if (said !== undefined && !isSame(said, params[inPath] ?? ''))
      throw new Refusal('conflicting_input', { field: name })
  }
  return {
    ...asked,
    ...check(call.body, beside, unknownNames(call.body, beside, call, Object.keys(params))),
    ...check(call.params, params),
    ...(isUpload ? (body as Upload).upload : call.who === 'provider' ? (body as object) : {}),
  }
}

/** What is no text says another name than any path: it is never made one, since its own toString would do it. */
const isSame = (said: unknown, value: string) =>
  typeof said === 'string' && said.toLowerCase() === value.toLowerCase()

/** What the schema reads of it. Throws invalid_input with what is wrong there, names that it does not have among it. */
function check(schema: z.ZodType | undefined, value: unknown, unknown: FieldError[] = []): object {
  const result = schema?.safeParse(value)
  if (unknown.length === 0 && (!result || result.success)) return (result?.data as object) ?? {}
  // names that a record does not have are told one by one already
  const issues = (result?.error?.issues ?? []).filter(
    ({ code }) => unknown.length === 0 || code !== 'unrecognized_keys',
  )
  const errors = [
    ...unknown,
    ...issues.map((issue) => ({ path: issue.path.join('.'), message: wordsOf(issue) })),
  ]
  throw new Refusal('invalid_input', {}, { errors: firstOfEach(errors) })
}

/** A body that did not come over HTTP by itself, checked as one that did. Throws invalid_input. */
export const readFields = (schema: z.ZodType, value: unknown) =>
  check(schema, value, unknownNames(schema, value, {}))

/** The schema's own words; where it has none, plain ones in the place of the library's. */
function wordsOf(issue: z.core.$ZodIssue): string {
  if (!/^(Invalid|Too (small|big)|Unrecognized)/.test(issue.message)) return issue.message
  if (issue.code === 'invalid_type')
    return `This must be ${kinds[issue.expected] ?? issue.expected}`
  if (issue.code === 'too_small') return `At least ${issue.minimum}, please`
  if (issue.code === 'too_big') return `At most ${issue.maximum}, please`
  if (issue.code === 'invalid_value') return `One of ${issue.values.join(', ')}, please`
  return 'This cannot be read: see /api/docs'
}

const kinds: Record<string, string> = {
  array: 'a list',
  object: 'an object with fields',
  record: 'an object with fields',
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
}

const firstOfEach = (errors: FieldError[]) =>
  errors.filter((error, at) => errors.findIndex((other) => other.path === error.path) === at)

/** Each name once, save those whose schema wants a list: these may be repeated. Empty values count as not given. */
function readQuery(
  request: Request,
  schema: z.ZodType | undefined,
): Record<string, string | string[]> {
  const given: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of new URL(request.url).searchParams) {
    const many = schema !== undefined && wantsMany(schema, name)
    if (Object.hasOwn(given, name) && !many)
      throw new Refusal(
        'invalid_input',
        {},
        { errors: [{ path: name, message: 'Give this once' }] },
      )
    if (value.includes('\u0000') || !value.isWellFormed())
      throw new Refusal(
        'invalid_input',
        {},
        { errors: [{ path: name, message: 'Some characters cannot be searched' }] },
      )
    // an unknown name is refused, empty or not; of what may be given often an empty one is another that is wanted
    if (value === '' && !many && isKnown(schema, name)) continue
    const before = Object.hasOwn(given, name) ? given[name] : undefined
    given[name] = many ? [...(before ?? []), value] : value
  }
  return given
}

const isKnown = (schema: z.ZodType | undefined, name: string): schema is z.ZodObject =>
  schema instanceof z.ZodObject && Object.hasOwn(schema.shape, name)

function wantsMany(schema: z.ZodType, name: string): boolean {
  let field: unknown = isKnown(schema, name) ? schema.shape[name] : undefined
  while (field instanceof z.ZodOptional || field instanceof z.ZodDefault) field = field.unwrap()
  return (field instanceof z.ZodPipe ? field.in : field) instanceof z.ZodArray
}

/** Whether a file is sent; what may also come as JSON says which it is. */
const takesUpload = (call: Call, request: Request) =>
  call.upload !== undefined &&
  !(call.jsonToo && /^application\/json\b/i.test(request.headers.get('content-type') ?? ''))

async function readBody(call: Call, request: Request): Promise<unknown> {
  if (call.upload && takesUpload(call, request)) return await readUpload(request, call.upload, call)
  if (call.who === 'provider') return { raw: await readText(request), headers: request.headers }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  // a one-click unsubscription is a form: RFC 8058
  if (!call.body && (call.method === 'GET' || type !== 'application/json')) return undefined
  if (type !== 'application/json' || request.headers.has('content-encoding'))
    throw new Refusal('unsupported_type', { type: 'application/json' })
  const text = await readText(request, call.bodyKilobytes)
  if (!call.body && text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('malformed_body')
  }
}

/** The body as UTF-8, at most so many kB of it. Throws too_large and malformed_body. */
export async function readText(request: Request, kilobytes = bodyLimit): Promise<string> {
  const bytes = await readBytes(request, kilobytes * 1024, `${kilobytes} kB`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal('malformed_body')
  }
}

/** Reads at most `limit` bytes; a declared or real length above it is refused before more is held in memory. */
async function readBytes(
  request: Request,
  limit: number,
  words: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const declared = request.headers.get('content-length')
  if (Number(declared ?? 0) > limit) throw new Refusal('too_large', { limit: words })
  // no more comes than was declared: it need not be counted, and is read without a stream
  if (declared !== null) return new Uint8Array(await request.arrayBuffer().catch(refuseBroken))
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of arriving(request)) {
    size += chunk.byteLength
    if (size > limit) throw new Refusal('too_large', { limit: words })
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

/** The body's pieces. */
async function* arriving(request: Request) {
  try {
    yield* request.body ?? []
  } catch {
    refuseBroken()
  }
}

/** A caller who leaves in the middle sent no whole body: the reset is none of the database's. */
function refuseBroken(): never {
  throw new Refusal('malformed_body')
}

type Upload = { upload: { file: Uint8Array; fileName: string }; texts: Record<string, string> }

/** The one file of a multipart body with the name that it was given, and the texts beside it that the call knows. */
async function readUpload(request: Request, field: string, call: Call): Promise<Upload> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.toLowerCase().startsWith('multipart/form-data'))
    throw new Refusal('unsupported_type', { type: 'multipart/form-data' })
  const megabytes = call.uploadMegabytes ?? uploadLimit
  const bytes = await readBytes(request, megabytes * 1024 * 1024, `${megabytes} MB`)
  const form = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw missingFile(field)
    })
  const known = call.body instanceof z.ZodObject ? Object.keys(call.body.shape) : []
  const texts: Record<string, string> = Object.create(null)
  for (const [name, value] of form) {
    if (name === field) continue
    // a second file, or a text twice
    if ((typeof value !== 'string' && known.includes(name)) || name in texts)
      throw missingFile(field)
    // an unknown one is refused by its name
    if (value !== '') texts[name] = typeof value === 'string' ? value : ''
  }
  const [file, another] = form.getAll(field)
  if (another !== undefined || !(file instanceof File)) throw missingFile(field)
  return {
    upload: { file: new Uint8Array(await file.arrayBuffer()), fileName: file.name },
    texts,
  }
}

const missingFile = (field: string) =>
  field === 'image' ? new Refusal('image_missing') : new Refusal('file_missing', { field })
