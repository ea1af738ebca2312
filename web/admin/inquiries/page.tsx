import { Link } from 'react-router'
import type { ListedInquiry } from '../../../contract/orders/inquiries.ts'
import { inquiryNames } from '../../../contract/orders/inquiry-kinds.ts'
import { rowsOnAPage, useAddress } from '../../app/address.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer } from '../../app/queries.tsx'
import { stateWords } from '../../orders/inquiries/words.ts'
import { ListFault } from '../../trade/faults/list-fault.tsx'
import { useListPage } from '../../trade/tables/list-page.ts'
import { ListPages } from '../../trade/tables/list-pages.tsx'
import { ListTabs } from '../../trade/tables/list-tabs.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Empty } from '../../ui/empty.tsx'
import { ListKeys } from '../../ui/tables/list-keys.tsx'
import { When } from '../../ui/words/when.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { oneOf } from '../one-of.ts'
import { PageHead } from '../page-head.tsx'

export const meta = privatePage('Inquiries')

const states = ['accepted', 'all'] as const

export default function InquiriesPage() {
  const address = useAddress()
  const { get, page } = address
  const state = oneOf(states, get('state')) ?? 'open'
  const answer = useAnswer('GET /inquiries', { state, page, limit: rowsOnAPage })
  const data = useListPage(answer.data, address)
  const { error, refetch, isPlaceholderData } = answer
  return (
    <div className="space-y-5">
      <PageHead
        title="Inquiries"
        says="What buyers ask about their orders. What waits longest comes first."
      >
        <ListKeys />
      </PageHead>
      <ListTabs
        label="Inquiries by whose turn it is"
        tabs={[
          { name: 'Your turn', query: { state: null } },
          { name: 'Goods awaited', query: { state: 'accepted' } },
          { name: 'All', query: { state: 'all' } },
        ]}
      />
      {error && (
        <ListFault error={error} onRetry={() => void refetch()} all="/dashboard/inquiries" />
      )}
      {!data && !error && <ListSkeleton rows={6} />}
      {data && data.items.length === 0 && (
        <Empty title={state === 'open' ? 'Nobody waits for an answer' : 'Nothing here'}>
          What buyers ask at an order stands here until it is answered.
        </Empty>
      )}
      {data && data.items.length > 0 && (
        <ul aria-busy={isPlaceholderData} className="panel divide-y">
          {data.items.map((inquiry) => (
            <Row key={inquiry._id} inquiry={inquiry} />
          ))}
        </ul>
      )}
      {data && <ListPages page={page} total={data.total} />}
    </div>
  )
}

function Row({ inquiry }: { inquiry: ListedInquiry }) {
  const { kind, state, orderId, orderNumber, displayName, text, by, updatedAt } = inquiry
  const [, word, variant] = stateWords[state]
  return (
    <li className="px-5 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={`/dashboard/manage-orders/${orderId}#inquiries`} className="link font-medium">
          {inquiryNames[kind]} about {orderNumber}
        </Link>
        <Badge variant={variant}>{word}</Badge>
        <span className="ms-auto text-soft">
          <When at={updatedAt} />
        </span>
      </div>
      <p className="mt-1 line-clamp-2 wrap-anywhere text-soft">
        {by === 'buyer' ? displayName : 'Our staff'}: {text}
      </p>
    </li>
  )
}
