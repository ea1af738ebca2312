import { z } from 'zod'
import type { Call, Who } from '../../contract/call.ts'
import type { CallName } from '../../contract/calls.ts'
import { type RefusalCode, refusals } from '../../contract/refusals.ts'
import { type Example, examples } from './examples.ts'
import { type Described, limitsOf } from './limits-in-words.ts'
import { headerRefs, limited, ofAll, problemAnswer, summaryOf } from './pieces.ts'
import { refusalsOf } from './refusals-of.ts'
import { type JsonSchema, schemaOf } from './schemas.ts'
import { tagOf } from './tags.ts'

const security: Record<Who, object[]> = {
  anyone: [],
  session: [{ session: [] }],
  user: [{ token: [] }],
  buyer: [{ token: [] }],
  member: [{ token: [] }],
  admin: [{ token: [] }],
  provider: [{ signature: [] }],
}

/** Who is asked for what: a program's key stands in the place of a token, with the scope of the call. */
function securityOf({ who, scope, path }: Call): object[] {
  if (path === '/webhooks/gateway') return [{ gatewaySignature: [] }]
  const people = security[who]
  if (!scope) return people
  // of a call that anybody may make the key is one more way, and no need
  return [...(who === 'anyone' ? [{}] : people), { key: [] }, { client: [scope] }]
}

const scopeInWords = ({ scope }: Call) =>
  scope ? `Scope of a key: \`${scope}\`.` : 'Closed to keys.'

/** A call of the contract as an operation object of OpenAPI. */
export function operationOf(config: Described, name: CallName, call: Call): object {
  const example = examples[name]
  const parameters = [
    ...parametersOf(call.params, 'path'),
    ...parametersOf(call.query, 'query'),
    ...(call.once ? [{ $ref: '#/components/parameters/idempotencyKey' }] : []),
    ...(isTable(call) ? [{ $ref: '#/components/parameters/acceptLanguage' }] : []),
  ]
  const requestBody = bodyOf(call, example)
  return {
    operationId: name,
    tags: [tagOf(name)],
    summary: summaryOf(name),
    description: `${call.says}\n\n${scopeInWords(call)}`,
    'x-who': call.who,
    ...(call.scope && { 'x-scope': call.scope }),
    security: securityOf(call),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: {
      200: answerOf(call, example),
      ...(isCacheable(call) && {
        304: {
          description: 'If-None-Match names what there is',
          headers: headerRefs([...ofAll, 'ETag']),
        },
      }),
      ...Object.fromEntries(
        byStatus(refusalsOf(call)).map(([status, codes]) => [
          status,
          status === 429 ? limited(limitsOf(config, name)) : problemAnswer(codes),
        ]),
      ),
    },
  }
}

/** Refusal codes in groups of one status. */
export function byStatus(codes: RefusalCode[]): [status: number, codes: RefusalCode[]][] {
  return [...Map.groupBy(codes, (code): number => refusals[code][0])]
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): object[] {
  if (!schema) return []
  const { properties, required } = z
    .object({
      properties: z.record(z.string(), z.record(z.string(), z.unknown())),
      required: z.array(z.string()).default([]),
    })
    .parse(schemaOf(schema, 'input'))
  return Object.entries(properties).map(([name, { description, ...field }]) => ({
    name,
    in: place,
    ...(description !== undefined && { description }),
    required: place === 'path' || required.includes(name),
    schema: field,
  }))
}

function bodyOf(call: Call, example: Example): object | undefined {
  if (call.upload) {
    const texts = call.body ? schemaOf(call.body, 'input') : {}
    return {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            properties: {
              [call.upload]: {
                type: 'string',
                contentMediaType: call.upload === 'image' ? 'image/*' : 'application/octet-stream',
                description: `one file, at most ${call.uploadMegabytes ?? 12} MB`,
              },
              ...(texts.properties as object | undefined),
            },
            required: [call.upload],
          },
          example: example.body,
        },
        ...(call.jsonToo && { 'application/json': { schema: texts, example: example.json } }),
      },
    }
  }
  if (!call.body && call.who !== 'provider') return undefined
  const schema = call.body ? schemaOf(call.body, 'input') : { type: 'object' }
  return { required: true, content: { 'application/json': { schema, example: example.body } } }
}

function answerOf(call: Call, example: Example): object {
  const { answer } = call
  if (answer.kind === 'file')
    return {
      description: 'The file',
      headers: headerRefs([...ofAll, 'Content-Disposition']),
      content: {
        [answer.type]: {
          schema: { type: 'string', contentMediaType: answer.type },
          example: example.answer,
        },
      },
    }
  const list = answer.kind === 'list'
  const schema: JsonSchema = list
    ? { type: 'array', items: schemaOf(answer.item, 'output') }
    : schemaOf(answer.schema, 'output')
  return {
    description: list ? 'A page of the list' : 'Done',
    headers: headerRefs([
      ...ofAll,
      ...(list ? (['Link', 'X-Total-Count'] as const) : []),
      ...(call.headers ?? []),
      ...(isCacheable(call) ? (['ETag'] as const) : []),
    ]),
    content: {
      'application/json': {
        schema,
        example: list ? [example.answer] : example.answer,
      },
    },
  }
}

const isTable = ({ answer }: Call) => answer.kind === 'file' && answer.type === 'text/csv'

const isCacheable = (call: Call) => call.method === 'GET' && call.who === 'anyone'
