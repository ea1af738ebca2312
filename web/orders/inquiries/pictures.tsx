import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Inquiry } from '../../../contract/orders/inquiries.ts'
import { call } from '../../app/api.ts'
import { useReload } from '../../app/queries.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { classNames } from '../../ui/class-names.ts'
import { toast } from '../../ui/overlays/toast.ts'

type Picture = Inquiry['pictures'][number]

type Props = { pictures: Picture[]; isOver: boolean }

/** What is shown with an inquiry; one opens in its full width where it stands. Its sender takes it back while it is not over. */
export function InquiryPictures({ pictures, isOver }: Props) {
  const reload = useReload()
  const takeBack = async ({ _id }: Picture, name: string) => {
    try {
      await call('DELETE /inquiry-pictures/{id}', { id: _id })
      toast.warning(`${name} is taken back`)
    } catch (error) {
      toast.failure((error as Error).message)
    }
    await reload('GET /order/{id}')
  }
  return (
    <ul className="mt-3 flex flex-wrap gap-2" aria-label="Pictures">
      {pictures.map((picture, at) => {
        const name = `Picture ${at + 1}`
        return (
          <Shown
            key={picture._id}
            picture={picture}
            name={name}
            onTakeBack={picture.isOwn && !isOver ? () => void takeBack(picture, name) : undefined}
          />
        )
      })}
    </ul>
  )
}

type ShownProps = { picture: Picture; name: string; onTakeBack: (() => void) | undefined }

function Shown({ picture, name, onTakeBack }: ShownProps) {
  const [isLarge, setLarge] = useState(false)
  const { url, fault, again } = usePicture(picture._id)
  if (fault) return <FaultNote error={fault} onRetry={again} />
  return (
    <li className={classNames('relative', isLarge && 'basis-full')}>
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
      {onTakeBack && (
        <button
          type="button"
          title="Take it back"
          onClick={onTakeBack}
          className="absolute end-1 top-1 grid size-7 place-items-center rounded-md border bg-raised hover:bg-sunken"
        >
          <X size={15} aria-hidden="true" />
          <span className="sr-only">Take back {name}</span>
        </button>
      )}
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
