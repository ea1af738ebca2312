import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import { currentTraceparent } from './trace.ts'

const name = 'traceparent'
let isPassing = false

/**
 * From now on every HTTP request of this process that is made while it serves one, or works off a job, names the trace to
 * whom it asks: the header alone, which tells nothing of anybody. Node tells of each before it is sent: of fetch, by which
 * issuers and image hosts are asked, and of http, by which the card provider's SDK asks.
 */
export function passTracesOn() {
  if (isPassing) return
  isPassing = true
  subscribe('undici:request:create', (told) => {
    const { request } = told as { request: { addHeader: (name: string, value: string) => void } }
    const header = currentTraceparent()
    if (header) request.addHeader(name, header)
  })
  subscribe('http.client.request.created', (told) => {
    const { request } = told as { request: ClientRequest }
    const header = currentTraceparent()
    if (header && !request.headersSent) request.setHeader(name, header)
  })
}
