import { lazy, Suspense, useEffect, useState } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { maxCompared, useCompared } from './choice.ts'

const ComparedParts = lazy(() => import('./compared-parts.tsx'))

/** At the foot of the screen: the parts that were put aside, and the way to their comparison. */
export function CompareTray() {
  const compared = useCompared()
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (compared.length > 0) setWanted(true)
  }, [compared])
  return (
    <>
      <form id="compare-form" action="/compare" className="mt-6 text-center">
        <noscript>
          <button type="submit" className={buttonClass('secondary')}>
            Compare the chosen parts
          </button>
        </noscript>
      </form>
      <div role="status" className="sr-only">
        {compared.length > 0 && `${compared.length} of ${maxCompared} parts to compare`}
      </div>
      {isWanted && (
        <Suspense>
          <ComparedParts compared={compared} />
        </Suspense>
      )}
    </>
  )
}
