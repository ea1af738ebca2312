import jsvat from 'jsvat-next'

const rules = Object.values(jsvat).filter((one) => 'calcFn' in one)

/** The members whose numbers are in the register, by the letters with which these begin; Northern Ireland is XI. */
const members =
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'

/** Whether a number of the EU has the form and the check digits that its country's numbers have. */
export function hasRightDigits(number: string): boolean {
  const begins = number.slice(0, 2)
  if (!members.split(' ').includes(begins)) return false
  const country = { EL: 'GR', XI: 'GB' }[begins] ?? begins
  const rule = rules.find(({ codes }) => codes[0] === country)
  return rule !== undefined && jsvat.checkVAT(number, [rule]).isValid
}
