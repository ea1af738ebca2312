import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { maxInquiryPictures } from '../../../contract/orders/inquiry-kinds.ts'
import { Button } from '../../ui/button.tsx'
import { ChoosePictures } from './choose-pictures.tsx'
import { whyNotPicture } from './send-pictures.ts'

type Props = { chosen: File[]; onChoose: (files: File[]) => void }

/** What a file looks like, as an address of its own bytes: the pages' policy shows no blobs. Nothing of one that is no picture. */
function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const reader = new FileReader()
    reader.onload = () => setUrl(String(reader.result))
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return (
    <span className="size-10 shrink-0 overflow-hidden rounded-sm border bg-sunken">
      {url && (
        <img src={url} alt="" className="size-full object-cover" onError={() => setUrl(null)} />
      )}
    </span>
  )
}

/** Pictures that are sent with a question, by their names, each to be left out again. */
export function ChosenPictures({ chosen, onChoose }: Props) {
  const [refused, setRefused] = useState<string[]>([])
  const choose = (files: File[]) => {
    const taken = [...chosen]
    const not: string[] = []
    for (const file of files) {
      const why = whyNotPicture(file, taken.length)
      if (why === null) taken.push(file)
      else not.push(why)
    }
    setRefused([...new Set(not)])
    onChoose(taken)
  }
  return (
    <div className="space-y-2 text-sm">
      <ChoosePictures onChoose={choose} />
      <p className="text-soft">
        Up to {maxInquiryPictures}, such as of a bent pin. Nothing but the pixels is kept.
      </p>
      <ul className="space-y-1 empty:hidden">
        {chosen.map((file, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
          <li key={`${at} ${file.name}`} className="flex items-center gap-2">
            <Preview file={file} />
            <span className="min-w-0 wrap-anywhere">{file.name}</span>
            <Button
              size="small"
              variant="quiet"
              aria-label={`Leave out ${file.name}`}
              onClick={() => onChoose(chosen.filter((other) => other !== file))}
            >
              <X size={16} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      <p role="alert" className="text-danger empty:hidden">
        {refused.join('. ')}
      </p>
    </div>
  )
}
