import { useEffect, useRef, useState } from 'react'
import { ended } from '../../contract/words/ended.ts'
import { call } from '../app/api.ts'
import { type Person, useSession } from '../app/session.ts'
import { loadBasket, show } from '../trade/basket/lines.ts'
import { buysFor } from '../trade/companies/memberships.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'

/** For whom somebody bought when it was last looked at in this browser. */
type Acted = { email: string; chosen: number; id: string | null; name: string }
const place = 'actedFor'

/**
 * Says that somebody buys for another company than before, or for none any more, when that is not what they just chose
 * in this tab: a membership ended, or another tab chose. Nothing of the page changes by it.
 */
export function ActingNote() {
  const session = useSession()
  const person = 'person' in session && !session.person.isAdmin ? session.person : null
  const [words, setWords] = useState('')
  const before = useRef<Acted>(undefined)
  useEffect(() => {
    if (!person) return
    const was = before.current ?? readActed()
    const now = actedOf(person)
    before.current = now
    localStorage.setItem(place, JSON.stringify(now))
    if (was?.email !== now.email || was.id === now.id) return
    const isChosen = was.chosen !== now.chosen
    // a form that is open keeps what it was opened with
    if (isChosen) show({ lines: null, error: null })
    void loadBasket(now.email)
    if (isChosen) return setWords('')
    void wordsOf(was, person).then(setWords)
  }, [person])
  if (!words) return null
  return (
    <div className="frame pt-4" data-screen-only>
      <Note
        kind="warn"
        action={
          <Button size="small" onClick={() => setWords('')}>
            Close
          </Button>
        }
      >
        {words}
      </Note>
    </div>
  )
}

const actedOf = ({ email, chosen, company }: Person): Acted => ({
  email,
  chosen,
  id: company?._id ?? null,
  name: company?.name ?? '',
})

/** Of the page before: whatever was chosen there is chosen here. */
function readActed(): Acted | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(place) ?? 'null') as Acted | null
    return stored ? { ...stored, chosen: 0 } : undefined
  } catch {
    return undefined
  }
}

async function wordsOf({ id, name }: Acted, { company }: Person): Promise<string> {
  const now = company ? `for ${company.name}` : 'for yourself'
  if (id && !(await isMember(id))) return `You no longer buy for ${ended(name)} You buy ${now} now.`
  return `You buy ${now} now: that was chosen elsewhere.`
}

/** Where it cannot be asked, nothing is said to have ended. */
const isMember = (companyId: string) =>
  call('GET /memberships', {}).then(
    ({ items }) => items.some((one) => one.company._id === companyId && buysFor(one)),
    () => true,
  )
