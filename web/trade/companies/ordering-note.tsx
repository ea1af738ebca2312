import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { forWhom, type OrderingFor, whyNoOrder } from './ordering.ts'

/** Beside the button that orders: why it cannot, or that this form was opened for somebody else. */
export function OrderingNote({ ordering }: { ordering: OrderingFor }) {
  const { company, now, isChanged, agree } = ordering
  if (isChanged)
    return (
      <Note
        kind="warn"
        action={
          <Button size="small" onClick={agree}>
            Order {forWhom(now)}
          </Button>
        }
      >
        This order was to be {forWhom(company)}. You buy {forWhom(now)} now, and nothing was
        ordered.
      </Note>
    )
  const why = whyNoOrder(ordering)
  return why && <Note kind="warn">{why}</Note>
}
