import { Link } from 'react-router'
import type { Replacement } from '../../../contract/builds/substitutes/schemas.ts'
import { figure } from '../../ui/words/amounts.tsx'
import { PartName } from '../../ui/words/part-name.tsx'

/** What of a replacement goes over the wire. */
export type NamedReplacement = Pick<Replacement, 'number' | 'verdict' | 'differences'> & {
  part: { _id: string; name: string } | null
}

const verdicts: Record<NonNullable<Replacement['verdict']>, string> = {
  direct: 'By what is recorded nothing that counts is worse.',
  'with-consent': 'It differs; look whether that matters to you.',
  unknown: 'Whether it can take its place is not known: facts are missing.',
  no: 'By what is recorded it cannot take its place.',
}

/** What the maker of a part names in its place, with what the rules say of it: it is told, and not trusted. */
export function ReplacementNote({ replacement }: { replacement: NamedReplacement }) {
  const { number, part, verdict, differences } = replacement
  return (
    <div className="rounded-md border bg-sunken/60 p-3 text-sm">
      <p>
        <span className="text-soft">Its maker names in its place: </span>
        {part ? (
          <Link to={`/parts/${part._id}`} className="link font-medium">
            <PartName name={part.name} />
          </Link>
        ) : (
          <span className="font-mono font-medium">{number}</span>
        )}
      </p>
      <p className="mt-1 text-soft">
        {verdict === null ? 'It is not in this shop.' : verdicts[verdict]}
      </p>
      {differences.length > 0 && (
        <dl className="mt-2 grid gap-x-3 gap-y-1 sm:grid-cols-[auto_1fr]">
          {differences.map(({ key, label, unit, original, candidate }) => (
            <div key={key} className="contents">
              <dt className="text-soft">{label}</dt>
              <dd className="wrap-anywhere">
                {sideInWords(original.value, unit)} <span aria-hidden="true">→</span>
                <span className="sr-only">there, and here</span>{' '}
                {sideInWords(candidate.value, unit)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

function sideInWords(value: string | number | boolean | null, unit: string | null): string {
  if (value === null) return 'not recorded'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = typeof value === 'number' ? figure(value) : value
  return unit ? `${text} ${unit}` : text
}
