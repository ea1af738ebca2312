import { type Build, type Hit, type Item, told } from '../build.ts'
import type { Fact } from '../facts/fact.ts'
import type { Outcome } from './rule.ts'

/** Unbuffered modules with error correction run everywhere; errors are corrected where board and processor do. */
export function eccOutcome({ kits, boards, cpus }: Build): Outcome {
  const sides = [...boards, ...cpus]
  if (kits.length === 0 || sides.length === 0) return 'absent'
  const asked = kits.filter(
    ({ facts }) => facts.registered.value !== true && facts.ecc.value !== false,
  )
  return asked.flatMap((kit): Hit[] => {
    const isSure = kit.facts.ecc.value === true
    const of = (value: boolean | null) =>
      sides.filter((side) => (side.facts.ecc as Fact<boolean>).value === value)
    const [refusing, silent] = [of(false), of(null)]
    if (refusing.length === 0 && silent.length === 0) return []
    const facts = [
      ...told(kit, kit.facts.ecc),
      ...sides.flatMap((side) => told(side, side.facts.ecc)),
    ]
    if (!isSure)
      return [
        {
          verdict: 'unknown',
          text: `Whether ${kit.part.name} corrects errors is not recorded.`,
          facts,
        },
      ]
    if (refusing.length > 0)
      return [
        {
          verdict: 'warning',
          text: `${kit.part.name} runs without error correction: ${namesOf(refusing)} has none.`,
          facts,
        },
      ]
    return [
      {
        verdict: 'unknown',
        text: `Whether ${namesOf(silent)} corrects errors is not recorded.`,
        facts,
      },
    ]
  })
}

const namesOf = (items: readonly Item[]) => items.map(({ part }) => part.name).join(' and ')
