import type { Call } from '../../contract/call.ts'
import { type CallName, calls } from '../../contract/calls.ts'
import { scopeNames, scopes } from '../../contract/people/scopes.ts'
import { healthOperations } from './health-operations.ts'
import { type Described, limitsInWords } from './limits-in-words.ts'
import { operationOf } from './operation.ts'
import { headers, namedParameters } from './pieces.ts'
import { refusalExamples } from './refusal-examples.ts'
import { type JsonSchema, namedSchemas } from './schemas.ts'
import { signInCalls } from './sign-in-calls.ts'
import { signInOperation } from './sign-in-operation.ts'
import { strongSignInCalls } from './strong-sign-in-calls.ts'
import { tags } from './tags.ts'

/**
 * The whole API as OpenAPI 3.1: the calls of the contract, the endpoints of signing in, and the two of health. Paths
 * stand below `servers[0]`, which is PUBLIC_URL/api; health has a server of its own.
 */
export function describeApi(config: Described): object {
  const { publicUrl } = config
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: config.name,
      version: '1',
      summary: 'Computer parts in bulk: catalogue, orders, card payments, back office.',
      description: descriptionOf(config),
      contact: { name: 'Whoever runs this shop', url: publicUrl },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${publicUrl}/api`, description: 'This shop' }],
    externalDocs: { url: `${publicUrl}/api/docs`, description: 'The same for people' },
    tags,
    paths: byPath([
      ...(Object.entries(calls) as [CallName, Call][]).map(([name, call]) => ({
        path: call.path,
        method: call.method,
        operation: operationOf(config, name, call),
      })),
      ...[...signInCalls, ...strongSignInCalls].map((call) => ({
        path: call.path,
        method: call.method,
        operation: signInOperation(call),
      })),
      ...healthOperations(publicUrl),
    ]),
    components: {
      schemas: namedSchemas(),
      parameters: namedParameters,
      headers,
      examples: refusalExamples(),
      securitySchemes: securitySchemesOf(config),
    },
  }
}

const descriptionOf = (config: Described) =>
  `Prices are in major units of ${config.currency.toUpperCase()}. To be read by people: ${config.publicUrl}/api/docs

Lists are arrays; the header \`Link\` leads to the page after. A POST with an \`Idempotency-Key\` may be repeated. Every refusal is \`application/problem+json\` (RFC 9457), and programs go by its \`code\`.

${limitsInWords(config)}`

const securitySchemesOf = ({ cookiePrefix, publicUrl }: Described) => ({
  token: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of PUT /user/{email}: 15 minutes, or until its session ends.',
  },
  key: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A key of a program, made in Dashboard, Programs: `apikey_…`. Each call says which scope it asks of it.',
  },
  client: {
    type: 'oauth2',
    description:
      'The same key for programs that speak OAuth: the id of the key is the client’s id, the key its secret. A token opens for an hour at most.',
    flows: {
      clientCredentials: {
        tokenUrl: `${publicUrl}/oauth/token`,
        scopes: Object.fromEntries(scopeNames.map((name) => [name, scopes[name].says])),
      },
    },
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: `${cookiePrefix}.session_token`,
    description:
      'Set by signing in; over https its name begins with __Host-. What it allows must come from the shop’s own pages: other programs send the header Origin.',
  },
  signature: {
    type: 'apiKey',
    in: 'header',
    name: 'Stripe-Signature',
    description: 'The card provider’s signature of the raw body.',
  },
  gatewaySignature: {
    type: 'apiKey',
    in: 'header',
    name: 'webhook-signature',
    description:
      'The payment gateway’s signature by Standard Webhooks, beside webhook-id and webhook-timestamp.',
  },
})

/** An operation and where it stands. */
export type Placed = { path: string; method: string; operation: object; servers?: object[] }

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
