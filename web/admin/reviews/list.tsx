import { EyeOff, Hourglass } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { z } from 'zod'
import type { moderatedReview } from '../../../contract/reviews.ts'
import { call } from '../../app/api.ts'
import { useReload } from '../../app/queries.tsx'
import { VerifiedBuyer } from '../../reviews/verified-buyer.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { Stars } from '../../ui/stars.tsx'
import { When } from '../../ui/words/when.tsx'
import { ActionFaultNote } from '../action-fault.tsx'
import { rememberRow } from '../row-focus.ts'
import { useAction } from '../use-action.ts'
import { HideReviewDialog } from './hide.tsx'

export type Review = z.output<typeof moderatedReview>

type Props = { reviews: Review[]; busy: boolean; empty: ReactNode }

/** Reviews as visitors read them, with who wrote them, who sees them, and by whom and why they are hidden. */
export function ReviewList({ reviews, busy: loading, empty }: Props) {
  const reload = useReload()
  const { busy, fault, run, forget } = useAction()
  const [asked, setAsked] = useState<Review | null>(null)
  const returnFocus = useRef<() => void>(undefined)
  const moderate = async (review: Review, hidden: boolean, reason: string) => {
    const done = await run(
      review._id,
      async () => {
        const { _id: id, version } = review
        await call('PATCH /review/{id}', { id, hidden, reason, version })
        toast.success(hidden ? 'Review hidden' : 'Review shown')
      },
      `The review of ${review.name}`,
    )
    if (done) setAsked(null)
    await reload('GET /all-reviews', 'GET /review-summary')
    if (done) returnFocus.current?.()
  }
  return (
    <>
      {!asked && <ActionFaultNote fault={fault} />}
      {reviews.length === 0 && empty}
      <ul
        aria-label="Reviews"
        aria-busy={loading}
        className={classNames('space-y-3 transition-opacity', loading && 'opacity-60')}
      >
        {reviews.map((review) => (
          <li
            key={review._id}
            data-row
            tabIndex={-1}
            className={classNames(
              'panel p-4',
              review.state !== 'shown' && 'border-dashed bg-sunken',
            )}
          >
            <ReviewText review={review} />
            <div className="mt-2 flex flex-wrap items-end justify-between gap-3">
              <WhoSees review={review} />
              <span className="flex gap-2">
                {decisions(review).map((decision) => (
                  <Button
                    key={decision}
                    size="small"
                    busy={busy === review._id}
                    disabled={busy !== null}
                    aria-label={`${decision} the review of ${review.name}`}
                    onClick={() => {
                      returnFocus.current = rememberRow()
                      if (decision === 'Show') void moderate(review, false, '')
                      else setAsked(review)
                    }}
                  >
                    {decision}
                  </Button>
                ))}
              </span>
            </div>
          </li>
        ))}
      </ul>
      <HideReviewDialog
        review={asked}
        busy={busy !== null}
        error={fault?.error ?? null}
        onClose={() => {
          setAsked(null)
          forget()
        }}
        onHide={(review, reason) => void moderate(review, true, reason)}
      />
    </>
  )
}

/** What an admin can decide about a review as it is. */
function decisions({ state }: Review): ('Show' | 'Hide')[] {
  if (state === 'replaced') return []
  if (state === 'held') return ['Show', 'Hide']
  return [state === 'hidden' ? 'Show' : 'Hide']
}

function ReviewText({ review }: { review: Review }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Stars rating={review.rating} />
        <span className="font-semibold">{review.name}</span>
        <span className="break-all text-soft">{review.email}</span>
        {review.verified && <VerifiedBuyer />}
        <span className="ms-auto text-soft">
          <When at={review.createdAt} />
          {review.changedAt && (
            <>
              , changed <When at={review.changedAt} />
            </>
          )}
        </span>
      </div>
      <p className="mt-2 max-w-prose whitespace-pre-line">{review.review}</p>
    </>
  )
}

function WhoSees({ review }: { review: Review }) {
  const { state, hiddenAt, hiddenBy, hiddenReason } = review
  if (state === 'shown') return <p className="text-sm text-soft">Everybody sees it.</p>
  const Icon = state === 'held' ? Hourglass : EyeOff
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
      <Badge variant="warn">
        <Icon size={13} aria-hidden="true" className="me-1" />
        {{ held: 'Waiting', hidden: 'Hidden', replaced: 'Replaced' }[state]}
      </Badge>
      {state === 'held' && <span>Visitors see it when you show it.</span>}
      {hiddenAt && (
        <span className="min-w-0">
          {state === 'held' && 'It was hidden before it was changed: '}
          <When at={hiddenAt} />
          {hiddenBy && ` by ${hiddenBy}`}
          {hiddenReason && `: ${hiddenReason}`}
        </span>
      )}
    </div>
  )
}
