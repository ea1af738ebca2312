import { v7 } from 'uuid'

/** A new row's id: UUIDv7 (RFC 9562), so that ids sort by the time they were made and cannot be guessed. */
export const newId = (): string => v7()
