import { Link } from 'react-router'
import type { ApiKey } from '../../../contract/people/keys.ts'
import { usePerson } from '../../app/session.ts'
import { useShopConfig } from '../../app/shop-config.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/tables/facts.tsx'
import { Money } from '../../ui/words/amounts.tsx'
import { When } from '../../ui/words/when.tsx'

type Props = { apiKey: ApiKey; onRotate: () => void; onRevoke: () => void }

/** One key: how it begins, its id, by which the audit and OAuth name it, what it may, until when, and when it was last used. */
export function KeyRow({ apiKey: key, onRotate, onRevoke }: Props) {
  const { currency } = useShopConfig()
  const { isAdmin } = usePerson()
  const isOver = key.revokedAt !== null || new Date(key.expiresAt) <= new Date()
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <div className="min-w-0 grow basis-64 space-y-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium wrap-anywhere">{key.name}</span>
          {key.actsFor === 'shop' && <Badge variant="accent">For the shop</Badge>}
          <StateBadge apiKey={key} />
        </p>
        <p className="font-mono text-xs break-all text-soft">
          {key.prefixes.map((prefix) => `${prefix}…`).join(' and ')}
        </p>
        <p className="text-xs text-soft">
          Id <span className="font-mono break-all">{key._id}</span>
          {isAdmin && (
            <>
              {' · '}
              <Link
                to={`/dashboard/audit?keyId=${key._id}`}
                className="link"
                aria-label={`What ${key.name} did`}
              >
                What it did
              </Link>
            </>
          )}
        </p>
        <p className="text-sm text-soft">{key.scopes.join(', ')}</p>
        <p className="text-xs text-soft">
          <Facts>
            {!key.isOwn && <span>made by {key.email}</span>}
            <span>
              {key.revokedAt ? 'revoked ' : isOver ? 'ended ' : 'ends '}
              <When at={key.revokedAt ?? key.expiresAt} as="date" />
            </span>
            <span>
              {key.lastUsedAt ? (
                <>
                  last used <When at={key.lastUsedAt} />
                </>
              ) : (
                'never used'
              )}
            </span>
            {key.orderCeiling !== null && (
              <span>
                at most <Money amount={key.orderCeiling} currency={currency} /> an order
              </span>
            )}
            {key.dayCeiling !== null && (
              <span>
                at most <Money amount={key.dayCeiling} currency={currency} /> a day
              </span>
            )}
            {key.addresses.length > 0 && <span>from {key.addresses.join(', ')}</span>}
          </Facts>
        </p>
      </div>
      {!isOver && (
        <div className="flex flex-wrap gap-2">
          {key.isOwn && (
            <Button size="small" onClick={onRotate} aria-label={`Rotate ${key.name}`}>
              Rotate
            </Button>
          )}
          <Button size="small" onClick={onRevoke} aria-label={`Revoke ${key.name}`}>
            Revoke
          </Button>
        </div>
      )}
    </div>
  )
}

const soonMs = 14 * 24 * 3_600_000

function StateBadge({ apiKey: { revokedAt, expiresAt, prefixes } }: { apiKey: ApiKey }) {
  const left = new Date(expiresAt).getTime() - Date.now()
  if (revokedAt) return <Badge variant="danger">Revoked</Badge>
  if (left <= 0) return <Badge variant="danger">Ended</Badge>
  if (left < soonMs) return <Badge variant="warn">Ends soon</Badge>
  return prefixes.length > 1 ? <Badge variant="calm">Rotating</Badge> : null
}
