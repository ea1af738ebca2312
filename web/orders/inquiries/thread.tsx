import type { ReactNode } from 'react'
import type { Inquiry } from '../../../contract/orders/inquiries.ts'
import { inquiryNames, isOver } from '../../../contract/orders/inquiry-kinds.ts'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { counted } from '../../ui/words/amounts.tsx'
import { When } from '../../ui/words/when.tsx'
import { InquiryPictures } from './pictures.tsx'
import { stateWords } from './words.ts'

type Props = {
  order: Pick<OrderDetail, 'lines' | 'company'>
  inquiry: Inquiry
  /** Who reads it. */
  reader: 'buyer' | 'admin'
  /** What can be done with it. */
  children?: ReactNode
}

/** What was asked, of which pieces, and all that was written since. */
export function Thread({ order, inquiry, reader, children }: Props) {
  const [toBuyer, toAdmin, variant] = stateWords[inquiry.state]
  const names = new Map(order.lines.map(({ position, partsName }) => [position, partsName]))
  return (
    <article aria-label={inquiryNames[inquiry.kind]} className="rounded-lg border p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">{inquiryNames[inquiry.kind]}</h3>
        <Badge variant={variant}>{reader === 'buyer' ? toBuyer : toAdmin}</Badge>
      </header>
      {inquiry.lines.length > 0 && (
        <ul className="mt-2 text-sm">
          {inquiry.lines.map(({ position, quantity }) => (
            <li key={position} className="wrap-anywhere">
              <span className="figures">{counted(quantity, 'piece')}</span> of{' '}
              {names.get(position) ?? `line ${position}`}
            </li>
          ))}
        </ul>
      )}
      {inquiry.address && (
        <p className="mt-2 text-sm wrap-anywhere whitespace-pre-line">
          {inquiry.address}
          {'\n'}
          {inquiry.number}
        </p>
      )}
      <ol className="mt-3 space-y-3">
        {inquiry.messages.map(({ at, by, name, text }) => (
          <li
            key={`${at} ${by} ${text}`}
            className={classNames(
              'rounded-md px-3 py-2 text-sm',
              by === reader ? 'bg-sunken' : 'bg-accent-tint',
            )}
          >
            <p className="text-xs text-soft">
              {by === reader && !order.company ? 'You' : whoWrote(by, name, reader)},{' '}
              <When at={at} />
            </p>
            <p className="mt-0.5 wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
      {inquiry.pictures.length > 0 && (
        <InquiryPictures pictures={inquiry.pictures} isOver={isOver(inquiry.state)} />
      )}
      {children}
    </article>
  )
}

/** Of a company any colleague may have written: the buyer’s side has names, for both sides. */
function whoWrote(by: 'buyer' | 'admin', name: string | null, reader: 'buyer' | 'admin') {
  if (by === 'admin') return reader === 'admin' ? 'You' : 'Our staff'
  return name ?? (reader === 'buyer' ? 'You' : 'The buyer')
}
