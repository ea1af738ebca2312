import type { ShownTaxId, TaxCheck, TaxIdState } from '../../../contract/tax/tax-ids.ts'
import { Badge, type BadgeVariant } from '../../ui/badge.tsx'
import { When } from '../../ui/words/when.tsx'
import { CompanyFact } from './facts.tsx'

const states: Record<TaxIdState, [words: string, variant: BadgeVariant]> = {
  none: ['None told', 'neutral'],
  unasked: ['Not looked up', 'neutral'],
  unknown: ['Not known yet', 'warn'],
  valid: ['Valid', 'good'],
  invalid: ['Not valid', 'danger'],
}

export function TaxNumberBadge({ state }: { state: TaxIdState }) {
  const [words, variant] = states[state]
  return <Badge variant={variant}>{words}</Badge>
}

/** A tax number with what was said of it last, and all that was said before. */
export function TaxNumberFacts({ shown }: { shown: ShownTaxId }) {
  const number = shown.taxId.replace(/[^A-Za-z0-9+*]/g, '').toUpperCase()
  const last = shown.checks.find((one) => one.number === number && one.result !== 'unknown')
  return (
    <>
      <dl className="grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2">
        <CompanyFact name="Number">{shown.taxId || 'None told'}</CompanyFact>
        {last && (
          <>
            <CompanyFact name="Checked">
              <When at={last.at} as="date" /> by {whoOf(last)}
            </CompanyFact>
            {last.name && <CompanyFact name="Name in the register">{last.name}</CompanyFact>}
            {last.address && (
              <CompanyFact name="Address in the register">
                <span className="whitespace-pre-line">{last.address}</span>
              </CompanyFact>
            )}
            {last.consultationNumber && (
              <CompanyFact name="Consultation number">
                <span className="font-mono">{last.consultationNumber}</span>
              </CompanyFact>
            )}
            {last.note && <CompanyFact name="Note">{last.note}</CompanyFact>}
          </>
        )}
      </dl>
      {shown.checks.length > 0 && <History checks={shown.checks} />}
    </>
  )
}

const whoOf = ({ source, by }: TaxCheck) =>
  source === 'vies' ? 'the EU’s register (VIES)' : by || 'the seller, by hand'

const results = { valid: 'Valid', invalid: 'Not valid', unknown: 'No answer' } as const

const History = ({ checks }: { checks: TaxCheck[] }) => (
  <details className="text-sm">
    <summary className="link w-fit cursor-pointer py-1">All checks</summary>
    <ol className="mt-2 divide-y rounded-md border">
      {checks.map((check) => (
        <li key={check._id} className="space-y-1 px-3 py-2">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-medium">{results[check.result]}</span>
            <span className="font-mono text-xs wrap-anywhere">{check.number}</span>
            <span className="text-xs text-soft">
              <When at={check.at} />, {whoOf(check)}
              {check.source === 'vies' && check.by && `, asked by ${check.by}`}
            </span>
          </p>
          {(check.name || check.note || check.consultationNumber) && (
            <p className="text-xs wrap-anywhere text-soft">
              {[check.name, check.consultationNumber, check.note].filter(Boolean).join(' · ')}
            </p>
          )}
        </li>
      ))}
    </ol>
  </details>
)
