import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Optional } from '../../ui/forms/field.tsx'
import { PictureChoice } from '../picture-choice.tsx'

type Props = { img: string; error: string | undefined; onImg: (img: string) => void }

/** The picture that stands for parts without one: uploaded as it is chosen, saved with the form. */
export function CategoryPicture({ img, error, onImg }: Props) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
      <span className="grid h-24 w-32 shrink-0 place-items-center overflow-hidden rounded-md border bg-sunken text-xs text-soft">
        {img ? (
          <img data-plate src={img} alt="" className="size-full object-contain" />
        ) : (
          'No picture'
        )}
      </span>
      <div className="min-w-0 grow basis-56 space-y-2 text-sm">
        <p id={`${id}-label`} className="font-medium">
          Picture
          <Optional />
        </p>
        <p id={`${id}-hint`} className="text-soft">
          Stands for parts that come without one of their own.
        </p>
        <PictureChoice
          says={img ? 'Choose another' : 'Choose a picture'}
          labelledBy={`${id}-label`}
          describedBy={`${id}-hint`}
          error={error}
          onPicture={onImg}
        >
          {img && (
            <Button size="small" variant="quiet" onClick={() => onImg('')}>
              Take it away
            </Button>
          )}
        </PictureChoice>
      </div>
    </div>
  )
}
