import type { Bom } from '../../../bom/bom.ts'

/** What is stored of the work between visits, whose it is ('' a visitor's), and since when, in milliseconds of 1970. */
export type StoredBom = { owner: string; bom: Bom; how: string; at: number }
/** A stored list by the name of the tab that stores it. */
export type StoredList = StoredBom & { id: string }

/** As 0.1.0 named them in the browsers of those who come again. */
const store = 'bills'
type Stored = Omit<StoredBom, 'bom'> & { bill: Bom }

/** As many lists are stored of tabs that are closed. */
const most = 20

/** The browser's own database; rejects where it has none, or stores nothing. */
const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const asking = indexedDB.open('quick-order', 1)
    asking.onupgradeneeded = () => asking.result.createObjectStore(store)
    asking.onsuccess = () => resolve(asking.result)
    asking.onerror = () => reject(asking.error)
    asking.onblocked = () => reject(new Error('blocked'))
  })

async function inStore<T>(
  mode: IDBTransactionMode,
  act: (boms: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(store, mode)
      const request = act(transaction.objectStore(store))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

/** Where the rows are stored until they are ordered: in this browser alone, a list for each tab. */
export const storedBoms = {
  read: async (id: string): Promise<StoredBom | null> => {
    const stored = (await inStore('readonly', (boms) => boms.get(id))) as Stored | undefined
    if (!stored) return null
    const { bill: bom, ...rest } = stored
    return { ...rest, bom }
  },
  write: (id: string, { bom, ...rest }: StoredBom) => {
    const stored: Stored = { ...rest, bill: bom }
    return inStore('readwrite', (boms) => boms.put(stored, id))
  },
  forget: (id: string) => inStore('readwrite', (boms) => boms.delete(id)),
  /** The lists of other tabs that somebody may go on with, the newest first. */
  others: async (mine: string, owner: string): Promise<StoredList[]> => {
    const ids = (await inStore('readonly', (boms) => boms.getAllKeys())) as string[]
    const lists: StoredList[] = []
    for (const id of ids) {
      const found = id === mine ? null : await storedBoms.read(id)
      if (found && isTheirs(found, owner)) lists.push({ ...found, id })
    }
    return lists.sort((a, b) => b.at - a.at).slice(0, most)
  },
}

/** Who logs in goes on with what they did as a visitor. */
export const isTheirs = (found: StoredBom, owner: string) =>
  found.owner === '' || found.owner === owner
