import { EyeOff } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { z } from 'zod'
import type { moderatedReview } from '../../contract/reviews.ts'
import { call } from '../api.ts'
import { useReload } from '../queries.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Stars } from '../ui/stars.tsx'
import { toast } from '../ui/toast.ts'
import { When } from '../ui/when.tsx'
import { ActionFaultNote } from './action-fault.tsx'
import { HideReviewDialog } from './moderate-reviews-hide.tsx'
import { rememberRow } from './row-focus.ts'
import { useAction } from './use-action.ts'

export type Review = z.output<typeof moderatedReview>

type Props = { reviews: Review[]; busy: boolean; empty: ReactNode }

/** Reviews as visitors read them, with who wrote them and whether they are hidden, by whom and why. */
export function ReviewList({ reviews, busy: loading, empty }: Props) {
  const reload = useReload()
  const { busy, fault, run, forget } = useAction()
  const [asked, setAsked] = useState<Review | null>(null)
  const returnFocus = useRef<() => void>(undefined)
  const moderate = async (review: Review, hidden: boolean, reason: string) => {
    const done = await run(
      review._id,
      async () => {
        await call('PATCH /review/{id}', { id: review._id, hidden, reason })
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
            className={classNames('panel p-4', review.hiddenAt && 'border-dashed bg-sunken')}
          >
            <ReviewText review={review} />
            <div className="mt-2 flex flex-wrap items-end justify-between gap-3">
              <HiddenBy review={review} />
              <Button
                size="small"
                busy={busy === review._id}
                disabled={busy !== null}
                aria-label={`${review.hiddenAt ? 'Show' : 'Hide'} the review of ${review.name}`}
                onClick={() => {
                  returnFocus.current = rememberRow()
                  if (review.hiddenAt) void moderate(review, false, '')
                  else setAsked(review)
                }}
              >
                {review.hiddenAt ? 'Show' : 'Hide'}
              </Button>
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

function ReviewText({ review }: { review: Review }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Stars rating={review.rating} />
        <span className="font-semibold">{review.name}</span>
        <span className="break-all text-soft">{review.email}</span>
        <span className="ms-auto text-soft">
          <When at={review.createdAt} />
        </span>
      </div>
      <p className="mt-2 max-w-prose whitespace-pre-line">{review.review}</p>
    </>
  )
}

function HiddenBy({ review }: { review: Review }) {
  if (!review.hiddenAt) return <p className="text-sm text-soft">Everybody sees it.</p>
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
      <Badge look="warn">
        <EyeOff size={13} aria-hidden="true" className="me-1" />
        Hidden
      </Badge>
      <span>
        <When at={review.hiddenAt} />
        {review.hiddenBy && ` by ${review.hiddenBy}`}
        {review.hiddenReason && `: ${review.hiddenReason}`}
      </span>
    </div>
  )
}
