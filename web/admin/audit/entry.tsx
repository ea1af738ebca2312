import { Link } from 'react-router'
import type { AuditEntry } from '../../../contract/audit/audit.ts'
import { useShopConfig } from '../../app/shop-config.ts'
import { Facts } from '../../ui/tables/facts.tsx'
import { figure } from '../../ui/words/amounts.tsx'
import { When } from '../../ui/words/when.tsx'
import { historyOf } from './history-of.ts'
import { fieldName, pageOf, valueWords, wayNames } from './words.ts'

/** One change: what and of which thing, each value before and after, and beneath it who, how and when. */
export function EntryRow({ entry }: { entry: AuditEntry }) {
  return (
    <li className="grid gap-x-6 gap-y-2 px-4 py-3 text-sm sm:px-5 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="min-w-0">
        <p className="font-medium">{entry.what}</p>
        <Subject entry={entry} />
        <p className="mt-1 text-xs text-soft">
          <Facts>
            <span className="wrap-anywhere">{whoOf(entry)}</span>
            <Way entry={entry} />
            <When at={entry.at} />
          </Facts>
        </p>
      </div>
      <Values entry={entry} />
    </li>
  )
}

function Subject({ entry }: { entry: AuditEntry }) {
  const { thing, subject, title } = entry
  if (thing === 'shop') return null
  const page = pageOf(entry)
  const name = title ?? subject
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
      {page ? (
        <Link to={page} className="link">
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      {thing && thing !== 'import' && (
        <Link
          to={historyOf(thing, subject)}
          className="inline-flex min-h-6 items-center text-xs text-soft underline"
        >
          History<span className="sr-only"> of {name}</span>
        </Link>
      )}
    </p>
  )
}

/** The shop's jobs and the operator have no account; one that was deleted has no name any more. */
function whoOf({ by, email, via }: AuditEntry) {
  if (email) return by ? `${by}, ${email}` : email
  if (via === 'command') return 'The operator'
  return via === 'job' || via === null ? 'The shop' : 'A deleted account'
}

function Way({ entry: { via, key, keyId } }: { entry: AuditEntry }) {
  if (via === null) return null
  if (!keyId) return <span>{wayNames[via]}</span>
  return (
    <Link
      to={`/dashboard/audit?keyId=${keyId}`}
      className="inline-flex min-h-6 items-center underline"
    >
      By the key {key ?? 'of a deleted account'}
    </Link>
  )
}

type Shown = { field: string; before: string | null; after: string | null }

/** How many values are shown at once: a new part has dozens. */
const shownUpTo = 6

/** Each field with what it was and what it is; what did not exist before, or does not after, is said by one side. */
function Values({ entry: { changes, facts } }: { entry: AuditEntry }) {
  const all = [
    ...changes,
    ...facts.map(({ field, value }): Shown => ({ field, before: null, after: value })),
  ]
  if (all.length === 0) return null
  if (all.length <= shownUpTo + 1) return <ValueList values={all} />
  return (
    <div className="min-w-0">
      <ValueList values={all.slice(0, shownUpTo)} />
      <details className="mt-1">
        <summary className="min-h-6 cursor-pointer text-soft">
          {figure(all.length - shownUpTo)} more
        </summary>
        <ValueList values={all.slice(shownUpTo)} />
      </details>
    </div>
  )
}

function ValueList({ values }: { values: Shown[] }) {
  const { currency } = useShopConfig()
  return (
    <dl className="grid min-w-0 content-start gap-x-4 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {values.map(({ field, before, after }) => (
        <div key={field} className="contents">
          <dt className="text-soft max-sm:mt-1">{fieldName(field)}</dt>
          <dd className="min-w-0 wrap-anywhere">
            {before !== null && (
              <del className="text-soft decoration-1">{valueWords(field, before, currency)}</del>
            )}
            {before !== null && after !== null && (
              <span className="text-soft" aria-hidden="true">
                {' → '}
              </span>
            )}
            {after !== null && (
              <ins className="no-underline">{valueWords(field, after, currency)}</ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
