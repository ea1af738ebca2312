import { toMinor } from '../../../contract/pricing/money.ts'
import type { SummedLine } from '../../trade/pricing/shown-sum.tsx'
import type { BuilderData } from '../load/load.ts'

/** What has to be ordered, as it is summed. */
export const summedOf = ({ lines, currency }: NonNullable<BuilderData['fleet']>): SummedLine[] =>
  lines.map(({ part, total }) => ({
    taxClass: part.taxClass,
    netMinor: toMinor(total, currency),
  }))
