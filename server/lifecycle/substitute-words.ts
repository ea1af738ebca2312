import type { Replacement, Substitutes } from '../../contract/builds/substitutes/schemas.ts'

type Differences = Replacement['differences']

/** Another part and what differs, on one line: "Ryzen 7 9700X (100-100001404WOF): differs in TDP: 170 W → 65 W". */
export const substituteInWords = ({ part, verdict, differences }: Substitutes['items'][number]) =>
  `${part.name} (${part.mpn}): ${judged(verdict, differences)}`

/** What the maker names, and what the rules say of it. */
export function replacementInWords({ number, part, verdict, differences }: Replacement): string {
  if (!part || !verdict) return `${number}, which is not in our shop`
  return `${part.name} (${part.mpn}): ${judged(verdict, differences)}`
}

const words = {
  direct: 'nothing known is worse',
  'with-consent': 'differs in',
  unknown: 'not known of',
  no: 'does not take its place,',
} as const

function judged(verdict: keyof typeof words, differences: Differences): string {
  if (differences.length === 0) return words[verdict === 'no' ? 'no' : 'direct'].replace(/,$/, '')
  return `${words[verdict]} ${differences.map(differenceInWords).join('; ')}`
}

function differenceInWords({ label, unit, original, candidate }: Differences[number]): string {
  const side = ({ value }: typeof original) =>
    value === null
      ? 'not recorded'
      : typeof value === 'boolean'
        ? value
          ? 'yes'
          : 'no'
        : `${value}${unit ? ` ${unit}` : ''}`
  return `${label}: ${side(original)} → ${side(candidate)}`
}
