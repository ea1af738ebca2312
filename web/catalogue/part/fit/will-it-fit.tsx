import { type ComponentType, type MouseEvent, useState } from 'react'
import { Link } from 'react-router'
import type { Part } from '../../../../contract/parts/parts.ts'

type Asked = { part: Pick<Part, '_id' | 'name' | 'category'> }

/**
 * Whether the part fits a build: asked in place, by a script that is loaded when somebody asks. Without one it is a link
 * to the builder, which has the part in it.
 */
export function WillItFit({ part }: Asked) {
  const [Panel, setPanel] = useState<ComponentType<Asked>>()
  const address = `/builder?part=${part._id}`
  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    import('./panel.tsx').then(
      (loaded) => setPanel(() => loaded.default),
      () => location.assign(address),
    )
  }
  if (Panel) return <Panel part={part} />
  return (
    <p className="mt-4 text-sm" data-screen-only>
      <Link to={address} rel="nofollow" onClick={ask} className="link font-medium">
        Will it fit?
      </Link>{' '}
      <span className="text-soft">Hold it against a build of yours.</span>
    </p>
  )
}
