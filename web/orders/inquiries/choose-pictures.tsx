import { ImagePlus } from 'lucide-react'
import { useId } from 'react'
import { buttonClass } from '../../ui/button.tsx'

type Props = { busy?: boolean; onChoose: (files: File[]) => void }

/** Chooses pictures of this device, or takes them with its camera. */
export function ChoosePictures({ busy = false, onChoose }: Props) {
  const id = useId()
  return (
    <span className="inline-flex">
      <input
        id={id}
        type="file"
        accept="image/*"
        multiple
        disabled={busy}
        className="peer sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) onChoose(files)
        }}
      />
      <label
        htmlFor={id}
        className={buttonClass(
          'secondary',
          'small',
          'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent',
        )}
      >
        <ImagePlus size={16} aria-hidden="true" />
        {busy ? 'Sending pictures' : 'Show pictures'}
      </label>
    </span>
  )
}
