import {
  factOfPart,
  factsFile,
  factsResult,
  missingFacts,
  missingParts,
  missingQuery,
  newFact,
  partFacts,
} from '../builds/person-facts.ts'
import { type Call, file, json } from '../call.ts'
import { byId, modified } from './shapes.ts'

/** What persons look up of parts, and what nobody has. */
export const factCalls = {
  listPartFacts: {
    method: 'GET',
    path: '/parts/{id}/facts',
    who: 'admin',
    says: 'List the facts of a part that rules read and people can look up, each with what is recorded and who says it.',
    params: byId,
    answer: json(partFacts),
  },
  setPartFact: {
    method: 'PUT',
    path: '/parts/{id}/facts/{key}',
    who: 'admin',
    says: 'Say a fact of a part, and where it is published. It stands among the specifications, whatever imports say from now on.',
    params: factOfPart,
    body: newFact,
    answer: modified,
  },
  removePartFact: {
    method: 'DELETE',
    path: '/parts/{id}/facts/{key}',
    who: 'admin',
    says: 'Take back what a person said of a part: what was imported before stands there again. modifiedCount is 0 when nobody said it.',
    params: factOfPart,
    answer: modified,
  },
  listMissingFacts: {
    method: 'GET',
    path: '/admin/missing-facts',
    who: 'admin',
    says: 'Count by category and fact the parts of which it is not known, their stock, and how often a check ended in unknown for it; what is asked most stands first.',
    answer: json(missingFacts),
  },
  listMissingFactParts: {
    method: 'GET',
    path: '/admin/missing-facts/parts',
    who: 'admin',
    says: 'List parts of which a fact is not known, those with most pieces in stock first.',
    query: missingQuery,
    answer: json(missingParts),
  },
  exportMissingFacts: {
    method: 'GET',
    path: '/admin/missing-facts/export',
    who: 'admin',
    says: 'Export the parts of which a fact is not known as CSV with the columns sku, fact, value and source, up to 10,000, to be filled in and sent to POST /admin/part-facts.',
    query: missingQuery.omit({ limit: true }),
    answer: file('text/csv'),
  },
  importPartFacts: {
    method: 'POST',
    path: '/admin/part-facts',
    who: 'admin',
    says: 'Say facts of many parts by a CSV with the columns sku, fact, value and source; lists have semicolons between their texts. Rows without a value are left out, those that cannot be written are told with their line.',
    body: factsFile,
    bodyKilobytes: 2_048,
    answer: json(factsResult),
    once: 'natural',
    isLong: true,
  },
} as const satisfies Record<string, Call>
