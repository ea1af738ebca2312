import type { Hono } from 'hono'
import type { Standing } from '../requests/limits/standing.ts'
import type { Drawn } from './answer-cache.ts'

/** What is known of a request on its way through the door. */
export type Variables = {
  Variables: {
    requestId: string
    call: string
    address: string
    /** Where the caller stands under the limits that were counted. */
    standings: Standing[]
    userId: string | undefined
    keyId: string | undefined
    /** Of a page. */
    drawn: Drawn | undefined
  }
}

/** What answers requests; each part of the door adds its addresses. */
export type App = Hono<Variables>
