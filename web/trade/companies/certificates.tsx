import type { ReactNode } from 'react'
import { countryName } from '../../../contract/parts/countries.ts'
import type { Certificate } from '../../../contract/tax/certificates.ts'
import { ended } from '../../../contract/words/ended.ts'
import { call } from '../../app/api.ts'
import { ownFile } from '../../app/own-file.ts'
import { Badge, type BadgeVariant } from '../../ui/badge.tsx'
import { utcDay } from '../../ui/words/when.tsx'
import { Downloads } from '../files/downloads.tsx'

type Props = {
  certificates: Certificate[]
  /** What stands beside the document of each. */
  actions?: (certificate: Certificate) => ReactNode
}

/** Certificates of exemption: where and when each holds, what became of it, and its document. */
export const CertificateList = ({ certificates, actions }: Props) => (
  <ul className="divide-y rounded-md border text-sm">
    {certificates.map((one) => (
      <li key={one._id} className="space-y-2 px-4 py-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium wrap-anywhere">{one.number}</span>
          <CertificateBadge certificate={one} />
        </p>
        <p className="wrap-anywhere text-soft">
          {countryName(one.country)}
          {one.regions.length > 0 && `: ${one.regions.join(', ')}`}. {ended(one.reason)}{' '}
          {daysOf(one)}
        </p>
        {one.note && <p className="wrap-anywhere whitespace-pre-line">{one.note}</p>}
        <div className="flex flex-wrap items-center gap-2" data-screen-only>
          <Downloads
            files={[
              {
                name: 'Save the document',
                of: one.number,
                file: ownFile(one.fileName),
                ask: () => call('GET /tax-certificates/{id}/file', { id: one._id }),
              },
            ]}
          >
            {actions?.(one)}
          </Downloads>
        </div>
      </li>
    ))}
  </ul>
)

const dayOf = (day: string) => utcDay(new Date(day))

const daysOf = ({ startsOn, endsOn }: Certificate) =>
  endsOn === null ? `From ${dayOf(startsOn)}` : `From ${dayOf(startsOn)} to ${dayOf(endsOn)}`

function CertificateBadge({ certificate }: { certificate: Certificate }) {
  const [words, variant] = stateOf(certificate)
  return <Badge variant={variant}>{words}</Badge>
}

function stateOf({ state, holds }: Certificate): [string, BadgeVariant] {
  if (state === 'asked') return ['Waits for an answer', 'warn']
  if (state === 'refused') return ['Refused', 'danger']
  return holds ? ['Accepted', 'good'] : ['Accepted, not for today', 'neutral']
}
