import { AsyncLocalStorage } from 'node:async_hooks'
import type { AuditWay } from '../../contract/audit/actions.ts'

/** By which way something is done, and by which key. */
export type Way = { via: AuditWay; keyId: string | null }

const current = new AsyncLocalStorage<Way>()
const command: Way = { via: 'command', keyId: null }

/** Does the work by a way, with all that comes of it. */
export const inWay = <T>(way: Way, work: () => T): T => current.run(way, work)

/** The way of what is being done. What neither a request nor a job does is the operator's. */
export const currentWay = (): Way => current.getStore() ?? command
