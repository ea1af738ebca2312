import type { RefusalCode } from '../../contract/refusals.ts'
import { composed } from './composed.ts'
import { signInLimitsOf } from './limits-in-words.ts'
import { headerRefs, limited, ofAll, problemAnswer, summaryOf } from './pieces.ts'
import type { SignInCall } from './sign-in-call.ts'

/** What the library says in its own words, one example of each status. */
const librarysWords: Record<number, { code: string; message: string }> = {
  400: { code: 'INVALID_INPUT', message: 'Please input a valid email' },
  401: { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password' },
  403: {
    code: 'SESSION_NOT_FRESH',
    message: 'You logged in more than ten minutes ago. Log in again before you change this.',
  },
  404: { code: 'PROVIDER_NOT_FOUND', message: 'Provider not found' },
  422: {
    code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
    message: 'User already exists. Use another email.',
  },
}

/** The library's own words; with codes, the shop may have refused it before the library read it. */
const librarysFault = (status: number, codes: RefusalCode[] = []) => ({
  description: 'What was wrong, in the words of `message`, or of `detail`',
  headers: headerRefs(ofAll),
  ...(codes.length > 0 && { 'x-codes': codes }),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/SignInFault' },
      example: librarysWords[status],
    },
    ...(codes.length > 0 && problemAnswer(codes).content),
  },
})

const faultsOf = ({ method, faults = [] }: SignInCall) => ({
  400: librarysFault(400, method === 'POST' ? ['invalid_input', 'malformed_body'] : []),
  401: librarysFault(401),
  403: librarysFault(403, method === 'POST' ? ['wrong_origin'] : []),
  ...(method === 'POST' && {
    413: problemAnswer(['too_large']),
    415: problemAnswer(['unsupported_type']),
  }),
  ...Object.fromEntries(faults.map((status) => [status, librarysFault(status)])),
})

/** An endpoint of the sign-in library as an operation object of OpenAPI. */
export function signInOperation(call: SignInCall): object {
  return {
    operationId: call.name,
    tags: ['sign-in'],
    summary: summaryOf(call.name),
    description: call.says,
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
      requestBody: {
        required: true,
        content: { 'application/json': { schema: call.body, example: composed(call.body) } },
      },
    }),
    responses: {
      ...(call.redirects
        ? {
            302: {
              description: 'To the callbackURL, or to an address with ?error=',
              headers: headerRefs(['Location', ...ofAll]),
            },
            // a parameter that stands there twice
            400: librarysFault(400),
          }
        : {
            200: {
              description: 'Done',
              headers: headerRefs(ofAll),
              content: {
                'application/json': { schema: call.answer, example: composed(call.answer) },
              },
            },
            ...faultsOf(call),
          }),
      429: limited(signInLimitsOf(call.path.slice('/auth'.length))),
      500: problemAnswer(['internal']),
      503: problemAnswer(['unavailable']),
    },
  }
}
