import { z } from 'zod'
import { type Call, json, list } from '../call.ts'
import { bomReading, bomReadingRequest } from '../parts/bom-readings.ts'
import { columnLayout, columnLayouts } from '../parts/column-layouts.ts'
import { matchRequest, partMatches } from '../parts/matching.ts'
import {
  keptOwnNumber,
  ownMatches,
  ownMatchRequest,
  ownNumbersQuery,
  ownPartNumbers,
} from '../parts/own-numbers.ts'
import { countedMisses, readingMisses } from '../parts/reading-misses.ts'
import { byId, deleted, numberedPages } from './shapes.ts'

/** Which parts the rows of a bill of materials mean, what buyers' own books call parts, and how their lists are read. */
export const matchingCalls = {
  matchParts: {
    method: 'POST',
    path: '/part-matches',
    who: 'anyone',
    says: 'Find the parts that up to 500 rows mean, by the manufacturer’s number or ours; what is only like it is offered with the reason.',
    body: matchRequest,
    bodyKilobytes: 1_024,
    answer: json(partMatches),
    once: 'natural',
  },
  readBom: {
    method: 'POST',
    path: '/bom-readings',
    who: 'anyone',
    says: 'Read a parts list as quick order does: a file (XLSX, XLSM, XLSB, XLS, ODS, CSV, TSV, HTML, JSON, text) or a text, of up to 5,000 rows and 5 MB. Every row is answered: ready, to be looked at with the reason, or no line. Nothing is ordered, and no list is kept: headers and numbers that are not understood are counted.',
    upload: 'file',
    uploadMegabytes: 5,
    jsonToo: true,
    body: bomReadingRequest,
    bodyKilobytes: 12_288,
    answer: json(bomReading),
    refuses: ['file_missing', 'file_unreadable'],
    once: 'natural',
  },
  matchOwnNumbers: {
    method: 'POST',
    path: '/own-part-matches',
    who: 'buyer',
    says: 'Find the parts that up to 500 of the buyer’s own numbers mean.',
    body: ownMatchRequest,
    bodyKilobytes: 256,
    answer: json(ownMatches),
    once: 'natural',
  },
  listOwnNumbers: {
    method: 'GET',
    path: '/own-part-numbers',
    who: 'buyer',
    says: 'List the buyer’s own part numbers, newest first.',
    query: numberedPages.extend(ownNumbersQuery.shape),
    answer: list(keptOwnNumber),
  },
  saveOwnNumbers: {
    method: 'POST',
    path: '/own-part-numbers',
    who: 'buyer',
    says: 'Keep what the buyer’s books call parts. A number means one part: the one it was kept with last. Two spellings of one number are refused. A buyer may have 20,000.',
    body: ownPartNumbers,
    bodyKilobytes: 256,
    answer: json(z.object({ kept: z.int().describe('numbers that mean their part now') })),
    once: 'natural',
    refuses: ['own_numbers_full'],
  },
  forgetOwnNumber: {
    method: 'DELETE',
    path: '/own-part-numbers/{id}',
    who: 'buyer',
    says: 'Forget an own number. Orders keep theirs.',
    params: byId,
    answer: deleted,
  },
  listColumnLayouts: {
    method: 'GET',
    path: '/column-layouts',
    who: 'buyer',
    says: 'Read how the buyer’s parts lists are read: at most 50 layouts, as the buyer corrected them.',
    answer: json(columnLayouts),
  },
  keepColumnLayout: {
    method: 'POST',
    path: '/column-layouts',
    who: 'buyer',
    says: 'Keep how lists of a layout are read. Of more than 50 the one that was used longest ago goes.',
    body: columnLayout,
    bodyKilobytes: 16,
    answer: json(z.object({ kept: z.int().describe('layouts that are kept now') })),
    once: 'natural',
  },
  countReadingMisses: {
    method: 'POST',
    path: '/reading-misses',
    who: 'anyone',
    says: 'Tell which headers and numbers of one list were not understood. They are counted, without the list and whose it was; what is no header or number, and what is understood by now, is left out.',
    body: readingMisses,
    answer: json(z.object({ counted: z.int().describe('headers and numbers that were counted') })),
    once: 'effect',
  },
  listReadingMisses: {
    method: 'GET',
    path: '/reading-misses',
    who: 'admin',
    says: 'List which headers and numbers of lists were not understood, at most 200 of each, what most lists had first. What no list had for 90 days is forgotten.',
    answer: json(countedMisses),
  },
} as const satisfies Record<string, Call>
