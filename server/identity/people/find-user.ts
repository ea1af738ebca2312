import { selectUser } from '../store.ts'

/** Whether there is an account of this e-mail, and whether it is an admin's; null when there is none. */
export const findUser = selectUser
