import { z } from 'zod'
import { partFacts } from '../orders/lines.ts'
import { answeredMpn } from '../parts/mpn.ts'
import { category } from '../parts/parts.ts'
import { id, instant, requiredText } from '../text/text.ts'
import { buildRequest } from './schemas.ts'

/** The most saved builds of one user. */
export const maxBuilds = 200

const name = requiredText('Please input the name of the build', 100)

/** The body of POST /builds: as for a check, with a name. Two builds may have the same. */
export const newBuild = buildRequest.extend({ name })

/** The body of PATCH /builds/{id}: what is left out stays; lines are given all together. */
export const buildChange = z.object({
  name: name.optional(),
  machines: buildRequest.shape.machines.unwrap().optional(),
  spares: buildRequest.shape.spares,
  lines: buildRequest.shape.lines.optional(),
  updatedAt: instant
    .optional()
    .describe('as it was read; another one by now is refused. Without it the last change stays'),
})

/** A saved build among others. */
export const buildHead = z.object({
  _id: id,
  name: z.string(),
  machines: z.int(),
  lineCount: z.int(),
  createdAt: instant,
  updatedAt: instant,
})
export type BuildHead = z.output<typeof buildHead>

const savedLine = z.object({
  partId: id,
  partsName: z.string().describe('of the part, which may have left the shop'),
  ...answeredMpn,
  category,
  quantity: z.int().describe('in one machine'),
  part: partFacts.nullable().describe('null when the part is not in the shop any more'),
})

/** A saved build with its parts as they are today. Prices are never saved. */
export const savedBuild = buildHead.extend({
  spares: z.record(category, z.number()),
  lines: z.array(savedLine),
})
export type SavedBuild = z.output<typeof savedBuild>
