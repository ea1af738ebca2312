import { useLocation } from 'react-router'
import { useOnEach } from '../../ui/on-each.ts'

/** Lists of the back office that pages stand below. */
const lists = /^(\/dashboard\/manage-(?:orders|products))(\/|$)/

const key = 'last-list'

/**
 * Remembers how the list was narrowed that somebody came from, as long as they look at what is in it: who came another way
 * finds the whole list. In what stands around the pages of the back office.
 */
export function useLastList() {
  useOnEach(useLocation(), ({ pathname, search }) => {
    const list = lists.exec(pathname)?.[1]
    if (pathname === list) sessionStorage.setItem(key, pathname + search)
    else if (!list || list !== sessionStorage.getItem(key)?.split('?')[0])
      sessionStorage.removeItem(key)
  })
}

/** The way back to this list as it was left. */
export function addressOfList(list: string): string {
  const last = sessionStorage.getItem(key)
  return last?.split('?')[0] === list ? last : list
}
