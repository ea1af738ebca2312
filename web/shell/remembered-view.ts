import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '../app/session.ts'

const place = 'catalogueView'

/**
 * Cards are the catalogue's own way to be shown, and rows what a signed-in person asks for: what they chose last is what
 * they see when they come back to it. The address always says which it is.
 */
export function useRememberedView() {
  const session = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const before = useRef<boolean | null>(null)
  const person = 'person' in session ? session.person.email : null
  useEffect(() => {
    // who it is has to be known first: an arrival before that is still to be looked at
    if (!person) return
    const isHere = pathname === '/parts'
    const query = new URLSearchParams(search)
    const isTable = query.get('view') === 'table'
    const was = before.current
    before.current = isHere ? isTable : null
    if (!isHere) return
    // what is chosen on the page itself, from one way to the other or by the address
    if (isTable || was === true) return remember(person, isTable ? 'table' : 'grid')
    if (was !== null || read(person) !== 'table') return
    query.set('view', 'table')
    before.current = true
    void navigate(`${pathname}?${query}`, { replace: true, preventScrollReset: true })
  }, [pathname, search, person, navigate])
}

function remember(person: string, view: 'table' | 'grid') {
  try {
    localStorage.setItem(`${place}:${person}`, view)
  } catch {
    // it holds for this page
  }
}

function read(person: string) {
  try {
    return localStorage.getItem(`${place}:${person}`)
  } catch {
    return null
  }
}
