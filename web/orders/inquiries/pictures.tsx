import { useEffect, useState } from 'react'
import type { Inquiry } from '../../../contract/orders/inquiries.ts'
import { call } from '../../app/api.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { classNames } from '../../ui/class-names.ts'

type Picture = Inquiry['pictures'][number]

/** What is shown with an inquiry; one opens in its full width where it stands. */
export function InquiryPictures({ pictures }: { pictures: Picture[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2" aria-label="Pictures">
      {pictures.map((picture, at) => (
        <Shown key={picture._id} picture={picture} name={`Picture ${at + 1}`} />
      ))}
    </ul>
  )
}

function Shown({ picture, name }: { picture: Picture; name: string }) {
  const [isLarge, setLarge] = useState(false)
  const { url, fault, again } = usePicture(picture._id)
  if (fault) return <FaultNote error={fault} onRetry={again} />
  return (
    <li className={classNames(isLarge && 'basis-full')}>
      <button
        type="button"
        aria-expanded={isLarge}
        aria-label={name}
        onClick={() => setLarge(!isLarge)}
        className="block max-w-full overflow-hidden rounded-md border bg-sunken"
      >
        {url === null ? (
          <span className="block size-24 animate-pulse" />
        ) : (
          <img
            src={url}
            alt=""
            width={picture.width}
            height={picture.height}
            className={isLarge ? 'h-auto w-full' : 'size-24 object-cover'}
          />
        )}
      </button>
    </li>
  )
}

/** The picture as an address of its own bytes: it is read with the token, and the pages' policy shows no blobs. */
function usePicture(id: string) {
  const [url, setUrl] = useState<string | null>(null)
  const [fault, setFault] = useState<Error>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads it again
  useEffect(() => {
    let isThere = true
    const reader = new FileReader()
    reader.onload = () => isThere && setUrl(String(reader.result))
    setFault(undefined)
    call('GET /inquiry-pictures/{id}', { id }).then(
      (bytes) => isThere && reader.readAsDataURL(bytes),
      (error: Error) => isThere && setFault(error),
    )
    return () => {
      isThere = false
    }
  }, [id, tries])
  return { url, fault, again: () => setTries(tries + 1) }
}
