import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answered } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { call } from '../api.ts'
import { useReload } from '../queries.tsx'
import { usePerson } from '../session.ts'
import { toast } from '../ui/toast.ts'
import { useWishKey } from '../wish-key.ts'
import { latestReviews } from './latest-reviews.tsx'

type Reviews = Answered<Calls['listReviews']>
export type ReviewFields = { rating: number; review: string }

/** Adds a review, once however often it is sent. It is shown at once, and goes again when the shop refuses it. */
export function useAddReview(onAdded: () => void) {
  const [fault, setFault] = useState<Error>()
  const { displayName } = usePerson()
  const wish = useWishKey()
  const reload = useReload()
  const client = useQueryClient()
  const shown = ['GET /reviews', latestReviews]

  const add = async (fields: ReviewFields) => {
    setFault(undefined)
    const before = client.getQueryData<Reviews>(shown)
    const mine = { _id: 'mine', name: displayName, createdAt: new Date().toISOString(), ...fields }
    if (before)
      client.setQueryData<Reviews>(shown, {
        ...before,
        items: [mine, ...before.items].slice(0, latestReviews.limit),
      })
    try {
      await call('POST /review', fields, { key: wish.keyFor(fields) })
      wish.fulfilled()
      toast.success('Review added successfully')
      onAdded()
      await reload('GET /reviews')
    } catch (error) {
      if (before) client.setQueryData(shown, before)
      setFault(error as Error)
    }
  }
  return { add, fault }
}
