import { useState } from 'react'
import type { Inquiry } from '../../../contract/orders/inquiries.ts'
import { maxInquiryPictures } from '../../../contract/orders/inquiry-kinds.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { ChoosePictures } from './choose-pictures.tsx'
import { sendPictures, whyNotPicture } from './send-pictures.ts'

type Props = { inquiry: Inquiry; onSent: () => Promise<unknown> }

/** Sends pictures to an inquiry that is there, as soon as they are chosen. */
export function ShowPictures({ inquiry, onSent }: Props) {
  const [busy, setBusy] = useState(false)
  const there = inquiry.pictures.length
  if (there >= maxInquiryPictures) return null
  const send = async (files: File[]) => {
    setBusy(true)
    const refused = files.flatMap((file, at) => whyNotPicture(file, there + at) ?? [])
    const able = files.filter((file, at) => whyNotPicture(file, there + at) === null)
    try {
      const missed = [...refused, ...(await sendPictures(inquiry._id, able))]
      if (missed.length > 0) toast.failure(`Not sent: ${missed.join(', ')}`)
      await onSent()
    } finally {
      setBusy(false)
    }
  }
  return <ChoosePictures busy={busy} onChoose={(files) => void send(files)} />
}
