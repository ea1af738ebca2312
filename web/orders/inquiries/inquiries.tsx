import { MessageCircleQuestion } from 'lucide-react'
import { useState } from 'react'
import type { Inquiry } from '../../../contract/orders/inquiries.ts'
import { isOver } from '../../../contract/orders/inquiry-kinds.ts'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { call } from '../../app/api.ts'
import { useReload } from '../../app/queries.tsx'
import { useMayOnOrder } from '../../trade/companies/may-act.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Day } from '../../ui/words/when.tsx'
import { AskForm } from './ask-form.tsx'
import { Reply } from './reply.tsx'
import { ShowPictures } from './show-pictures.tsx'
import { Thread } from './thread.tsx'
import { wishes } from './words.ts'

/** What its buyer asked about an order, and what may be asked now. */
export function OrderInquiries({ order }: { order: OrderDetail }) {
  const [asking, setAsking] = useState(false)
  const mayAsk = useMayOnOrder(order)('askAboutOrder') && order.mayAsk.length > 0
  if (order.inquiries.length === 0 && !mayAsk) return null
  return (
    <section aria-labelledby="inquiries-title" className="panel p-5 sm:p-6" data-screen-only>
      <h2 id="inquiries-title" className="text-lg font-semibold">
        Ask about this order
      </h2>
      <div className="mt-3 space-y-4 empty:hidden">
        {order.inquiries.map((inquiry) => (
          <Mine key={inquiry._id} order={order} inquiry={inquiry} />
        ))}
      </div>
      {asking ? (
        <AskForm order={order} onDone={() => setAsking(false)} onCancel={() => setAsking(false)} />
      ) : (
        mayAsk && (
          <>
            <ul className="mt-3 text-sm text-soft">
              {order.mayAsk
                .filter(({ until }) => until)
                .map(({ kind, until }) => (
                  <li key={kind}>
                    {wishes[kind]}: until <Day day={until!.slice(0, 10)} />
                  </li>
                ))}
            </ul>
            <Button className="mt-3" onClick={() => setAsking(true)}>
              <MessageCircleQuestion size={16} aria-hidden="true" />
              Ask
            </Button>
          </>
        )
      )}
    </section>
  )
}

function Mine({ order, inquiry }: { order: OrderDetail; inquiry: Inquiry }) {
  const reload = useReload()
  const mayWrite = useMayOnOrder(order)('writeAboutOrder')
  const [fault, setFault] = useState<Error>()
  const again = () => reload('GET /order/{id}')
  const withdraw = async () => {
    setFault(undefined)
    try {
      await call('DELETE /inquiries/{id}', { id: inquiry._id })
    } catch (error) {
      setFault(error as Error)
    }
    await again()
  }
  return (
    <Thread order={order} inquiry={inquiry} reader="buyer">
      {fault && <FaultNote error={fault} focus />}
      {!isOver(inquiry.state) && mayWrite && (
        <Reply inquiry={inquiry} onSent={again}>
          <ShowPictures inquiry={inquiry} onSent={again} />
          <Button size="small" variant="quiet" onClick={() => void withdraw()}>
            Withdraw
          </Button>
        </Reply>
      )}
    </Thread>
  )
}
