import { money } from '../../../contract/pricing/money.ts'
import { cappedFigure, counted, figure } from '../../../contract/words/numbers.ts'
import { change, fixed, inPercent, percent } from '../../../contract/words/shares.ts'

export { cappedFigure, change, counted, figure, fixed, inPercent, money, percent }

/** An amount, never broken over two lines. */
export function Money({ amount, currency }: { amount: number; currency: string }) {
  return <span className="figures whitespace-nowrap">{money(amount, currency)}</span>
}
