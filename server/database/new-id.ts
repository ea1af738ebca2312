import { randomUUID } from 'node:crypto'
import { v7 } from 'uuid'

/** A new row's id: UUIDv7 (RFC 9562), so that ids sort by the time they were made and cannot be guessed. */
export const newId = (): string => v7()

/** A request's id: random, since nothing is sorted by it, and Node has random ones ready. A tenth of the time of a v7. */
export const newRequestId = (): string => randomUUID()
