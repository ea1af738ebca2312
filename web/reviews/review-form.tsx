import { useEffect, useState } from 'react'
import { useController } from 'react-hook-form'
import { drafts } from '../app/draft.ts'
import { useReload } from '../app/queries.tsx'
import { FaultNote } from '../trade/faults/fault-note.tsx'
import { Button } from '../ui/button.tsx'
import { useCheckedForm } from '../ui/forms/checked-form.ts'
import { TextArea } from '../ui/forms/field.tsx'
import type { OwnReview } from './review-state.tsx'
import { StarsField } from './stars-field.tsx'
import { type ReviewFields, useSaveReview } from './use-save-review.ts'
import { WithdrawReview } from './withdraw-review.tsx'

const draft = 'review'
/** No star yet: a rating of 0, which the schema refuses with its own words. */
const empty = { rating: 0, review: '' }

/** Writes the review, or changes the one that is there. What was typed and not sent stands before what is there. */
export function ReviewForm({ review }: { review: OwnReview | null }) {
  const there = review ? { rating: review.rating, review: review.review } : empty
  const form = useCheckedForm(
    () => import('../../contract/reviews.ts').then(({ newReview }) => newReview),
    { ...there, ...drafts.read<ReviewFields>(draft) },
  )
  const { register, handleSubmit, control, watch, reset, setFocus, formState } = form
  const { errors, isSubmitting } = formState
  const { field } = useController({ control, name: 'rating' })
  const [isAsking, setAsking] = useState(false)
  const reload = useReload()
  const startFrom = (fields: ReviewFields) => {
    reset(fields)
    drafts.forget(draft)
  }
  const { save, fault } = useSaveReview(review !== null, startFrom)
  useEffect(() => {
    const { unsubscribe } = watch((values) => drafts.store(draft, values))
    return unsubscribe
  }, [watch])
  return (
    <form
      onSubmit={(event) => void handleSubmit(save)(event)}
      noValidate
      aria-label="Add a Review"
      className="panel mt-4 space-y-5 p-5 sm:p-6"
    >
      <StarsField
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        focusRef={field.ref}
        error={errors.rating}
      />
      <TextArea
        label="Review"
        hint="What was good, and what we should do better."
        rows={6}
        error={errors.review?.message}
        {...register('review')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {review ? 'Save changes' : 'Add review'}
        </Button>
        {review && (
          <Button onClick={() => setAsking(true)} disabled={isSubmitting}>
            Delete review
          </Button>
        )}
      </div>
      {fault && <FaultNote focus error={fault} />}
      {review && (
        <WithdrawReview
          id={review._id}
          open={isAsking}
          onClose={() => setAsking(false)}
          onDone={async () => {
            startFrom(empty)
            await reload('GET /review', 'GET /reviews')
            setFocus('rating')
          }}
        />
      )}
    </form>
  )
}
