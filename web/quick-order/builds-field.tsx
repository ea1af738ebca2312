import { useEffect, useId, useState } from 'react'
import { limits } from '../../bom/limits.ts'
import { halfWidth } from '../../contract/text/half-width.ts'
import { figure } from '../ui/words/amounts.tsx'

type Props = { builds: number; onBuilds: (builds: number) => void }

/** For how many machines the rows are. What cannot be is said, and stays as it was typed. */
export function BuildsField({ builds, onBuilds }: Props) {
  const id = useId()
  const [typed, setTyped] = useState(String(builds))
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => {
    setTyped(String(builds))
    setFault(null)
  }, [builds])
  const commit = () => {
    const text = halfWidth(typed)
      .replace(/(?<=\d)[\s,](?=\d{3}(?:\D|$))/g, '')
      .trim()
    const why = faultOf(text)
    setFault(why)
    if (why === null && Number(text) !== builds) onBuilds(Number(text))
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <label htmlFor={id}>For</label>
      <input
        id={id}
        inputMode="numeric"
        aria-describedby={`${id}-what ${id}-fault`}
        aria-invalid={fault !== null}
        className="input figures min-h-9 w-20 py-1 text-end"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
      <span id={`${id}-what`}>{builds === 1 ? 'machine' : 'machines'}</span>
      <span id={`${id}-fault`} role="alert" className="text-danger">
        {fault && `${fault}. It is still for ${figure(builds)}.`}
      </span>
    </span>
  )
}

/** Why it is no number of machines; null when it is one. */
function faultOf(text: string): string | null {
  if (text === '') return 'Type for how many machines'
  const wanted = Number(text)
  if (!/^[-+]?[\d.,]+$/.test(text) || Number.isNaN(wanted)) return 'This is no number'
  if (!Number.isInteger(wanted)) return 'Machines are whole'
  if (wanted < 1) return 'At least one machine'
  return wanted > limits.builds ? `At most ${figure(limits.builds)} machines` : null
}
