import type { JsonSchema } from './json-schema.fixture.ts'

export type Parameter = { name: string; in: 'path' | 'query' | 'header'; schema: JsonSchema }
export type Promised = { content?: Record<string, { schema: JsonSchema }> }

/** One operation of the served description. `path` begins at the origin, with {names} of its path parameters. */
export type Operation = {
  name: string
  method: string
  path: string
  who: string
  parameters: Parameter[]
  repeatable: boolean
  body: { type: string; schema: JsonSchema } | null
  responses: Record<string, Promised>
}

export type Description = { whole: JsonSchema; operations: Operation[] }

type Raw = {
  operationId: string
  'x-who': string
  parameters?: (Parameter & { $ref?: string })[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, Promised>
}
type Item = { servers?: { url: string }[] } & Record<string, Raw>
type Whole = { servers: { url: string }[]; paths: Record<string, Item> }

/** The operations of the description that a running shop serves. */
export async function readDescription(publicUrl: string): Promise<Description> {
  const answer: unknown = await (await fetch(`${publicUrl}/api/openapi.json`)).json()
  const whole = answer as Whole
  const operations = Object.entries(whole.paths).flatMap(([path, { servers, ...methods }]) => {
    const base = new URL((servers ?? whole.servers)[0]!.url).pathname.replace(/\/$/, '')
    return Object.entries(methods).map(([method, raw]) => read(raw, method, `${base}${path}`))
  })
  return { whole: answer as JsonSchema, operations }
}

function read(raw: Raw, method: string, path: string): Operation {
  const parameters = raw.parameters ?? []
  const [body] = Object.entries(raw.requestBody?.content ?? {})
  return {
    name: raw.operationId,
    method: method.toUpperCase(),
    path,
    who: raw['x-who'],
    parameters: parameters.filter((one) => !one.$ref),
    repeatable: parameters.some((one) => one.$ref?.endsWith('/idempotencyKey')),
    body: body ? { type: body[0], schema: body[1].schema } : null,
    responses: raw.responses,
  }
}
