import {
  type ChipsetVerdict,
  chipsetTable,
  tableVersion,
} from '../../../contract/builds/generations/chipsets.ts'

const words: Record<Exclude<ChipsetVerdict, 'no'>, string> = {
  yes: 'Runs',
  bios: 'With newer firmware',
}

/** The table by which rules know what runs on which chipset, with its version. */
export default function Generations() {
  return (
    <details className="panel">
      <summary className="cursor-pointer px-4 py-3 font-semibold">
        Table of generations <span className="font-normal text-soft">version {tableVersion}</span>
      </summary>
      <ul className="divide-y border-t">
        {chipsetTable.map(({ chipsets, runs, refuses = [] }) => (
          <li key={chipsets.join()} className="px-4 py-2">
            <p className="font-medium break-words">{chipsets.join(', ')}</p>
            {(['yes', 'bios'] as const).map((verdict) => {
              const all = Object.keys(runs).filter((generation) => runs[generation] === verdict)
              return all.length === 0 ? null : (
                <p key={verdict} className="text-sm break-words">
                  <span className="text-soft">{words[verdict]}:</span> {all.join(', ')}
                </p>
              )
            })}
            {refuses.map(({ source, generations }) => (
              <p key={source} className="text-sm break-words">
                <span className="text-soft">Does not run:</span> {generations.join(', ')}{' '}
                <span className="text-xs text-soft">({source})</span>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </details>
  )
}
