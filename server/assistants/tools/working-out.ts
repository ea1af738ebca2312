import { z } from 'zod'
import { buildCheck, buildRequest } from '../../../contract/builds/schemas.ts'
import { substitutes } from '../../../contract/builds/substitutes/schemas.ts'
import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { bomReading, bomReadingRequest } from '../../../contract/parts/bom-readings.ts'
import { priceRequest, prices } from '../../../contract/pricing/prices.ts'
import { id } from '../../../contract/text/text.ts'
import { figure } from '../../../contract/words/numbers.ts'
import { named, partHead } from '../shapes.ts'
import { tool } from '../tool.ts'

export const getPrices = tool({
  name: 'get_prices',
  title: 'Prices for quantities',
  says: 'Work out what quantities of parts cost: the legal quantity after minimum and multiple, the unit price at it and why, a better quantity, and what speaks against ordering it. Order at exactly these quantities and totals.',
  calls: ['getPrices'],
  input: priceRequest,
  output: prices.shape,
  run: async ({ ask }, given) => (await ask('getPrices', given)).body as z.input<typeof prices>,
})

export const readList = tool({
  name: 'read_list',
  title: 'Read a parts list',
  says: 'Read a list of parts as text (a table, CSV, lines of an e-mail). Every row is answered: ready, to be looked at with the reason, or none. Nothing is ordered. Ask a person about rows to be looked at, and about the questions.',
  calls: ['readBom'],
  input: bomReadingRequest.pick({ roles: true, decimal: true }).extend({
    text: z
      .string('This must be text')
      .min(1, 'Send the list as text')
      .max(500_000, { error: () => `At most ${figure(500_000)} characters` })
      .describe('the list as it is, with its line breaks'),
  }),
  output: bomReading.shape,
  run: async ({ ask }, given) => (await ask('readBom', given)).body as Output<Calls['readBom']>,
})

export const checkBuild = tool({
  name: 'check_build',
  title: 'Check a build',
  says: 'Hold the parts of one machine against each other, and count how many machines can be built now. Unknown is never fitting: say what is not known.',
  calls: ['checkBuild'],
  input: buildRequest,
  output: buildCheck.shape,
  run: async ({ ask }, given) =>
    (await ask('checkBuild', given as Input<Calls['checkBuild']>)).body as Output<
      Calls['checkBuild']
    >,
})

const { items: _, ...ofSubstitutes } = substitutes.shape
const substitute = substitutes.shape.items.element

export const findSubstitutes = tool({
  name: 'find_substitutes',
  title: 'Substitutes of a part',
  says: 'List parts that can be ordered now and may replace a part, with what differs. `with-consent` and `unknown` are a person’s to decide.',
  calls: ['listSubstitutes'],
  input: z.object({ partsId: id, limit: z.int().min(1).max(24).optional() }),
  output: {
    items: z.array(substitute.extend({ part: partHead })),
    ...ofSubstitutes,
  },
  run: async ({ ask }, { partsId, limit }) => {
    const { body } = await ask('listSubstitutes', { id: partsId, limit })
    const { items, ...rest } = body as Output<Calls['listSubstitutes']>
    return { ...rest, items: items.map((one) => ({ ...one, part: named(one.part) })) }
  },
})
