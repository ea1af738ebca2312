import type { BankLine } from '../../../contract/bank/bank.ts'
import { Money } from '../../ui/words/amounts.tsx'

/** What was written down by a line. */
export const Matches = ({ line }: { line: BankLine }) => (
  <>
    {line.matches.map((match) => (
      <p key={`${match.at} ${match.company._id}`} className="wrap-anywhere">
        <Money amount={match.amount} currency={line.currency} /> of{' '}
        <a href={`/dashboard/companies/${match.company._id}#account`} className="link">
          {match.company.legalName}
        </a>
        {match.invoices.length > 0 && <> for {match.invoices.join(', ')}</>}
        {match.order && (
          <>
            {' '}
            for{' '}
            <a href={`/dashboard/manage-orders/${match.order._id}`} className="link">
              {match.order.number}
            </a>
          </>
        )}
        {match.writtenOff > 0 && (
          <>
            , <Money amount={match.writtenOff} currency={line.currency} /> written off
          </>
        )}
        <span className="text-soft">, {match.by ? `by ${match.by}` : 'by itself'}</span>
      </p>
    ))}
  </>
)
