import { type Build, toBuild, total } from '../../contract/builds/build.ts'
import { checkParts } from '../../contract/builds/check-build.ts'
import { type FleetLine, planFleet } from '../../contract/builds/fleet.ts'
import { informationOf } from '../../contract/builds/information.ts'
import { rulesVersion } from '../../contract/builds/rules/rules.ts'
import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { isKnownCategory } from '../../contract/parts/known-categories.ts'
import { toMajor, toMinor } from '../../contract/pricing/money.ts'
import {
  buildLineOf,
  factsToApi,
  type PartRow,
  priceLine,
  requireEver,
} from '../catalogue/index.ts'
import type { Anyone, Shop } from '../shop.ts'
import { countQuestions } from './count-questions.ts'
import { findBuildParts } from './find-build-parts.ts'

/** Holds the parts of one machine against each other, and plans the machines with what the shop has and asks now. */
export async function checkBuild(
  shop: Shop,
  _caller: Anyone,
  { machines, spares = {}, lines }: Input<Calls['checkBuild']>,
): Promise<Output<Calls['checkBuild']>> {
  const { currency } = shop.config
  await requireEver(shop.database.sql, Object.keys(spares), 'spares')
  const rows = await findBuildParts(shop.database.sql, lines)
  const build = toBuild(rows.map(({ row, quantity }) => buildLineOf(row, quantity)))
  const { verdict, findings, checked, notChecked } = checkParts(build)
  countQuestions(shop, build, findings)
  const fleet = planFleet(
    machines,
    rows.map(({ row, quantity }) => ({
      partId: row.id,
      perMachine: quantity,
      available: orderable(row),
      minimum: row.minQuantity,
      multiple: row.orderMultiple,
      maximum: row.maxQuantity,
      sparePercent: Object.hasOwn(spares, row.category) ? (spares[row.category] ?? 0) : 0,
    })),
  )
  const unread = new Set(
    rows.flatMap(({ row }) => (isKnownCategory(row.category) ? [] : [row.name])),
  )
  const byId = new Map(rows.map(({ row }) => [row.id, row]))
  const planned = fleet.lines.map((line) => fleetLine(line, byId.get(line.partId)!, shop))
  const minor = planned.reduce((sum, line) => sum + toMinor(line.total, currency), 0)
  return {
    verdict,
    isComplete: isWhole(build),
    findings,
    checked,
    notChecked,
    factsKnown: countKnown(build),
    information: informationOf(build, [...unread]),
    fleet: {
      machines,
      buildable: fleet.buildable,
      limiting: fleet.limiting,
      lines: planned,
      currency,
      total: toMajor(minor, currency),
    },
    rulesVersion,
  }
}

/** Whether it is one machine with all that a machine has: several boards are several. */
const isWhole = ({ cpus, boards, kits, drives }: Build) =>
  total(boards) === 1 && [cpus, kits, drives].every((some) => some.length > 0)

/** Of a part whose orders have ended there is nothing to build with. */
const orderable = ({ ordersEnded, quantity }: PartRow) => (ordersEnded ? 0 : quantity)

function fleetLine({ partId, wanted, quantity, leftOver }: FleetLine, row: PartRow, shop: Shop) {
  const { unitPrice, total, advice } = priceLine(row, wanted, shop)
  return {
    partId,
    part: factsToApi(row, shop),
    wanted,
    quantity,
    leftOver,
    available: orderable(row),
    unitPrice,
    total,
    cheaper: advice?.kind === 'saves' ? { quantity: advice.quantity, total: advice.total } : null,
  }
}

/** How many facts of the parts rules can read. */
const countKnown = ({ cpus, boards, kits, drives, cards }: Build) =>
  [...cpus, ...boards, ...kits, ...drives, ...cards].reduce(
    (sum, { facts }) => sum + Object.values(facts).filter(isKnown).length,
    0,
  )

const isKnown = (fact: unknown) =>
  typeof fact === 'object' && fact !== null && 'value' in fact && fact.value !== null
