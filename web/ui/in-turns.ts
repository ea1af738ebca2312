import { useEffect, useState } from 'react'

/** Whether the page that the browser was given has come to life. */
let hasBegun = false

/** Once a document, around all that uses useInTurns. */
export function useBeginning() {
  useEffect(() => {
    hasBegun = true
  }, [])
}

/** As `in-turn` has it. */
const narrow = '(width < 40rem)'

/**
 * The class of each card of a grid, by its place: the cards that come with the document come in turns on a phone, save
 * the `atOnce` that its screen begins with. Whoever comes back to a list, narrows it or turns the phone sees all at once.
 */
export function useInTurns(cards: unknown[], atOnce = 0): (at: number) => 'in-turn' | false {
  const [first, setFirst] = useState(hasBegun ? null : cards)
  useEffect(() => {
    const screen = matchMedia(narrow)
    const end = () => setFirst(null)
    // turned before the page came to life, or wide from its beginning
    if (!screen.matches) end()
    screen.addEventListener('change', end)
    return () => screen.removeEventListener('change', end)
  }, [])
  return (at) => cards === first && at >= atOnce && 'in-turn'
}
