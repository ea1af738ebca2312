import { fitRequest, partFit } from '../builds/part-fit.ts'
import { partNames, partNamesQuery } from '../builds/part-names.ts'
import { buildChange, buildHead, newBuild, savedBuild } from '../builds/saved-builds.ts'
import { buildCheck, buildRequest } from '../builds/schemas.ts'
import { substituteQuery, substitutes } from '../builds/substitutes/schemas.ts'
import { buildSuggestionQuery, buildSuggestions } from '../builds/suggestions.ts'
import { type Call, json, list } from '../call.ts'
import { byId, deleted, inserted, pages } from './shapes.ts'

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
    scope: 'catalogue:read',
    says: 'List parts of a category that a build can take, cheapest first, with how many fit, of how many it is not known, and against how many something speaks, which are listed only when that is asked for. Only parts that can be ordered now are counted and listed.',
    query: buildSuggestionQuery,
    answer: json(buildSuggestions),
    refuses: ['not_found'],
  },
  nameParts: {
    method: 'GET',
    path: '/part-names',
    who: 'anyone',
    scope: 'catalogue:read',
    says: 'Name parts by their ids, also those that have left the shop, so that what was linked or noted earlier can still be told.',
    query: partNamesQuery,
    answer: json(partNames),
  },
  listBuilds: {
    method: 'GET',
    path: '/builds',
    who: 'user',
    scope: 'lists:read',
    says: 'List the own saved builds, the last changed first.',
    query: pages,
    answer: list(buildHead),
  },
  addBuild: {
    method: 'POST',
    path: '/builds',
    who: 'user',
    scope: 'lists:write',
    says: 'Save a build under a name: the parts of one machine, how many machines, and spares.',
    body: newBuild,
    answer: inserted,
    refuses: ['not_found', 'too_many_builds'],
    once: 'effect',
  },
  getBuild: {
    method: 'GET',
    path: '/builds/{id}',
    who: 'user',
    scope: 'lists:read',
    says: 'Read an own saved build, its lines with their parts as they are today.',
    params: byId,
    answer: json(savedBuild),
  },
  changeBuild: {
    method: 'PATCH',
    path: '/builds/{id}',
    who: 'user',
    scope: 'lists:write',
    says: 'Change the name, the machines, the spares or the lines of an own saved build. With `updatedAt` one that was changed since then is refused and stays as it is.',
    params: byId,
    body: buildChange,
    answer: json(savedBuild),
    refuses: ['build_changed'],
  },
  deleteBuild: {
    method: 'DELETE',
    path: '/builds/{id}',
    who: 'user',
    scope: 'lists:write',
    says: 'Delete an own saved build.',
    params: byId,
    answer: deleted,
  },
  fitPart: {
    method: 'POST',
    path: '/parts/{id}/fit',
    who: 'anyone',
    scope: 'catalogue:read',
    says: 'Hold one part against the other parts of a machine: only rules that read the part are told. If the lines have it already, there are so many more of it. Nothing is stored.',
    params: byId,
    body: fitRequest,
    answer: json(partFit),
    once: 'natural',
  },
  listSubstitutes: {
    method: 'GET',
    path: '/parts/{id}/substitutes',
    who: 'anyone',
    scope: 'catalogue:read',
    says: 'List parts that can be ordered now and may replace a part, with what differs and where each value comes from. Parts of which a fact that decides is worse are not listed.',
    params: byId,
    query: substituteQuery,
    answer: json(substitutes),
  },
} as const satisfies Record<string, Call>
