import { useEffect } from 'react'
import { useController } from 'react-hook-form'
import { drafts } from '../draft.ts'
import { FaultNote } from '../fault-note.tsx'
import { Button } from '../ui/button.tsx'
import { useCheckedForm } from '../ui/checked-form.ts'
import { TextArea } from '../ui/field.tsx'
import { LatestReviews } from './latest-reviews.tsx'
import { StarsField } from './stars-field.tsx'
import { type ReviewFields, useAddReview } from './use-add-review.ts'

const draft = 'review'
/** No star yet: a rating of 0, which the schema refuses with its own words. */
const empty = { rating: 0, review: '' }

export const meta = () => [
  { title: 'Add a Review · Partwright' },
  { name: 'robots', content: 'noindex' },
]

/** Rates the shop and says why. */
export default function AddReviewPage() {
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
      <div>
        <h1 className="text-xl font-semibold">Add a Review</h1>
        <ReviewForm />
      </div>
      <LatestReviews />
    </div>
  )
}

function ReviewForm() {
  const form = useCheckedForm(
    () => import('../../contract/reviews.ts').then(({ newReview }) => newReview),
    { ...empty, ...drafts.read<ReviewFields>(draft) },
  )
  const { register, handleSubmit, control, watch, reset, formState } = form
  const { errors, isSubmitting } = formState
  const { field } = useController({ control, name: 'rating' })
  const { add, fault } = useAddReview(() => {
    reset(empty)
    drafts.forget(draft)
  })
  useEffect(() => {
    const { unsubscribe } = watch((values) => drafts.keep(draft, values))
    return unsubscribe
  }, [watch])
  return (
    <form
      onSubmit={(event) => void handleSubmit(add)(event)}
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
      <Button type="submit" look="primary" busy={isSubmitting}>
        Add review
      </Button>
      {fault && <FaultNote focus error={fault} />}
    </form>
  )
}
