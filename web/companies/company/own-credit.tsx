import { Link } from 'react-router'
import type { ActingFor } from '../../../contract/companies/acting-for.ts'
import { counted } from '../../ui/words/amounts.tsx'

/** Whether the company buys on account, and where whoever pays for it looks. */
export const OwnCredit = ({ acting }: { acting: ActingFor }) => (
  <section aria-labelledby="credit-title" className="panel space-y-3 p-5 sm:p-6">
    <h2 id="credit-title" className="text-lg font-semibold">
      Buying on account
    </h2>
    <p className="text-sm">{words(acting)}</p>
    {acting.credit && (
      <p className="text-sm text-soft">
        {acting.rights.includes('pay') ? (
          <Link to="/dashboard/account" className="link">
            What is owed, what is due, and what was paid
          </Link>
        ) : (
          'What is owed is seen by members who pay: the roles Finance and Purchasing admin.'
        )}
      </p>
    )}
  </section>
)

function words({ name, credit }: ActingFor) {
  if (!credit) return `${name} pays its orders before they leave. Write to us to buy on account.`
  if (credit.state === 'stopped')
    return 'The account is stopped: orders are paid before they leave until it is open again.'
  const when = credit.days === 0 ? 'at once' : `${counted(credit.days, 'day')} after the invoice`
  return `Orders may go on account: what leaves is invoiced, and due ${when}.`
}
