import { type Hit, type Item, told } from '../build.ts'

type Cpu = Item<'cpu'>
type Board = Item<'motherboard'>
type Kit = Item<'ram'>

export function boardTypeHit(kit: Kit, board: Board): Hit | null {
  const [type, types] = [kit.facts.type, board.facts.memoryTypes]
  const facts = [...told(kit, type), ...told(board, types)]
  if (type.value === null || types.value === null)
    return {
      verdict: 'unknown',
      text: `The kind of memory of ${(type.value === null ? kit : board).part.name} is not recorded.`,
      facts,
    }
  if (types.value.includes(type.value)) return null
  const text = `${kit.part.name}: ${type.value}. ${board.part.name}: ${types.value.join(' or ')}.`
  return { verdict: 'blocker', text, facts }
}

/** Generations that take DDR3 at its low voltage only. Source: Intel ARK, "DDR3L 1.35 V". */
const lowVoltage = new Set(['core-6', 'core-7', 'xeon-e3-v5', 'xeon-e3-v6'])
const low = 1.35

export function processorTypeHit(kit: Kit, cpu: Cpu): Hit | null {
  const [{ type, voltage }, { memoryTypes, generation }] = [kit.facts, cpu.facts]
  const facts = [...told(kit, type), ...told(cpu, memoryTypes)]
  const [named, types] = [type.value, memoryTypes.value]
  if (named === null || types === null)
    return {
      verdict: 'unknown',
      text: `The kind of memory of ${(named === null ? kit : cpu).part.name} is not recorded.`,
      facts,
    }
  const isThird = /^DDR3L?$/.test(named)
  const takes = types.includes(named) || (isThird && types.some((one) => /^DDR3L?$/.test(one)))
  if (!takes)
    return {
      verdict: 'blocker',
      text: `${kit.part.name}: ${named}. ${cpu.part.name}: ${types.join(' or ')}.`,
      facts,
    }
  const wantsLow =
    (generation.value !== null && lowVoltage.has(generation.value)) || !types.includes('DDR3')
  if (!isThird || named === 'DDR3L' || !wantsLow) return null
  const withVoltage = [...facts, ...told(kit, voltage), ...told(cpu, generation)]
  if (voltage.value === null)
    return {
      verdict: 'unknown',
      text: `${cpu.part.name} takes DDR3 at ${low} V only, and the voltage of ${kit.part.name} is not recorded.`,
      facts: withVoltage,
    }
  if (voltage.value <= low) return null
  return {
    verdict: 'warning',
    text: `${kit.part.name} runs at ${voltage.value} V; ${cpu.part.name} takes DDR3 at ${low} V.`,
    facts: withVoltage,
  }
}

export function formHit(kit: Kit, board: Board): Hit | null {
  const [form, wanted] = [kit.facts.form, board.facts.memoryForm]
  const facts = [...told(kit, form), ...told(board, wanted, board.facts.formFactor)]
  if (form.value === null || wanted.value === null)
    return {
      verdict: 'unknown',
      text:
        form.value === null
          ? `The form of ${kit.part.name} is not recorded.`
          : `Whether ${board.part.name} takes DIMM or SO-DIMM is not recorded.`,
      facts,
    }
  if (form.value === wanted.value) return null
  return {
    verdict: 'blocker',
    text: `${kit.part.name} is ${form.value}, ${board.part.name} takes ${wanted.value}.`,
    facts,
  }
}
