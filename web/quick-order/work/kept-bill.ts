import type { Bill } from '../../../bom/bill.ts'

/** What is kept of the work between visits, whose it is ('' a visitor's), and since when, in milliseconds of 1970. */
export type Kept = { owner: string; bill: Bill; how: string; at: number }
/** A kept list by the name of the tab that keeps it. */
export type KeptList = Kept & { id: string }

const store = 'bills'
/** As many lists are kept of tabs that are closed. */
const most = 20

/** The browser's own database; rejects where it has none, or keeps nothing. */
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
  act: (bills: IDBObjectStore) => IDBRequest<T>,
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

/** Where the rows are kept until they are ordered: in this browser alone, a list for each tab. */
export const keptBills = {
  read: async (id: string): Promise<Kept | null> =>
    ((await inStore('readonly', (bills) => bills.get(id))) as Kept | undefined) ?? null,
  keep: (id: string, kept: Kept) => inStore('readwrite', (bills) => bills.put(kept, id)),
  forget: (id: string) => inStore('readwrite', (bills) => bills.delete(id)),
  /** The lists of other tabs that somebody may go on with, the newest first. */
  others: async (mine: string, owner: string): Promise<KeptList[]> => {
    const ids = (await inStore('readonly', (bills) => bills.getAllKeys())) as string[]
    const lists: KeptList[] = []
    for (const id of ids) {
      const kept = id === mine ? null : await keptBills.read(id)
      if (kept && isTheirs(kept, owner)) lists.push({ ...kept, id })
    }
    return lists.sort((a, b) => b.at - a.at).slice(0, most)
  },
}

/** Who logs in goes on with what they did as a visitor. */
export const isTheirs = (kept: Kept, owner: string) => kept.owner === '' || kept.owner === owner
