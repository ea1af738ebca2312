import type { Call } from '../../contract/call.ts'
import { calls } from '../../contract/calls.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { Config } from '../config.ts'
import { examples } from './examples.ts'
import { operationOf } from './operation.ts'
import { headers, namedParameters, problemAnswer } from './pieces.ts'
import { type JsonSchema, namedSchemas } from './schemas.ts'
import type { SignInCall } from './sign-in-call.ts'
import { signInCalls } from './sign-in-calls.ts'
import { strongSignInCalls } from './strong-sign-in-calls.ts'

/**
 * The whole API as OpenAPI 3.1: the calls of the contract, the endpoints of signing in, and the two of health. Paths
 * stand below `servers[0]`, which is PUBLIC_URL/api; health has a server of its own.
 */
export function describeApi(config: Pick<Config, 'publicUrl' | 'currency'>): object {
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Partwright',
      version: '1',
      summary: 'Computer parts in bulk: catalogue, orders, card payments, back office.',
      description: `Prices are in major units of ${config.currency.toUpperCase()}. To be read by people: ${config.publicUrl}/api/docs`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${config.publicUrl}/api` }],
    externalDocs: { url: `${config.publicUrl}/api/docs` },
    tags: [{ name: 'shop' }, { name: 'sign-in' }, { name: 'health' }],
    paths: byPath([
      ...Object.entries(calls).map(([name, call]) => ({
        path: call.path,
        method: call.method,
        operation: operationOf(name, call as Call, examples[name as keyof typeof calls]),
      })),
      ...[...signInCalls, ...strongSignInCalls].map((call) => ({
        path: call.path,
        method: call.method,
        operation: signInOperation(call),
      })),
      ...healthOperations(config),
    ]),
    components: {
      schemas: namedSchemas(),
      parameters: namedParameters,
      headers,
      securitySchemes,
    },
  }
}

const securitySchemes = {
  token: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of PUT /user/{email}: 15 minutes, or until its session ends.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'partwright.session_token',
    description:
      'Set by signing in; over https its name begins with __Host-. What it allows must come from the shop’s own pages: other programs send the header Origin.',
  },
  signature: {
    type: 'apiKey',
    in: 'header',
    name: 'Stripe-Signature',
    description: 'The card provider’s signature of the raw body.',
  },
}

type Placed = { path: string; method: string; operation: object; servers?: object[] }

function byPath(placed: Placed[]): Record<string, JsonSchema> {
  const paths: Record<string, JsonSchema> = {}
  for (const { path, method, operation, servers } of placed)
    paths[path] = {
      ...paths[path],
      ...(servers && { servers }),
      [method.toLowerCase()]: operation,
    }
  return paths
}

/** The library's own words; with codes, the shop may have refused it before the library read it. */
const signInFault = (codes: RefusalCode[] = []) => ({
  description: 'What was wrong, in the words of `message`, or of `detail`',
  ...(codes.length > 0 && { 'x-codes': codes }),
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: { code: { type: 'string' }, message: { type: 'string' } },
        required: ['message'],
      },
    },
    ...(codes.length > 0 && problemAnswer(codes).content),
  },
})

const signInFaults = ({ method, faults = [] }: SignInCall) => ({
  400: signInFault(method === 'POST' ? ['invalid_input', 'malformed_body'] : []),
  401: signInFault(),
  403: signInFault(method === 'POST' ? ['wrong_origin'] : []),
  ...(method === 'POST' && {
    413: problemAnswer(['too_large']),
    415: problemAnswer(['unsupported_type']),
  }),
  ...Object.fromEntries(faults.map((status) => [status, signInFault()])),
})

function signInOperation(call: SignInCall): object {
  const ok = {
    description: 'Done',
    content: { 'application/json': { schema: call.answer } },
  }
  return {
    operationId: call.name,
    tags: ['sign-in'],
    summary: call.says,
    'x-who': call.who,
    security: call.who === 'session' ? [{ session: [] }] : [],
    ...(call.query && {
      parameters: Object.entries(call.query).map(([name, schema]) => ({
        name,
        in: 'query',
        schema,
      })),
    }),
    ...(call.body && {
      requestBody: { required: true, content: { 'application/json': { schema: call.body } } },
    }),
    responses: {
      ...(call.redirects
        ? {
            302: { description: 'To the callbackURL, or to an address with ?error=' },
            // a parameter that stands there twice
            400: signInFault(),
          }
        : { 200: ok, ...signInFaults(call) }),
      429: problemAnswer(['too_many_requests']),
      500: problemAnswer(['internal']),
      503: problemAnswer(['unavailable']),
    },
  }
}

function healthOperations(config: Pick<Config, 'publicUrl'>): Placed[] {
  const answer = (description: string) => ({
    description,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: { status: { type: 'string' } },
          required: ['status'],
        },
      },
    },
  })
  const operation = (operationId: string, summary: string, responses: object) => ({
    operationId,
    tags: ['health'],
    summary,
    'x-who': 'anyone',
    security: [],
    responses,
  })
  const servers = [{ url: config.publicUrl }]
  return [
    {
      path: '/healthz',
      method: 'GET',
      servers,
      operation: operation('healthz', 'The process answers.', { 200: answer('It does') }),
    },
    {
      path: '/readyz',
      method: 'GET',
      servers,
      operation: operation('readyz', 'The process can do its work.', {
        200: answer('It can'),
        503: {
          ...answer('It cannot now'),
          headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
        },
      }),
    },
  ]
}
