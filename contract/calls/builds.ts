import { buildCheck, buildRequest } from '../builds/schemas.ts'
import { buildSuggestionQuery, buildSuggestions } from '../builds/suggestions.ts'
import { type Call, json } from '../call.ts'

/** What parts are together: machines that are put together from them. */
export const buildCalls = {
  checkBuild: {
    method: 'POST',
    path: '/builds/check',
    who: 'anyone',
    scope: 'catalogue:read',
    says: 'Hold the parts of one machine against each other, and count how many of the machines can be built now. Unknown is never called fitting, and nothing is called compatible. Nothing is stored.',
    body: buildRequest,
    answer: json(buildCheck),
    refuses: ['not_found'],
    once: 'natural',
    isReading: true,
  },
  suggestForBuild: {
    method: 'GET',
    path: '/builds/suggestions',
    who: 'anyone',
    says: 'List parts of a category that a build can take, cheapest first, with how many fit, of how many it is not known, and how many are hidden since something speaks against them. Only parts that can be ordered now are counted and listed.',
    query: buildSuggestionQuery,
    answer: json(buildSuggestions),
    refuses: ['not_found'],
  },
} as const satisfies Record<string, Call>
