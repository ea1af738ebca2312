import type { Placed } from './describe.ts'

const answer = (description: string, status: string) => ({
  description,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: { status: { type: 'string', description: 'in words, for people' } },
        required: ['status'],
      },
      example: { status },
    },
  },
})

const operation = (
  operationId: string,
  summary: string,
  description: string,
  responses: object,
) => ({
  operationId,
  tags: ['health'],
  summary,
  description,
  'x-who': 'anyone',
  security: [],
  responses,
})

/** The two addresses of health, which stand beside the API and not below it. */
export function healthOperations(publicUrl: string): Placed[] {
  const servers = [{ url: publicUrl, description: 'The shop itself' }]
  return [
    {
      path: '/healthz',
      method: 'GET',
      servers,
      operation: operation(
        'healthz',
        'Ask whether the process lives',
        'Answer as long as the process does, whatever becomes of the database.',
        { 200: answer('It does', 'ok') },
      ),
    },
    {
      path: '/readyz',
      method: 'GET',
      servers,
      operation: operation(
        'readyz',
        'Ask whether the process can work',
        'Answer 200 when the database answers within two seconds and the process is not stopping.',
        {
          200: answer('It can', 'ready'),
          503: {
            ...answer('It cannot now', 'the database does not answer'),
            headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
          },
        },
      ),
    },
  ]
}
