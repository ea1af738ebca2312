import { selectSafeAdmin } from '../store.ts'

/** Whether there is an admin whose password alone opens nothing. */
export const hasSafeAdmin = selectSafeAdmin
